/**
 * A second count of sessions, as plain as can be and with nothing of the atlas: it reads the JSON of whole files, keeps every
 * single time, and sorts them.
 */

interface Message {
  readonly type: string;
  readonly sessionId: string;
  readonly createdAt: string;
  readonly definition?: string;
  readonly transitions?: readonly string[];
  readonly snapshot?: { readonly value?: unknown; readonly status?: string; readonly context?: { shown?: unknown } };
}

export interface PlainSession {
  readonly simulated?: object | null;
  readonly messages: readonly Message[];
}

export interface PlainCount {
  sessions: number;
  events: number;
  /** By machine and name. */
  readonly taken: Map<string, number>;
  readonly takenIn: Map<string, Set<number>>;
  readonly visits: Map<string, number>;
  readonly visitedIn: Map<string, Set<number>>;
  readonly ended: Map<string, number>;
  readonly times: Map<string, number[]>;
}

/** The sessions in the text of a file. */
export function plainSessions(text: string): PlainSession[] {
  return text
    .split(/^\]\}$/mu)
    .filter((part) => part.trim() !== '')
    .map((part) => JSON.parse(`${part}]}`));
}

/** `{ a: 'b', c: { d: 'e' } }` as a, a.b, c, c.d, c.d.e. */
function plainPaths(value: unknown, above = ''): string[] {
  if (typeof value === 'string') return [above + value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [above + key, ...plainPaths(inner, `${above}${key}.`)]);
}

function more<TKey>(map: Map<TKey, number>, key: TKey): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}

function within(map: Map<string, Set<number>>, key: string, session: number): void {
  map.set(key, (map.get(key) ?? new Set()).add(session));
}

/** Counts sessions. */
export function plainCount(sessions: readonly PlainSession[]): PlainCount {
  const count: PlainCount = {
    sessions: sessions.length,
    events: 0,
    taken: new Map(),
    takenIn: new Map(),
    visits: new Map(),
    visitedIn: new Map(),
    ended: new Map(),
    times: new Map(),
  };
  for (const [session, { messages }] of sessions.entries()) {
    const actors = [...new Set(messages.map(({ sessionId }) => sessionId))];
    count.events += messages.filter(({ type }) => type === '@xstate.event').length;
    for (const actor of actors) {
      const own = messages.filter(({ sessionId }) => sessionId === actor);
      const definition = own.find(({ type }) => type === '@xstate.actor')?.definition;
      if (definition === undefined) continue;
      const { id, states } = JSON.parse(definition);
      if (states === undefined) continue;
      const entered = new Map<string, number>();
      for (const message of own) {
        for (const name of message.transitions ?? []) {
          more(count.taken, `${id} ${name}`);
          within(count.takenIn, `${id} ${name}`, session);
        }
        if (message.snapshot?.value === undefined) continue;
        const now = plainPaths(message.snapshot.value);
        for (const [path, since] of entered) {
          if (now.includes(path)) continue;
          const key = `${id} ${path}`;
          count.times.set(key, [...(count.times.get(key) ?? []), Number(message.createdAt) - since]);
          entered.delete(path);
        }
        for (const path of now) {
          if (entered.has(path)) continue;
          entered.set(path, Number(message.createdAt));
          more(count.visits, `${id} ${path}`);
          within(count.visitedIn, `${id} ${path}`, session);
        }
      }
      for (const path of entered.keys()) more(count.ended, `${id} ${path}`);
    }
  }
  return count;
}

/** The time that so many of a hundred do not exceed, exactly: the one at this place of all that are sorted. */
export function plainPercentile(times: readonly number[], percent: number): number | null {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? null;
}

/** The first time in a state of each session, and the first in another one after it. */
export function plainFunnel(sessions: readonly PlainSession[], from: string, to: string): (number | null)[] {
  return sessions.flatMap(({ messages }) => {
    const machines = new Map<string, string>();
    const before = new Map<string, string[]>();
    let start: number | null = null;
    for (const { sessionId, type, definition, snapshot, createdAt } of messages) {
      if (type === '@xstate.actor' && definition !== undefined) machines.set(sessionId, JSON.parse(definition).id);
      if (snapshot?.value === undefined || !machines.has(sessionId)) continue;
      const now = plainPaths(snapshot.value);
      for (const path of now.filter((one) => before.get(sessionId)?.includes(one) !== true)) {
        const state = `${machines.get(sessionId)}/${path}`;
        if (start !== null && state === to) return [Number(createdAt) - start];
        if (start === null && state === from) start = Number(createdAt);
      }
      before.set(sessionId, now);
    }
    return start === null ? [] : [null];
  });
}
