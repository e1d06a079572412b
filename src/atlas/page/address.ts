import type { Wording } from '../../../machines/viewer/viewer.machine.ts';
import { type Chart, statesWithin } from '../chart/chart.ts';
import type { WalkedOn } from './walks/load-walks.ts';

/** A walk that is followed, and the step of it that shows, counted from 0. */
export interface WalkTarget {
  readonly walkFile: WalkedOn;
  readonly id: string;
  readonly stepIndex: number;
}

/** A moment of a recorded session: by what name this browser keeps the session, and the number of the moment in it, from 1. */
export interface MomentTarget {
  readonly session: string;
  readonly moment: number;
}

/**
 * What an address opens: `#cart` a machine, `#cart/lines.filled` a state of it, `#cart/cart.lines: …` a transition,
 * `#cart?fold=lines,undo` with these states folded, `#cart?words=code` in the names of the code,
 * `#cart?walk=page/0badcafe/3` the third step of a walk, `#cart?try=start/item.added%20…` a trial with these steps,
 * `#cart?moment=1a2b3c4d/17` a moment of a session that this browser keeps. What follows the question mark may be joined by `&`.
 */
export interface AddressTarget {
  readonly machine: string;
  readonly part: string | null;
  /** The ids of the states that are folded. */
  readonly folded: readonly string[];
  readonly wording: Wording;
  readonly walk: WalkTarget | null;
  /** The steps of a trial in words; null where there is none. */
  readonly trial: readonly string[] | null;
  readonly moment: MomentTarget | null;
}

/** A name as it stands in an address, where half a sign has no code. */
function encoded(name: string): string {
  return encodeURIComponent(name.toWellFormed());
}

/** The part of the address after `#` for what is open. */
export function addressOf({
  machine,
  part,
  folded = [],
  wording = 'plain',
  walk = null,
  trial = null,
  moment = null,
}: Pick<AddressTarget, 'machine' | 'part'> & Partial<AddressTarget>): string {
  const selected = part === null ? '' : `/${encoded(part)}`;
  const asked = [
    ...(folded.length === 0 ? [] : [`fold=${folded.map(encoded).join()}`]),
    ...(wording === 'plain' ? [] : [`words=${wording}`]),
    ...(walk === null ? [] : [`walk=${walk.walkFile}/${encoded(walk.id)}/${walk.stepIndex + 1}`]),
    ...(moment === null ? [] : [`moment=${moment.session}/${moment.moment}`]),
    ...(walk !== null || trial === null ? [] : [`try=${trial.map(encoded).join('/')}`]),
  ];
  return `#${encoded(machine)}${selected}${asked.length === 0 ? '' : `?${asked.join('&')}`}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What an address asks for by a name after the question mark, as it stands there; empty where it does not. */
function askedIn(hash: string, name: string): string {
  const asked = hash.slice(hash.indexOf('?') + 1).split('&');
  return asked.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

/** What an address opens; null where it names nothing. */
export function targetIn(hash: string): AddressTarget | null {
  const [, machine = '', part = ''] = /^#?([^/?]*)\/?([^?]*)/su.exec(hash) ?? [];
  if (machine === '') return null;
  const [, walkFile, id, number] = /^(actor|page)\/([^/]+)\/([1-9]\d*)$/u.exec(askedIn(hash, 'walk')) ?? [];
  const walk: WalkTarget | null =
    id !== undefined && (walkFile === 'actor' || walkFile === 'page')
      ? { walkFile, id: decoded(id), stepIndex: Number(number) - 1 }
      : null;
  const steps = askedIn(hash, 'try');
  const [, session, place] = /^([0-9a-f]{8})\/([1-9]\d*)$/u.exec(askedIn(hash, 'moment')) ?? [];
  const folded = askedIn(hash, 'fold');
  return {
    machine: decoded(machine),
    part: part === '' ? null : decoded(part),
    folded: folded === '' ? [] : folded.split(',').map(decoded),
    wording: askedIn(hash, 'words') === 'code' ? 'code' : 'plain',
    walk,
    trial: steps === '' ? null : steps.split('/').map(decoded),
    moment: session === undefined ? null : { session, moment: Number(place) },
  };
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
