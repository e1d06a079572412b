import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { type MachineId, machines } from '../../../machines/index.ts';
import { EVERYTHING } from '../../../machines/traffic/question.ts';
import { wholeSessionText } from '../../sessions/whole-session-text.ts';
import type { ShopTexts } from '../../../src/atlas/session-test/shop-texts.ts';
import { playwrightSpec } from '../../../src/atlas/session-test/playwright-spec.ts';
import { checkedCsv } from '../../../src/atlas/traffic/conformance/checked-csv.ts';
import { Replica } from '../../../src/atlas/traffic/conformance/replica.ts';
import { replicasOfBuild } from '../../../src/atlas/traffic/conformance/replicas.ts';
import { type CheckedSession, Counting } from '../../../src/atlas/traffic/counting.ts';
import { sessionIn } from '../../../src/atlas/traffic/read-session.ts';
import { trafficParts } from '../../../src/atlas/traffic/traffic-file.ts';
import { stateWords } from '../../engine/machine/state-words.ts';
import { seededRandom } from '../../engine/random-walks/random.ts';
import { LOCALES } from '../../facts/texts.ts';
import { countFiles } from '../../traffic/count-files.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { followWalks, oneInEachLeaf } from '../support/follow-walks.ts';
import { altered } from './altered.ts';
import { sessionsOnDisk } from './sessions-on-disk.ts';

const { files } = await sessionsOnDisk(24, 1);
const funnel = { from: 'cart/lines.filled', to: 'checkout/open' };
const asked = { ...EVERYTHING, funnelFrom: funnel.from, funnelTo: funnel.to };
const texts = new Map<string, ShopTexts>(LOCALES.map(({ code, file }) => [code, file]));

/** Files of a session each, the altered one in every third of them, opened one after the other. */
async function opened(): Promise<Counting> {
  const counting = new Counting();
  const random = seededRandom(7);
  for (const [at, path] of files.entries()) {
    const whole = sessionIn(readFileSync(path));
    const session = (at % 3 === 0 ? altered(whole, random)?.session : undefined) ?? whole;
    await counting.read(new File([wholeSessionText(session)], `${at}.session.json`), () => {});
  }
  return counting;
}

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

// Where it changes, look at it, and then have the table written anew: `npm run test:unit -- traffic/as-looked-at -u`.
it('What is counted, listed, checked and saved of simulated sessions is what was looked at last', async () => {
  const counting = await opened();
  const checked: CheckedSession[] = [];
  for await (const one of counting.check(replicasOfBuild())) if (one !== null) checked.push(one);
  const sessions = await Promise.all(files.map((_, index) => counting.session(index)));
  const { counter } = await countFiles(files, 1, [funnel]);
  const counts = [...trafficParts(counter.slices.map((key) => [key, counter.tally(key)] as const))].join('');
  const again = new Counting();
  await again.read(new File([counts], 'traffic.json'), () => {});
  expect({
    counted: fingerprint(JSON.stringify(counting.count(asked))),
    'counted of one language': fingerprint(JSON.stringify(counting.count({ ...asked, language: 'cn' }))),
    listed: fingerprint(JSON.stringify(counting.list(EVERYTHING, files.length))),
    checked: fingerprint(checkedCsv(checked)),
    XES: fingerprint(await textOf(counting.xes(EVERYTHING))),
    counts: fingerprint(counts),
    'counts, opened again': fingerprint(JSON.stringify(again.count(asked))),
    'Playwright tests': fingerprint(...sessions.map((session) => playwrightSpec(session, texts))),
  }).toMatchSnapshot();
  expect(checked.length).toBeGreaterThan(0);
});

/** Machines with seven guards and more: each combination of their answers is a machine of its own, which takes long. */
const MANY_GUARDS: readonly MachineId[] = ['cart', 'search', 'viewer'];

/** Whatever its guards say: where each event leads a machine in each state, as somebody reads it who has no payload. */
function possibleIn(id: MachineId): readonly string[] {
  const machine: AnyStateMachine = machines[id];
  const replica = new Replica(machine);
  return oneInEachLeaf(followWalks(id, 'page')).flatMap(({ snapshot }) =>
    machine.events.flatMap((type) => {
      const outcomes = replica.possible(snapshot, { type }).map((one) => `${one.state} by ${one.took.join(', ')}`);
      const each = new Set(outcomes);
      return each.size > 1 ? [`${stateWords(snapshot.value)}, ${type}: ${[...each].join(' or ')}`] : [];
    }),
  );
}

it('What a masked step may lead to is what was looked at last', () => {
  const ids = (Object.keys(machines) as MachineId[]).filter((id) => !MANY_GUARDS.includes(id));
  const possible = ids.map((id) => [id, possibleIn(id)] as const);
  expect(Object.fromEntries(possible.filter(([, lines]) => lines.length > 0))).toMatchSnapshot();
});
