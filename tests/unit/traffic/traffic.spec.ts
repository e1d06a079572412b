import { describe, expect, it } from 'vitest';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type MachineId, machines } from '../../../machines/index.ts';
import { EVERYTHING } from '../../../machines/traffic/question.ts';
import { Counting } from '../../../src/atlas/traffic/counting.ts';
import { ALL_SESSIONS, passing } from '../../../src/atlas/traffic/filter.ts';
import { mergeTallies, sumOf } from '../../../src/atlas/traffic/merge.ts';
import { decodeSession } from '../../../src/atlas/page/live/session-file.ts';
import { Names } from '../../../src/atlas/traffic/names.ts';
import { sessionIn } from '../../../src/atlas/traffic/read-session.ts';
import { type SessionPart, sessionsIn } from '../../../src/atlas/traffic/session-stream.ts';
import { TallyCounter } from '../../../src/atlas/traffic/tally.ts';
import { bucketOf, percentileOf, timeOf } from '../../../src/atlas/traffic/times.ts';
import {
  decodeTraffic,
  mergeSlices,
  type Slices,
  tallyOf,
  trafficParts,
} from '../../../src/atlas/traffic/traffic-file.ts';
import { machineKey, NO_TALLY, type Tally } from '../../../src/atlas/traffic/traffic.ts';
import { type Trail, trailOf } from '../../../src/atlas/traffic/trail.ts';
import { versionOf } from '../../../src/atlas/traffic/version.ts';
import { seededRandom } from '../../engine/random-walks/random.ts';
import { countFiles } from '../../traffic/count-files.ts';
import { plainCount, plainFunnel, plainPercentile } from './plain-count.ts';
import { sessionsOnDisk } from './sessions-on-disk.ts';

const FUNNEL = { from: 'cart/lines.filled', to: 'checkout/open' };

const { files, sessions } = await sessionsOnDisk(60, 12);
const plain = plainCount(sessions);

async function counted(some: readonly string[], threads: number, funnels = [FUNNEL]): Promise<Slices> {
  const { counter } = await countFiles(some, threads, funnels);
  return Object.fromEntries(counter.slices.map((key) => [key, counter.tally(key)]));
}

function textOf(slices: Slices): string {
  return [...trafficParts(Object.entries(slices))].join('');
}

const { counter: everything, broken } = await countFiles(files, 2, [FUNNEL]);
const slices: Slices = Object.fromEntries(everything.slices.map((key) => [key, everything.tally(key)]));
const whole = tallyOf(slices, ALL_SESSIONS);

