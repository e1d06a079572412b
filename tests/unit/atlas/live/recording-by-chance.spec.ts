import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { InspectionMessage } from '../../../../machines/recorder/messages.ts';
import { Recording } from '../../../../src/atlas/page/live/recording.ts';
import { decodeSession } from '../../../../src/atlas/page/live/session-file.ts';
import { sequenceRows } from '../../../../src/atlas/page/sequence/sequence-rows.ts';
import { simulatedSession } from '../../../sessions/simulated-session.ts';
import { weights } from '../../traffic/sessions-on-disk.ts';

const SEED = 20_261_125;
const RUNS = 60;
const MOST = 40;
const NO_SIZE = Number.POSITIVE_INFINITY;

const { messages } = simulatedSession({ ...weights, events: 24 }, 1, 2);

/** What was recorded, as plain as can be: every moment that came, and the number of the first that is kept. */
interface Plain {
  all: InspectionMessage[];
  first: number;
  readonly notes: Map<number, string>;
}

type Act =
  | { readonly kind: 'come'; readonly count: number }
  | { readonly kind: 'note'; readonly moment: number; readonly text: string }
  | { readonly kind: 'reopen' }
  | { readonly kind: 'clear' };

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('come' as const), count: fc.integer({ min: 1, max: 25 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('note' as const),
      moment: fc.integer({ min: 1, max: MOST }),
      text: fc.constantFrom('', 'here', 'and here'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'reopen' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'clear' as const }) },
);

/** The states of all actors after some moments: the last snapshot that each had. */
function statesAfter(all: readonly InspectionMessage[]): string[] {
  const last = new Map<string, unknown>();
  for (const message of all) if ('snapshot' in message) last.set(message.sessionId, message.snapshot.value);
  return [...last].map(([id, value]) => `${id} ${JSON.stringify(value)}`).sort();
}

function statesIn(recording: Recording, moment: number): string[] {
  return [...recording.actorsAt(moment).values()]
    .map(({ sessionId, snapshot }) => `${sessionId} ${JSON.stringify(snapshot.value)}`)
    .sort();
}

/** The first moments of what the tab does in one turn. */
function plainOpenings({ all, first }: Plain): number[] {
  return all.flatMap((message, at) =>
    at + 1 >= first && (at + 1 === first || message.turn !== all[at - 1]?.turn) ? [at + 1] : [],
  );
}

/** Every other turn is opened. */
function openedOf(openings: readonly number[]): ReadonlySet<number> {
  return new Set(openings.filter((_, at) => at % 2 === 0));
}

function momentsOf(first: number, last: number): number[] {
  return [first, Math.floor((first + last) / 2), last];
}

/** All that a recording shows. */
function shownBy(recording: Recording) {
  const { first, last, texts, openings } = recording;
  return {
    ends: [first, last],
    texts,
    beside: [recording.at(first - 1), recording.at(last + 1)],
    moments: momentsOf(first, last).map((moment) => [recording.at(moment), statesIn(recording, moment)]),
    notes: Array.from({ length: last }, (_, at) => recording.noteAt(at + 1)),
    openings,
    rows: sequenceRows(recording, openedOf(openings)).map((row) =>
      [row.kind, row.first, row.last, row.isOpen].join(' '),
    ),
  };
}

/** The same, of a plain list. */
function plainlyShown(plain: Plain): ReturnType<typeof shownBy> {
  const { all, first, notes } = plain;
  const last = all.length;
  const openings = plainOpenings(plain);
  const opened = openedOf(openings);
  return {
    ends: [first, last],
    texts: all.slice(first - 1).map((message) => JSON.stringify(message)),
    beside: [undefined, undefined],
    moments: momentsOf(first, last).map((moment) => [all[moment - 1], statesAfter(all.slice(0, moment))]),
    notes: all.map((_, at) => notes.get(at + 1) ?? ''),
    openings,
    rows: openings.flatMap((from, at) => {
      const to = (openings[at + 1] ?? last + 1) - 1;
      const inside = opened.has(from) ? Array.from({ length: to - from + 1 }, (_, more) => from + more) : [];
      return [`action ${from} ${to} ${opened.has(from)}`, ...inside.map((one) => `moment ${one} ${one} false`)];
    }),
  };
}

it(`A recording by chance holds what a plain list holds, ${RUNS} times`, () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 3, maxLength: 14 }), (acts) => {
      const recording = new Recording(MOST, NO_SIZE);
      const plain: Plain = { all: [], first: 1, notes: new Map() };
      let next = 0;
      for (const one of acts) {
        if (one.kind === 'come') {
          const come = messages.slice(next, next + one.count);
          next += come.length;
          recording.add(come);
          plain.all.push(...come);
          plain.first = Math.max(plain.first, plain.all.length - MOST + 1);
          for (const moment of plain.notes.keys()) if (moment < plain.first) plain.notes.delete(moment);
        } else if (one.kind === 'note') {
          const moment = Math.min(plain.first + one.moment - 1, plain.all.length);
          if (moment < plain.first) continue;
          recording.note(moment, one.text);
          if (one.text === '') plain.notes.delete(moment);
          else plain.notes.set(moment, one.text);
        } else if (one.kind === 'clear') {
          recording.clear();
          [plain.all, plain.first, next] = [[], 1, 0];
          plain.notes.clear();
        } else if (plain.first === 1 && plain.all.length > 0) {
          // What had to make room stands at the head of a file, and is no moment there: compared apart.
          recording.load(decodeSession(JSON.parse(recording.fileText())));
        }
        expect(shownBy(recording)).toEqual(plainlyShown(plain));
      }
    }),
    { seed: SEED, numRuns: RUNS },
  );
});
