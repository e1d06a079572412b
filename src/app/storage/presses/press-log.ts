import type { SafeStore } from '../safe-store.ts';
import { type Read, readRecord } from '../records.ts';
import { type Base, formatBase, grown, holdsAll, isIn, lastIn, parseBase, VERSION } from './base.ts';
import { comparePresses, keyOf, parseKey, type Press } from './press.ts';
import { createSequence } from './sequence.ts';
import type { PressedSlice } from './slice.ts';

/** What a log of presses needs of its tab. */
export interface LogTab {
  readonly store: SafeStore;
  /** Letters and digits that no other tab has. */
  readonly tabId: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls back in a task of its own, after those that wait already. */
  readonly soon: (callback: () => void) => void;
  /** Something that was stored could not be read and is left out. */
  readonly onDamage: () => void;
  /** A newer shop has written. */
  readonly onNewer: () => void;
  /** There are presses to fold. Called again and again as long as it is so. */
  readonly onLong: () => void;
}

/** So many presses may be stored one by one, before the old ones are folded into the base. */
export const MOST_PRESSES = 48;

/** The presses of all tabs, joined to the actor of one of them. */
export interface PressLog<Event> {
  /** Stores what was pressed in this tab, at once: a tab that is closed the next moment has stored it. */
  readonly record: (event: Event) => void;
  /** Reads what is stored, stores what is not, and shows the actor what all tabs together made. */
  readonly sync: () => void;
  /** Another tab has stored or removed something under a key; null: under any. It is shown soon, with all that came by then. */
  readonly hear: (key: string | null) => void;
  /** The last press that is known; undefined where all are in the base. */
  readonly lastPress: () => Press<unknown> | undefined;
  /**
   * Folds the presses up to this one into the base. Only for who holds the lock. What is folded stays stored until the
   * next time, so that it is not lost where two tabs folded without having seen each other.
   */
  readonly fold: (upTo: Press<unknown> | undefined) => void;
}

/**
 * Keeps every press of every tab (R30). Each press has a key of its own, `<name>.<at>.<tab>`, so that no tab writes over
 * another. What all tabs hold is the base and all presses after it, replayed in the order of time and tab.
 *
 * - What this tab knows and storage does not (it was cleared, or it refused) is stored again as soon as it can be.
 * - What nobody can read is left out and removed; what a newer shop wrote stays as it is, and nothing is folded then.
 */
