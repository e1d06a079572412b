/**
 * One value of the context that a step has changed, as JSON; empty where it was not there before or is not there after.
 */
export interface Change {
  readonly key: string;
  readonly before: string;
  readonly after: string;
}

/** One step of a walk as its walk file tells it. */
export interface ReadStep {
  /** What happens: the event with its payload. */
  readonly words: string;
  /** Where it leads: the state in words. */
  readonly state: string;
  readonly ignored: boolean;
  /** The names of the transitions that it takes. */
  readonly took: readonly string[];
  readonly changes: readonly Change[];
  /** What else is told: what is emitted, done, asked, armed, returned, and the tags. */
  readonly says: readonly string[];
}

/** A walk of a walk file. */
export interface ReadWalk {
  readonly id: string;
  readonly kind: string;
  readonly steps: readonly ReadStep[];
}

const LEADS_TO = ' → ';
const AND = ' · ';
const IGNORED = '(ignored)';

/** A transition is written without its event where that is the event of the step. */
function longName(name: string, event: string): string {
  return name.includes(': ') ? name : name.replace('[', `: ${event}[`);
}

type Context = ReadonlyMap<string, string>;

function changeOf(part: string, context: Context): Change | null {
  const [, key = '', after = ''] = /^(\S+) = (.*)$/su.exec(part) ?? [];
  if (key !== '') return { key, before: context.get(key) ?? '', after };
  const [, lost = ''] = /^(\S+) gone$/u.exec(part) ?? [];
  return lost === '' ? null : { key: lost, before: context.get(lost) ?? '', after: '' };
}

function stepOf(line: string, state: string, context: Context): ReadStep {
  const [words = '', result] = line.trim().split(LEADS_TO);
  if (result === undefined) throw new Error(`No «→» in «${line}».`);
  const event = words.split(' ')[0] ?? '';
  if (result === IGNORED) return { words, state, ignored: true, took: [], changes: [], says: [] };
  const [to = '', ...parts] = result.split(AND);
  const steps = parts.map((part) => ({ part, change: changeOf(part, context) }));
  const isTook = (part: string): boolean => part.startsWith('by ');
  return {
    words,
    state: to,
    ignored: false,
    took: parts.filter(isTook).map((part) => longName(part.slice('by '.length), event)),
    changes: steps.flatMap(({ change }) => change ?? []),
    says: steps.filter(({ part, change }) => change === null && !isTook(part)).map(({ part }) => part),
  };
}

function walkOf(block: string): ReadWalk {
  const [title = '', ...lines] = block.split('\n');
  const [, id, kind] = /^walk ([0-9a-f]+) (\S+)$/u.exec(title) ?? [];
  if (id === undefined || kind === undefined) throw new Error(`No walk begins with «${title}».`);
  const context = new Map<string, string>();
  const steps: ReadStep[] = [];
  for (const line of lines) {
    const step = stepOf(line, steps.at(-1)?.state ?? '', context);
    for (const { key, after } of step.changes) {
      if (after === '') context.delete(key);
      else context.set(key, after);
    }
    steps.push(step);
  }
  return { id, kind, steps };
}

/** Reads a walk file. @throws where the text is not one */
export function readWalkFile(text: string): ReadWalk[] {
  const [head = '', ...blocks] = text.trimEnd().split('\n\n');
  if (!head.startsWith('walk file ')) throw new Error(`No walk file begins with «${head.split('\n')[0] ?? ''}».`);
  return blocks.map((block) => walkOf(block.trim()));
}
