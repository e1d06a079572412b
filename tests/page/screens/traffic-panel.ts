const NONE = 'No traffic is open. Files of sessions and of counts are read here and sent nowhere.';

/** Events in each of the sessions that the worker says it has read. */
const EVENTS = 10;

function one(count: number, word: string, words = `${word}s`): string {
  return `${count} ${count === 1 ? word : words}`;
}

/** What the panel says of what is open. */
export function trafficStatus(
  { files, sessions, unread }: { readonly files: number; readonly sessions: number; readonly unread: number },
  isReading: boolean,
): string {
  const left = unread === 0 ? '' : ` ${one(unread, 'session or file', 'sessions or files')} could not be read.`;
  if (sessions === 0) return isReading ? `${one(files, 'file')}, being read: 0 sessions until now.` : `${NONE}${left}`;
  const standing = isReading
    ? `${one(files, 'file')}, being read: ${one(sessions, 'session')} until now.`
    : `${one(files, 'file')}, ${one(sessions, 'session')}.`;
  const counted = `Counted: ${one(sessions, 'session')}, ${one(sessions * EVENTS, 'event')}.`;
  return `${standing} ${counted} All of them are simulated.${left}`;
}

/** The panel of traffic where nothing is open. */
export const emptyTraffic: readonly string[] = [
  `status: ${NONE}`,
  'text: Open sessions or counts',
  'button "Open sessions or counts"',
];

/** What the worker says when it has counted. */
export function countedReply(sessions: number, unread: number, isRead: boolean): object {
  return {
    kind: 'counted',
    sessions,
    unread,
    isRead,
    counted: {
      tally: { sessions, simulated: sessions, events: sessions * EVENTS, machines: {}, funnels: {} },
      all: sessions,
      listable: 0,
      languages: ['cn', 'en'],
      days: ['2026-09-01', '2026-09-02'],
    },
  };
}

/** What the worker says when it has replayed all sessions and found none that deviates. */
export function checkedReply(sessions: number): object {
  return { kind: 'checked', checked: [], sessions, isDone: true };
}

/** Runs in the page: a worker says nothing but what the walk lets it say. */
export function holdWorker(): void {
  class HeldWorker extends EventTarget {
    constructor() {
      super();
      Reflect.set(globalThis, 'heldWorker', this);
    }
    postMessage(): void {}
    terminate(): void {}
  }
  Reflect.set(globalThis, 'Worker', HeldWorker);
}

/** Runs in the page: the worker says something. */
export function sayAsWorker(data: object): void {
  Reflect.get(globalThis, 'heldWorker').dispatchEvent(new MessageEvent('message', { data }));
}
