import { type Chart, statesWithin } from '../chart/chart.ts';
import type { WalkedOn } from './walks/load-walks.ts';

/** A walk that is followed, and the step of it that shows, counted from 0. */
export interface WalkTarget {
  readonly walkFile: WalkedOn;
  readonly id: string;
  readonly stepIndex: number;
}

/**
 * What an address opens: `#cart` a machine, `#cart/lines.filled` a state of it, `#cart/cart.lines: …` a transition,
 * `#cart?walk=page/0badcafe/3` the third step of a walk, `#cart?try=start/item.added%20…` a trial with these steps.
 */
export interface AddressTarget {
  readonly machine: string;
  readonly part: string | null;
  readonly walk: WalkTarget | null;
  /** The steps of a trial in words; null where there is none. */
  readonly trial: readonly string[] | null;
}

/** The part of the address after `#` for what is open. */
export function addressOf({
  machine,
  part,
  walk = null,
  trial = null,
}: Pick<AddressTarget, 'machine' | 'part'> & Partial<AddressTarget>): string {
  const selected = part === null ? '' : `/${encodeURIComponent(part)}`;
  const step = walk === null ? '' : `?walk=${walk.walkFile}/${encodeURIComponent(walk.id)}/${walk.stepIndex + 1}`;
  const tried = walk !== null || trial === null ? '' : `?try=${trial.map(encodeURIComponent).join('/')}`;
  return `#${encodeURIComponent(machine)}${selected}${step}${tried}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What an address opens; null where it names nothing. */
export function targetIn(hash: string): AddressTarget | null {
  const [, machine = '', part = ''] = /^#?([^/?]*)\/?([^?]*)/su.exec(hash) ?? [];
  if (machine === '') return null;
  const [, walkFile, id, number] = /\?walk=(actor|page)\/([^/]+)\/([1-9]\d*)$/u.exec(hash) ?? [];
  const walk: WalkTarget | null =
    id !== undefined && (walkFile === 'actor' || walkFile === 'page')
      ? { walkFile, id: decoded(id), stepIndex: Number(number) - 1 }
      : null;
  const [, steps] = /\?try=(.+)$/su.exec(hash) ?? [];
  const trial = steps === undefined ? null : steps.split('/').map(decoded);
  return { machine: decoded(machine), part: part === '' ? null : decoded(part), walk, trial };
}

/** Whether a part is a transition: states never have a colon in their ids. */
export function isTransition(part: string): boolean {
  return part.includes(': ');
}

/**
 * The state or transition that a part of an address means: the one of this name, or the first one whose name ends with
 * it: `filled` is `lines.filled`. The part itself where there is none.
 */
export function partIn({ root, transitions }: Chart, part: string): string {
  const names = [...statesWithin(root).map(({ id }) => id), ...transitions.map(({ name }) => name)];
  if (names.includes(part)) return part;
  return names.find((name) => name.endsWith(`.${part}`) || name.endsWith(`: ${part}`)) ?? part;
}