/** The cells of a tally by machine and name, as far as it counts anything there. */
function cells(tally: Tally, read: (machine: Tally['machines'][string]) => readonly (readonly [string, number])[]) {
  return Object.fromEntries(
    Object.entries(tally.machines)
      .flatMap(([key, machine]) =>
        read(machine).map(([name, count]) => [`${key.split('#')[0]} ${name}`, count] as const),
      )
      .filter(([, count]) => count > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function counts(map: ReadonlyMap<string, number | ReadonlySet<number>>): Record<string, number> {
  return Object.fromEntries(
    [...map]
      .map(([key, value]): [string, number] => [key, typeof value === 'number' ? value : value.size])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

async function* chunksOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function partsOf(bytes: Uint8Array, size: number): Promise<SessionPart[]> {
  const parts: SessionPart[] = [];
  // A part is good until the next one.
  for await (const { bytes: part, offset } of sessionsIn(chunksOf(bytes, size)))
    parts.push({ bytes: part.slice(), offset });
  return parts;
}

async function trails(names: Names): Promise<Trail[]> {
  const all: Trail[] = [];
  for (const file of files)
    for (const { bytes } of await partsOf(readFileSync(file), 2 ** 16)) all.push(trailOf(sessionIn(bytes), names));
  return all;
}

describe('the traffic of a folder', () => {
  it('is that of a plain count of the same files, in every cell', () => {
    expect(broken).toEqual([]);
    expect([whole.sessions, whole.simulated, whole.events]).toEqual([sessions.length, sessions.length, plain.events]);
    const taken = cells(whole, ({ transitions }) =>
      Object.entries(transitions).map(([name, { count }]) => [name, count]),
    );
    expect(Object.keys(taken).length).toBeGreaterThan(80);
    expect(taken).toEqual(counts(plain.taken));
    const takenIn = ({ transitions }: Tally['machines'][string]) =>
      Object.entries(transitions).map(([name, one]) => [name, one.sessions] as const);
    expect(cells(whole, takenIn)).toEqual(counts(plain.takenIn));
    for (const [kind, expected] of [
      ['visits', plain.visits],
      ['sessions', plain.visitedIn],
      ['ended', plain.ended],
    ] as const)
      expect(cells(whole, ({ states }) => Object.entries(states).map(([name, one]) => [name, one[kind]]))).toEqual(
        counts(expected),
      );
  });

  it('knows the median and the 95th percentile of each state to 1/128', () => {
    const states = Object.entries(whole.machines).flatMap(([key, machine]) =>
      Object.entries(machine.states).map(([name, { times }]) => ({ name: `${key.split('#')[0]} ${name}`, times })),
    );
    expect(states.length).toBeGreaterThan(80);
    for (const { name, times } of states)
      for (const percent of [50, 95]) {
        const exact = plainPercentile(plain.times.get(name) ?? [], percent);
        const estimate = percentileOf(times, percent);
        if (exact === null) expect(estimate, name).toBeNull();
        else expect(Math.abs((estimate ?? NaN) - exact), `${name}: ${exact}`).toBeLessThanOrEqual(exact / 128);
      }
  });

  it('counts visits as those that a transition ended and those that were the last', () => {
    for (const { states } of Object.values(whole.machines))
      for (const { visits, ended, times } of Object.values(states))
        expect(Object.values(times).reduce((sum, count) => sum + count, 0) + ended).toBe(visits);
  });

  it('knows how many get from one state to another, and in what time', () => {
    const ways = plainFunnel(sessions, FUNNEL.from, FUNNEL.to);
    const reached = ways.filter((time) => time !== null);
    const funnel = whole.funnels[`${FUNNEL.from} > ${FUNNEL.to}`];
    expect(reached.length).toBeGreaterThan(5);
    expect([funnel?.entered, funnel?.reached]).toEqual([ways.length, reached.length]);
    const median = plainPercentile(reached, 50) ?? NaN;
    expect(Math.abs((percentileOf(funnel?.times ?? {}, 50) ?? NaN) - median)).toBeLessThanOrEqual(median / 128);
  });

  it('names each machine by the version of this build, and another one by another', () => {
    const expected = (Object.keys(machines) as MachineId[]).map((id) => machineKey(id, versionOf(machines[id].config)));
    expect(expected).toEqual(expect.arrayContaining(Object.keys(whole.machines)));
    const { cart } = machines;
    expect(versionOf({ ...cart.config, description: 'Other words.' })).toBe(versionOf(cart.config));
    expect(versionOf({ ...cart.config, on: { 'cart.left': { target: '.lines.empty' } } })).not.toBe(
      versionOf(cart.config),
    );
  });
});

describe('merging', () => {
  it('is the same for one thread and two, to the last digit', async () => {
    expect(textOf(await counted(files, 1))).toBe(textOf(slices));
  });

  it('of all slices in the counter is that of their tallies', () => {
    expect(JSON.stringify(everything.tally())).toBe(JSON.stringify(sumOf(Object.values(slices))));
  });

  it('is the same in any order and grouping', async () => {
    const parts = await Promise.all(files.map((file) => counted([file], 1)));
    const random = seededRandom(3);
    for (let round = 0; round < 10; round += 1) {
      const left = [...parts];
      while (left.length > 1) {
        const [a = {}] = left.splice(random.below(left.length), 1);
        const [b = {}] = left.splice(random.below(left.length), 1);
        left.push(mergeSlices(a, b));
      }
      expect(textOf(left[0] ?? {})).toBe(textOf(slices));
    }
  });

  it('leaves out a funnel that was not counted everywhere, and reads back what it wrote', async () => {
    const [first = '', second = ''] = files;
    const [one, other] = [await counted([first], 1), await counted([second], 1, [])];
    const sum = tallyOf(mergeSlices(one, other), ALL_SESSIONS);
    expect(sum.funnels).toEqual({});
    expect(decodeTraffic(JSON.parse(textOf(slices)))).toEqual(JSON.parse(JSON.stringify(slices)));
    expect(() => decodeTraffic({ format: 'loadout traffic', version: 9 })).toThrow('version');
    expect(() => decodeTraffic({ format: 'loadout traffic', version: 1, slices: { a: { sessions: -1 } } })).toThrow(
      'broken',
    );
  });
});

describe('a way that nobody began', () => {
  const way = { 'cart/lines.filled > checkout/open': { entered: 0, reached: 0, times: {} } };

  it('is told where a question lets no session through, and in whichever order nothing is added to it', async () => {
    const counting = new Counting();
    for (const file of files.slice(0, 1)) await counting.read(new File([readFileSync(file)], file), () => undefined);
    const asked = { ...EVERYTHING, language: 'nobody', funnelFrom: FUNNEL.from, funnelTo: FUNNEL.to };
    expect(counting.count(asked).tally).toMatchObject({ sessions: 0, funnels: way });
    expect(counting.count({ ...asked, passed: 'cart/nowhere' }).tally.funnels).toEqual(way);
    const none = { ...NO_TALLY, funnels: way };
    const some = { ...NO_TALLY, sessions: 2 };
    for (const order of [
      [none, NO_TALLY],
      [NO_TALLY, none],
    ])
      expect(sumOf(order).funnels).toEqual(way);
    expect([sumOf([none, some]), sumOf([some, none])]).toEqual([some, some]);
  });
});

describe('a session that lasts for long', () => {
  it('has times of 49 days at most, and none that begins anew', () => {
    const [text = ''] = readFileSync(files[0] ?? '', 'utf8').split(/(?<=^\]\}\n)/mu);
    const session = decodeSession(JSON.parse(text));
    const { messages } = session;
    const late = messages.map((message, at) =>
      at === 0 ? message : { ...message, createdAt: String(Number(message.createdAt) + 2 ** 32) },
    );
    const { times } = trailOf({ ...session, messages: late }, new Names());
    const { times: short } = trailOf(session, new Names());
    expect(Math.max(...times)).toBe(2 ** 32 - 1);
    expect(times.every((time, at) => time >= (short[at] ?? 0))).toBe(true);
  });
});

describe('a session that cannot be read', () => {
  it('is left out and named, and the others of its file are counted', async () => {
    const text = readFileSync(files[0] ?? '', 'utf8');
    const file = join(mkdtempSync(join(tmpdir(), 'loadout-broken-')), 'broken.json');
    const [first = '', second = '', ...others] = text.split(/(?<=^\]\}\n)/mu);
    writeFileSync(file, [first, second.replace('"sessionId"', '"session"'), ...others].join(''));
    const read = await countFiles([file], 1);
    rmSync(dirname(file), { recursive: true });
    expect(read.broken).toMatchObject([{ file, sessions: 1 }]);
    expect(read.counter.tally().sessions).toBe(others.length + 1);
  });
});

describe('a name that every object has', () => {
  it('is counted as any other, and changes no object', async () => {
    const [first = ''] = readFileSync(files[0] ?? '', 'utf8').split(/(?<=^\]\}\n)/mu);
    const hostile = first.replaceAll('"transitions":["', '"transitions":["__proto__","constructor","');
    const names = new Names();
    const [one, other] = [new TallyCounter(names), new TallyCounter(names)];
    one.add(trailOf(decodeSession(JSON.parse(hostile)), names));
    other.add(trailOf(decodeSession(JSON.parse(first)), names));
    const sum = mergeTallies(mergeTallies(one.tally(), other.tally()), one.tally());
    const odd = Object.values(sum.machines).flatMap(({ transitions }) =>
      Object.entries(transitions).filter(([name]) => name === '__proto__' || name === 'constructor'),
    );
    expect(odd.length).toBeGreaterThan(0);
    for (const [, { count, sessions: within }] of odd) expect([count % 2, within]).toEqual([0, 2]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Reflect.get({}, 'count')).toBeUndefined();
  });
});