export function createPressLog<State, Event extends object, Data>(
  slice: PressedSlice<State, Event, Data>,
  { store, tabId, now, soon, onDamage, onNewer, onLong }: LogTab,
): PressLog<Event> {
  const prefix = `${slice.name}.`;
  const baseKey = `${prefix}base`;
  let base: Base<Data> = { data: slice.none, seen: {}, before: 0, older: null };
  let older: string | null = null;
  let isNewer = false;
  /** The time of the last press that was ever known. */
  let last = 0;
  /** The presses that storage holds, and those of them that are in the base, by what stands behind the prefix. */
  let stored = new Set<string>();
  let folded = new Set<string>();
  /** The presses of this tab that storage has never held, in order. */
  const unsaved: Press<Event>[] = [];
  const sequence = createSequence<State, Event>(slice.begin(slice.none), slice.next);

  const textOf = (data: Data) => JSON.stringify(slice.formatData(data));
  const baseText = (of: Base<Data>) => formatBase(of, slice.formatData);
  const meetNewer = () => {
    isNewer = true;
    onNewer();
  };
  /** A shop of version 1 knows no presses; what it changed in its own key since the base counts as if pressed first. */
  const beginning = (): Data => {
    const from = slice.older.parse(base.older).data;
    return older === null ? base.data : slice.older.shift(base.data, from, slice.older.parse(older).data);
  };
  const rebase = () => sequence.rebase(slice.begin(beginning()), (press) => isIn(base, press));
  const takeBase = (taken: Base<Data>) => {
    base = taken;
    last = Math.max(last, lastIn(base));
    rebase();
  };
  const saveBase = () => void store.put(baseKey, baseText(base));

  const takeRead = ({ data, isDamaged }: Read<Base<Data>>) => {
    if (isDamaged) onDamage();
    // A base that holds less than this tab knows was written by a tab that had not seen it.
    const isLess = holdsAll(base, data) && !holdsAll(data, base);
    if (!isLess && baseText(data) !== baseText(base)) takeBase(data);
    if (isLess || isDamaged) saveBase();
  };
  const readBase = () => {
    const written = store.readAgain(baseKey);
    const read = written === null ? 'damaged' : parseBase(written, slice.parseData);
    if (read === 'newer') return meetNewer();
    if (read !== 'damaged') return takeRead(read);
    const isKnown = lastIn(base) > 0 || textOf(base.data) !== textOf(slice.none);
    if (isKnown && !isNewer) return saveBase();
    if (written === null) return;
    onDamage();
    store.remove(baseKey);
  };
  const readOlder = () => {
    const written = store.readAgain(slice.name);
    if (written === null || written === older) return;
    const { data, isDamaged } = slice.older.parse(written);
    const known = older ?? base.older;
    if (isDamaged && known === null) onDamage();
    const valid = isDamaged ? (known ?? slice.older.format(data)) : written;
    if (isDamaged) store.put(slice.name, valid);
    if (valid === older) return;
    older = valid;
    rebase();
  };
  const parsePress = (name: string): Press<Event> | 'newer' | 'damaged' => {
    const record = readRecord(store.readAgain(prefix + name) ?? '', VERSION);
    if (typeof record === 'string') return record;
    const place = parseKey(name);
    const event = slice.parseEvent(record);
    return place === null || event === null ? 'damaged' : { ...place, event };
  };
  const readPress = (name: string) => {
    const press = parsePress(name);
    if (press === 'newer') return meetNewer();
    if (press === 'damaged') {
      onDamage();
      return store.remove(prefix + name);
    }
    stored.add(name);
    last = Math.max(last, press.at);
    if (!isIn(base, press)) sequence.insert(press);
  };
  const savePress = (press: Press<Event>): boolean => {
    const name = keyOf(press);
    const isSaved = store.put(prefix + name, JSON.stringify({ v: VERSION, ...press.event }));
    if (isSaved) stored.add(name);
    return isSaved;
  };
  /** Stores the presses that storage lost, and then those that it refused, until it refuses again. */
  const save = () => {
    const fresh = new Set(unsaved.map(keyOf));
    const lost = sequence.presses.filter((press) => !stored.has(keyOf(press)) && !fresh.has(keyOf(press)));
    if (!isNewer && !lost.every(savePress)) return;
    while (unsaved[0] !== undefined && savePress(unsaved[0])) unsaved.shift();
  };
  const read = () => {
    const keys = store.keys(prefix);
    if (keys === null) return;
    const names = keys.map((key) => key.slice(prefix.length)).filter((name) => name !== 'base');
    stored = new Set(names.filter((name) => stored.has(name)));
    readBase();
    readOlder();
    for (const name of names) if (!stored.has(name)) readPress(name);
    folded = new Set([...stored].filter((name) => isIn(base, parseKey(name) ?? { at: Infinity, tab: '' })));
  };
  const show = () => {
    const data = slice.dataOf(sequence.stateAfter());
    if (textOf(data) !== textOf(slice.current())) slice.restore(data);
    if (!isNewer && (stored.size > MOST_PRESSES || folded.size > 0)) onLong();
  };
  const sync = () => {
    read();
    save();
    show();
  };

  let isShowDue = false;
  const showSoon = () => {
    if (isShowDue) return;
    isShowDue = true;
    soon(() => {
      isShowDue = false;
      show();
    });
  };
  /** A press that came or went changes nothing else, and there may be hundreds at a time. Returns whether it was one. */
  const hearPress = (name: string): boolean => {
    const place = parseKey(name);
    if (place === null) return false;
    const isThere = store.readAgain(prefix + name) !== null;
    if (isThere && !stored.has(name)) readPress(name);
    if (!isThere && isIn(base, place)) {
      stored.delete(name);
      folded.delete(name);
    }
    return isThere || isIn(base, place);
  };

  slice.subscribe(show);
  return {
    sync,
    hear: (key) => {
      if (key === null || !key.startsWith(prefix) || !hearPress(key.slice(prefix.length))) read();
      // A storage that another tab could write to may take what it refused.
      save();
      showSoon();
    },
    lastPress: () => sequence.presses.at(-1),
    record: (event) => {
      read();
      last = Math.max(now(), last + 1);
      const press = { at: last, tab: tabId, event };
      sequence.insert(press);
      unsaved.push(press);
      save();
    },
    fold: (upTo) => {
      sync();
      if (isNewer || unsaved.length > 0) return;
      for (const name of folded) {
        store.remove(prefix + name);
        stored.delete(name);
      }
      const presses = sequence.presses.filter((press) => upTo !== undefined && comparePresses(press, upTo) <= 0);
      if (presses.length === 0) return;
      const data = slice.dataOf(sequence.stateAfter(presses.length));
      const kept = new Set([...stored].map((name) => parseKey(name)?.tab ?? ''));
      const folding = grown(base, presses, { data, older: older ?? base.older, kept });
      if (!store.offer(baseKey, baseText(folding))) return;
      takeBase(folding);
      sync();
    },
  };
}
