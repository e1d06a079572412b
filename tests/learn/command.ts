import { type Browser, chromium } from '@playwright/test';
import { playingOptions } from '../browser/support/this-machine.ts';
import type { Call } from '../commands/call.ts';
import { tableOf } from '../commands/table.ts';
import { serveBuild } from '../pages/served.ts';
import { ADAPTERS } from './adapters/adapters.ts';
import type { Adapter } from './adapters/adapter.ts';
import { type Outcome, learnMachine } from './learn-machine.ts';
import { ProgressLines } from './progress-lines.ts';
import { DIST_FOLDER, FAULTY_FOLDER, buildWhereNone, buildWithFaults } from './shop/build.ts';
import { FAULTS, type Fault } from './shop/faults.ts';

/** Pages that are learned on at once: twice the cores of a small machine, since a page waits half of the time. */
const PAGES = 4;
const MS_PER_SECOND = 1000;

/** One machine to be learned, with a fault or without. */
interface Job {
  readonly title: string;
  readonly adapter: Adapter;
  readonly fault?: Fault;
}

/** What came of a job: what was learned, or why nothing was, and how many seconds it took. */
interface Done extends Job {
  readonly outcome: Outcome | Error;
  readonly seconds: number;
}

function adapterOf(id: string): Adapter {
  const found = ADAPTERS.find((adapter) => adapter.id === id);
  if (found === undefined)
    throw new Error(`«${id}» is not learned. There are ${ADAPTERS.map((one) => one.id).join(', ')}.`);
  return found;
}

/** The jobs that a call asks for: the machines or faults that it names, all where it names none. */
function jobsOf(names: readonly string[], isFaulty: boolean): Job[] {
  if (!isFaulty)
    return (names.length === 0 ? ADAPTERS : names.map(adapterOf)).map((adapter) => ({ title: adapter.id, adapter }));
  const unknown = names.find((name) => !FAULTS.some((fault) => fault.name === name));
  if (unknown !== undefined) throw new Error(`There is no fault «${unknown}».`);
  return FAULTS.filter(({ name }) => names.length === 0 || names.includes(name)).map((fault) => ({
    title: fault.name,
    adapter: adapterOf(fault.machine),
    fault,
  }));
}

function rowOf({ title, adapter, outcome, seconds }: Done): (string | number)[] {
  const machine = title === adapter.id ? title : `${title} (${adapter.id})`;
  if (outcome instanceof Error) return [machine, '', '', '', '', '', '', seconds, 'not learned'];
  const { mealy, cost, sizes, tested, difference } = outcome;
  return [
    machine,
    mealy.access.length,
    mealy.inputs.length,
    sizes.length,
    cost.queries,
    cost.resets,
    cost.steps,
    seconds,
    `${difference === null ? 'equal' : 'differs'}${tested.played < tested.planned ? `, ${tested.played} of ${tested.planned} tests` : ''}`,
  ];
}

/** What is wrong with a machine that is learned without a fault, or with a fault that was not found; in words. */
function complaintOf({ title, outcome, fault }: Done): string | null {
  if (outcome instanceof Error) return `${title}: ${outcome.message}`;
  if (fault !== undefined) return outcome.difference === null ? `${title}: ${fault.words}, and nothing differs` : null;
  const noise = outcome.consoleErrors.map((line) => `${title}: ${line}`);
  return [...(outcome.difference === null ? [] : [outcome.difference]), ...noise].join('\n') || null;
}

async function work(jobs: readonly Job[], browser: Browser, baseURL: string, seed: number, say: Call['say']) {
  const [queue, done]: [Job[], Done[]] = [[...jobs], []];
  const progress = new ProgressLines(say);
  const worker = async (): Promise<void> => {
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
      const { title, adapter, fault } = job;
      const start = performance.now();
      const outcome = await learnMachine(adapter, {
        browser,
        baseURL,
        seed,
        ...(fault && { fault: fault.name }),
        onProgress: (news) => progress.tell(title, news),
      }).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
      const seconds = Math.round((performance.now() - start) / MS_PER_SECOND);
      progress.end(
        title,
        outcome instanceof Error ? outcome.message : `${outcome.mealy.access.length} states`,
        seconds,
      );
      done.push({ ...job, outcome, seconds });
    }
  };
  await Promise.all(Array.from({ length: PAGES }, worker));
  return done;
}

/**
 * Learns machines of the shop from outside, on the page, and compares each with what is declared of it:
 * `npm run learn [-- <machine>… --seed <n>]`. With `--faults` each fault of wiring is learned instead, and must be found.
 */
export async function run({ args, say }: Call): Promise<boolean> {
  const start = performance.now();
  const seedAt = args.indexOf('--seed');
  const seed = seedAt < 0 ? 1 : Number(args[seedAt + 1]);
  if (!Number.isInteger(seed)) throw new Error('--seed takes a whole number.');
  const isFaulty = args.includes('--faults');
  const names = args.filter((arg, place) => !arg.startsWith('--') && (seedAt < 0 || place !== seedAt + 1));
  const jobs = jobsOf(names, isFaulty);
  if (isFaulty) await buildWithFaults();
  else await buildWhereNone();
  const served = await serveBuild(isFaulty ? FAULTY_FOLDER : DIST_FOLDER);
  const browser = await chromium.launch(await playingOptions());
  try {
    const done = await work(jobs, browser, served.origin, seed, say);
    const inOrder = jobs.flatMap(({ title }) => done.filter((one) => one.title === title));
    const head = ['', 'states', 'inputs', 'hypotheses', 'queries', 'resets', 'steps', 'seconds', ''];
    say(`\n${tableOf([head, ...inOrder.map(rowOf)])}\n`);
    if (isFaulty) {
      for (const { title, fault, outcome } of inOrder)
        if (!(outcome instanceof Error) && outcome.difference !== null)
          say(`${title}: ${fault?.words ?? ''}\n${outcome.difference}\n`);
    }
    const complaints = inOrder.map(complaintOf).filter((words) => words !== null);
    for (const words of complaints) say(`${words}\n`);
    const well = inOrder.length - complaints.length;
    const words = isFaulty ? 'faults found' : 'machines equal to what is declared';
    say(
      `${well} of ${inOrder.length} ${words}, seed ${seed}, ${Math.round((performance.now() - start) / MS_PER_SECOND)} s`,
    );
    return complaints.length === 0;
  } finally {
    await browser.close();
    await served.close();
  }
}