describe('a filter', () => {
  it('counts the sessions that it lets through, as a plain count of those does', async () => {
    const names = new Names();
    const all = await trails(names);
    const passed = 'cart/cart.lines.filled: item.removed[0]';
    const name = Object.keys(whole.machines)
      .filter((key) => key.startsWith('cart#'))
      .flatMap((key) => Object.keys(whole.machines[key]?.transitions ?? {}));
    expect(name).toContain('cart.lines.filled: item.removed[0]');
    const isPassing = passing({ ...ALL_SESSIONS, passed }, names);
    const kept = sessions.filter((_, index) => isPassing(all[index] as Trail));
    expect(kept).toEqual(
      sessions.filter(({ messages }) =>
        messages.some(({ transitions }) => transitions?.includes('cart.lines.filled: item.removed[0]') === true),
      ),
    );
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(sessions.length);
    const counter = new TallyCounter(names);
    for (const trail of all.filter(isPassing)) counter.add(trail);
    const taken = cells(counter.tally(), ({ transitions }) =>
      Object.entries(transitions).map(([transition, { count }]) => [transition, count]),
    );
    expect(taken).toEqual(counts(plainCount(kept).taken));
  });

  it('lets through what has passed a part that is selected, and of this what else is asked', async () => {
    const names = new Names();
    const all = await trails(names);
    const [passed, part] = ['cart/lines.filled', 'wishlist/filled'];
    const having = (filter: Parameters<typeof passing>[0]) => all.filter(passing(filter, names));
    const both = having({ ...ALL_SESSIONS, passed, part });
    const [one, other] = [having({ ...ALL_SESSIONS, passed }), having({ ...ALL_SESSIONS, part })];
    expect(both).toEqual(one.filter((trail) => other.includes(trail)));
    expect(both.length).toBeGreaterThan(0);
    expect(both.length).toBeLessThan(Math.min(one.length, other.length));
  });

  it('offers the languages of all sessions, and the days from the first to the last of them, whatever it lets through', async () => {
    const counting = new Counting();
    for (const file of files) await counting.read(new File([readFileSync(file)], file), () => undefined);
    const languages = [...new Set((await trails(new Names())).map(({ language }) => language))].sort();
    const all = sessions
      .map(({ messages: [first] }) => new Date(Number(first?.createdAt)).toISOString().slice(0, 'yyyy-mm-dd'.length))
      .sort();
    const days = [all[0], all.at(-1)];
    expect(days[0]).not.toBe(days[1]);
    for (const language of [null, ...languages])
      expect(counting.count({ ...EVERYTHING, language })).toMatchObject({ languages, days });
  });

  it('adds up to all sessions by language, by day and by outcome', async () => {
    const all = await trails(new Names());
    for (const [facet, key] of [
      ['language', 'language'],
      ['outcome', 'outcome'],
    ] as const) {
      const values = [...new Set(all.map((trail) => trail[key]))];
      expect(values.length).toBeGreaterThan(1);
      const parts = values.map((value) => tallyOf(slices, { ...ALL_SESSIONS, [facet]: value }));
      expect(sumOf(parts)).toEqual(sumOf([whole]));
      expect(parts.map((part) => part.sessions)).toEqual(
        values.map((value) => all.filter((trail) => trail[key] === value).length),
      );
    }
    const early = tallyOf(slices, { ...ALL_SESSIONS, to: '2026-09-10' });
    const late = tallyOf(slices, { ...ALL_SESSIONS, from: '2026-09-11' });
    expect([early.sessions > 0, late.sessions > 0, early.sessions + late.sessions]).toEqual([
      true,
      true,
      whole.sessions,
    ]);
  });
});

