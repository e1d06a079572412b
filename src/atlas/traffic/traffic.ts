import type { Times } from './times.ts';

/** What is counted of a transition. */
export interface TransitionTally {
  /** How often it was taken, and in how many sessions. */
  readonly count: number;
  readonly sessions: number;
}

/** What is counted of a state, itself or with states inside it. */
export interface StateTally {
  /** How often it was entered, and in how many sessions. */
  readonly visits: number;
  readonly sessions: number;
  /** How many of the visits were the last of their actor: it stopped there, or the session ended. */
  readonly ended: number;
  /** How long the visits were that a transition ended. */
  readonly times: Times;
}

/** What is counted of one version of a machine. */
export interface MachineTally {
  /** How many actors ran it, and in how many sessions. */
  readonly actors: number;
  readonly sessions: number;
  /** By the names of transitions: `cart.lines.filled: item.decreased[1]`. */
  readonly transitions: Readonly<Record<string, TransitionTally>>;
  /** By the paths of states: `lines.filled`. */
  readonly states: Readonly<Record<string, StateTally>>;
}

/** From one state to another: `cart/lines.filled` to `checkout/open.answer.complete`. */
export interface FunnelTally {
  /** Sessions that entered the first state, and those of them that entered the second one afterwards. */
  readonly entered: number;
  readonly reached: number;
  /** From the first time in the first to the first time in the second after it. */
  readonly times: Times;
}

/** What is counted of some sessions. */
export interface Tally {
  readonly sessions: number;
  readonly simulated: number;
  readonly events: number;
  /** By the machine's id and the hash of its version: `cart#0123456789abcdef`. */
  readonly machines: Readonly<Record<string, MachineTally>>;
  /** By the two states: `cart/lines.filled > checkout/open`. */
  readonly funnels: Readonly<Record<string, FunnelTally>>;
}

/** Nothing counted. */
export const NO_TALLY: Tally = { sessions: 0, simulated: 0, events: 0, machines: {}, funnels: {} };

/** The key of a version of a machine. */
export function machineKey(id: string, hash: string): string {
  return `${id}#${hash}`;
}

/** The id of the machine and the hash in a key. */
export function partsOfKey(key: string): { readonly id: string; readonly hash: string } {
  const [id = '', hash = ''] = key.split('#');
  return { id, hash };
}

/** The key of a funnel. */
export function funnelKey(from: string, to: string): string {
  return `${from} > ${to}`;
}
