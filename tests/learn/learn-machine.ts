import type { Browser } from '@playwright/test';
import { type MealyDifference, compareMealy } from '../engine/learn/compare.ts';
import { type LearnOptions, type Learned, type Progress, learn } from '../engine/learn/learn.ts';
import { CANNOT } from '../engine/learn/learnable.ts';
import { Unsteady } from '../engine/learn/observation-tree.ts';
import { failureWords } from '../engine/replay/failure-words.ts';
import type { Mealy } from '../engine/w-method/mealy.ts';
import type { Adapter } from './adapters/adapter.ts';
import { PageSystem } from './adapters/page-system.ts';
import { declaredOf } from './declared/register.ts';
import { FAULT_SWITCH } from './shop/faults.ts';
import { TESTS } from './tests.ts';

/** Where a machine is learned, and with what seed. */
export interface LearnPlace {
  readonly browser: Browser;
  readonly baseURL: string;
  readonly seed: number;
  /** How hypotheses are tested; `TESTS` where left out. */
  readonly tests?: Omit<LearnOptions, 'seed'>;
  /** The fault that is switched on in the page; none where left out. */
  readonly fault?: string;
  readonly onProgress?: (progress: Progress) => void;
}

/** What was learned of a machine on the page, and how it compares with what is declared. */
export interface Outcome extends Learned {
  /** The shortest walk that tells it from the declared behaviour, in words; null where there is none. */
  readonly difference: string | null;
  /** What a healthy shop never says, as lines of the gate of the walks. */
  readonly consoleErrors: readonly string[];
}

/** A page that did not do the same twice is learned once more, and waited for so many times longer. */
const PATIENCE = 5;

/** An output by its readings. */
function readingsOf(output: string): ReadonlyMap<string, string> {
  if (output === CANNOT) return new Map([['the control', 'absent, disabled or covered']]);
  return new Map(output.split('\n').map((line) => [line.split(': ', 1)[0] ?? '', line.slice(line.indexOf(': ') + 2)]));
}

/** The readings in which two outputs differ. */
function differencesOf(expected: string, seen: string) {
  const [left, right] = [readingsOf(expected), readingsOf(seen)];
  return [...new Set([...left.keys(), ...right.keys()])]
    .map((what) => ({ what, expected: left.get(what) ?? '', seen: right.get(what) ?? '' }))
    .filter((one) => one.expected !== one.seen);
}

/** The shortest walk after which a learned machine differs from the declared one, as it was played on the page. */
interface PlayedDifference extends MealyDifference {
  /** The page does as is declared: the learned machine was wrong there. */
  readonly isWrong: boolean;
}

/** Compares, and plays what differs on the page once more; null where nothing differs. */
async function playDifference(id: string, mealy: Mealy, system: PageSystem): Promise<PlayedDifference | null> {
  const found = compareMealy(declaredOf(id, system.inputs), mealy);
  if (found === null) return null;
  const first = await system.reset();
  const looks = await system.play(found.inputs.map((input) => system.inputs.indexOf(input)));
  const seen = looks.at(-1)?.output ?? first.output;
  return { ...found, seen, isWrong: seen === found.expected };
}

/** A difference in words: the walk, and what was expected and seen of it side by side. @throws Unsteady where it is none */
function differenceWords(id: string, found: PlayedDifference | null): string | null {
  if (found === null) return null;
  const { inputs, expected, seen, isWrong } = found;
  if (isWrong) throw new Unsteady(`${id}: learned wrong; the page is as declared after ${inputs.join(', ')}.`);
  return failureWords(`${id}: the page is not as declared after`, {
    words: ['start', ...inputs],
    differences: differencesOf(expected, seen),
  });
}

/**
 * Learns a machine on the page from outside, and compares it with what is declared.
 *
 * @throws Unsteady where the page does not do the same twice, even if it is waited for longer
 */
export async function learnMachine(adapter: Adapter, place: LearnPlace): Promise<Outcome> {
  const { browser, baseURL, seed, tests = TESTS, fault, onProgress } = place;
  const globals: Record<string, string> = fault === undefined ? {} : { [FAULT_SWITCH]: fault };
  const system = await PageSystem.open(adapter, { browser, baseURL, globals });
  // A fault need not be learned in full: it is found once the page confirms a difference.
  const isFound = async (mealy: Mealy): Promise<boolean> =>
    (await playDifference(adapter.id, mealy, system))?.isWrong === false;
  const attempt = async (): Promise<Outcome> => {
    const learned = await learn(system, {
      seed,
      ...tests,
      ...(fault !== undefined && { isEnough: isFound }),
      ...(onProgress && { onProgress }),
    });
    const difference = differenceWords(adapter.id, await playDifference(adapter.id, learned.mealy, system));
    return { ...learned, difference, consoleErrors: system.consoleErrors };
  };
  try {
    return await attempt().catch((error: unknown) => {
      if (!(error instanceof Unsteady)) throw error;
      system.patience = PATIENCE;
      return attempt();
    });
  } finally {
    await system.close();
  }
}