describe('a stream of sessions', () => {
  it('is cut at their ends, wherever its chunks are', async () => {
    const bytes = readFileSync(files[0] ?? '').subarray(0, 400_000);
    const placesOf = async (size: number) =>
      (await partsOf(bytes, size)).map(({ bytes: part, offset }) => {
        // Text is compared in no time, single bytes are not.
        expect(Buffer.from(part).toString()).toBe(bytes.toString('utf8', offset, offset + part.length));
        return [offset, part.length];
      });
    const expected = await placesOf(bytes.length);
    expect(expected.length).toBeGreaterThan(3);
    for (const size of [1009, 4096, 65_536]) expect(await placesOf(size)).toEqual(expected);
  });

  it('has the same sessions where its lines end as Windows ends them, wherever its chunks are', async () => {
    const bytes = readFileSync(files[0] ?? '').subarray(0, 400_000);
    const sessionsOf = async (text: string, size: number) =>
      (await partsOf(new TextEncoder().encode(text), size)).map(({ bytes: part }) =>
        new TextDecoder().decode(part).replaceAll('\r\n', '\n'),
      );
    const expected = await sessionsOf(bytes.toString(), bytes.length);
    expect(expected.length).toBeGreaterThan(3);
    const text = bytes.toString().replaceAll('\n', '\r\n');
    for (const size of [1009, 4096, 65_536]) expect(await sessionsOf(text, size)).toEqual(expected);
  });

  it('reads a session without an end of line, and one in another layout', async () => {
    const text = `{"format":"loadout session","version":2,"messages":[\n{}\n]}`;
    const encoder = new TextEncoder();
    expect(await partsOf(encoder.encode(text), 7)).toHaveLength(1);
    expect(await partsOf(encoder.encode(JSON.stringify(JSON.parse(text), null, 2)), 7)).toHaveLength(1);
    expect(await partsOf(encoder.encode('\n \n'), 7)).toHaveLength(0);
  });
});

describe('times', () => {
  it('are exact below 128 ms and within 1/128 above, for every length of time', () => {
    for (let time = 0; time < 2 ** 32; time = time < 5000 ? time + 1 : Math.ceil(time * 1.0007)) {
      const middle = timeOf(bucketOf(time));
      if (time < 128) expect(middle).toBe(time);
      else expect(Math.abs(middle - time)).toBeLessThanOrEqual(time / 128);
    }
    expect(bucketOf(-5)).toBe(0);
    expect(bucketOf(2 ** 40)).toBe(bucketOf(2 ** 32 - 1));
  });
});
