import type { ActorRefFrom } from 'xstate';
import type { recorderMachine } from '../../../../machines/recorder/recorder.machine.ts';
import type { MomentTarget } from '../address.ts';
import type { SessionStore } from './kept-sessions.ts';
import type { Recording } from './recording.ts';
import { type Session, decodeSession } from './session-file.ts';

type Recorder = ActorRefFrom<typeof recorderMachine>;

/** What is kept of a recording: under which name, and the numbers of its first and its last moment there. */
interface Kept {
  readonly session: string;
  readonly first: number;
  readonly last: number;
}

/**
 * The addresses of recorded moments. While one moment shows, the recording is kept in this browser, and the moment has an
 * address: the name of the session, and its number in it. What is shown live has none, since it is another one at once.
 */
export class KeptMoments {
  readonly #recording: Recording;
  readonly #store: SessionStore;
  readonly #newName: () => string;
  readonly #subscribers = new Set<() => void>();
  #kept: Kept | null = null;
  #shown: number | null = null;
  /** Counts the recordings, so that what was kept of another one is nothing. */
  #recordings = 0;
  #isLost = false;
  #isWriting = false;
  /** Whether what is being written is out of date already. */
  #isStale = false;
  #told = '';

  constructor(recording: Recording, store: SessionStore, newName: () => string) {
    this.#recording = recording;
    this.#store = store;
    this.#newName = newName;
  }

  /** Is called whenever the address of the moment that shows has changed; returns how to end that. */
  subscribe(subscriber: () => void): () => void {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }

  /** The moment that shows; null where none is, or it is not kept. */
  get target(): MomentTarget | null {
    const [kept, shown] = [this.#kept, this.#shown];
    if (kept === null || shown === null || shown < kept.first || shown > kept.last) return null;
    return { session: kept.session, moment: shown - kept.first + 1 };
  }

  /** The number of a moment of an address in the recording that is open; null where that is of another session. */
  numberOf({ session, moment }: MomentTarget): number | null {
    return this.#kept?.session === session ? this.#kept.first + moment - 1 : null;
  }

  /** Whether an address named a session that this browser does not keep. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Another recording begins: the one that is kept by this name, or a new one. */
  begin(session: string | null = null): void {
    this.#recordings += 1;
    this.#isLost = false;
    const { first, last } = this.#recording;
    this.#kept = session === null ? null : { session, first, last };
  }

  /** What is kept has other notes by now. */
  renew(): void {
    if (this.#isWriting) this.#isStale = true;
    else if (this.#kept !== null) void this.#keep();
  }

  /** The session that an address names; null, and said to be lost, where it is not kept. */
  async find(name: string): Promise<Session | null> {
    const session = await this.#store
      .find(name)
      .then((text) => (text === null ? null : decodeSession(JSON.parse(text))))
      .catch(() => null);
    this.#isLost = session === null;
    this.#tell();
    return session;
  }

  /** Follows what a recorder shows. */
  follow(recorder: Recorder): void {
    recorder.subscribe((snapshot) => {
      const { momentNumber } = snapshot.context;
      this.#shown = snapshot.hasTag('still') && momentNumber > 0 ? momentNumber : null;
      this.#tell();
      if (this.#shown !== null && this.target === null) void this.#keep();
    });
  }

  /** Keeps the recording as far as it is now. One that is written meanwhile is waited for. */
  async #keep(): Promise<void> {
    if (this.#isWriting) return;
    const { first, last } = this.#recording;
    const [recording, session] = [this.#recordings, this.#kept?.session ?? this.#newName()];
    this.#isWriting = true;
    const isWritten = await this.#store.keep(session, this.#recording.fileText()).then(
      () => true,
      () => false,
    );
    this.#isWriting = false;
    if (!isWritten) return;
    if (recording === this.#recordings) this.#kept = { session, first, last };
    this.#tell();
    // Another moment may show by now, or one of another recording; or it has other notes.
    const isStale = this.#isStale || (this.#shown !== null && this.target === null);
    this.#isStale = false;
    if (isStale) void this.#keep();
  }

  /** A recording that goes on live changes nothing here. */
  #tell(): void {
    const { target } = this;
    const told = `${target?.session} ${target?.moment} ${this.#isLost}`;
    if (told === this.#told) return;
    this.#told = told;
    for (const subscriber of this.#subscribers) subscriber();
  }
}
