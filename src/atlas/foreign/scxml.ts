import { DONE_STATE as XSTATE_DONE_STATE } from '../chart/trigger.ts';
import { keyIn, nameIn } from '../exports/scxml/xml.ts';
import { misfitAt } from './misfit.ts';
import {
  DONE_STATE,
  ERRORS,
  PLATFORM,
  REGIONS,
  actionOf,
  asksName,
  guardIn,
  keyOf,
  millisecondsOf,
} from './scxml-words.ts';
import { type XmlElement, xmlRoot } from './xml.ts';

const STATES: ReadonlySet<string> = new Set(['state', 'parallel', 'final', 'history']);
/** What says nothing of the flow, or only something to whoever runs it. */
const IGNORED: ReadonlySet<string> = new Set(['datamodel', 'script', 'donedata', 'initial', 'invoke']);
const ACTIONS: ReadonlySet<string> = new Set(['raise', 'send', 'log', 'assign', 'script', 'cancel', 'if', 'foreach']);

/**
 * An element in which parallel states are whole: exports of the atlas write one that must not be left with its regions as a
 * state around them.
 */
function withoutHolders(element: XmlElement): XmlElement {
  const children = element.children.map(withoutHolders);
  const holder = children.find(
    ({ name, attributes }) =>
      name === 'parallel' && attributes.get('id') === `${REGIONS}${element.attributes.get('id') ?? ''}`,
  );
  if (holder === undefined) return { ...element, children };
  return {
    ...element,
    name: 'parallel',
    children: [...children.filter((child) => child !== holder), ...holder.children],
  };
}

function transitionIn(element: XmlElement | undefined): XmlElement | undefined {
  return element?.children.find(({ name }) => name === 'transition');
}

/** The transition to where a state begins; a state may say it by an attribute alone. */
function initialTransition({ children }: XmlElement): XmlElement | undefined {
  return transitionIn(children.find(({ name }) => name === 'initial'));
}

/** The events that an element names, by themselves or as those that a transition waits for. */
function eventsIn({ attributes }: XmlElement): string[] {
  return (attributes.get('event') ?? '').split(/\s+/u).filter((event) => event !== '');
}

function eventsWithin(element: XmlElement): string[] {
  return [...eventsIn(element), ...element.children.flatMap(eventsWithin)];
}

/** Reads the states of a document. */
class ScxmlReader {
  readonly #text: string;
  /** The path of each state by its id. */
  readonly #paths = new Map<string, readonly string[]>();
  readonly #keys = new Map<XmlElement, string>();
  readonly #actors = new Map<string, string>();
  readonly #machine: string;
  /** The machine: the document, or the one state in it that goes by its name, as exports of XState write it. */
  readonly #root: XmlElement;
  readonly #document: XmlElement;
  /** All that are named in the document, and those that its platform sends. */
  readonly #events: ReadonlySet<string>;

  constructor(text: string, name: string) {
    this.#text = text;
    this.#document = withoutHolders(xmlRoot(text));
    this.#events = new Set([...ERRORS, ...eventsWithin(this.#document)]);
    const own = this.#document.attributes.get('name');
    this.#machine = nameIn(keyOf(own ?? name)) || 'machine';
    this.#root = this.#wholeIn(own) ?? this.#document;
  }

  /** The one state that goes by the name of the document, with the final states that such exports must put beside it. */
  #wholeIn(name: string | undefined): XmlElement | null {
    const states = this.#document.children.filter((child) => STATES.has(child.name));
    const [whole, ...others] = states.toSorted((a, b) => Number(a.name === 'final') - Number(b.name === 'final'));
    if (whole === undefined || name === undefined || whole.attributes.get('id') !== name) return null;
    const areIts = others.every(
      ({ name: kind, attributes }) => kind === 'final' && attributes.get('id')?.startsWith(`${name}.`),
    );
    return areIts ? { ...whole, children: [...whole.children, ...others] } : null;
  }

  read(): object {
    if (this.#document.name !== 'scxml') throw misfitAt(this.#text, this.#document.offset, 'kind');
    if (this.#root !== this.#document) this.#paths.set(this.#root.attributes.get('id') ?? '', []);
    this.#name(this.#root, []);
    return { id: this.#machine, ...this.#stateOf(this.#root, [], this.#root) };
  }

  #name(element: XmlElement, path: readonly string[]): void {
    const before = `actor.${element.attributes.get('id') ?? ''}.`;
    for (const { name, attributes } of element.children) {
      const actor = name === 'invoke' ? attributes.get('id') : undefined;
      if (actor?.startsWith(before) === true) this.#actors.set(actor, nameIn(actor.slice(before.length)));
    }
    for (const [place, child] of element.children.filter(({ name }) => STATES.has(name)).entries()) {
      const id = child.attributes.get('id');
      // An id that holds that of its parent is a path: its last part is the name.
      const above = `${element.attributes.get('id') ?? ''}.`;
      const own = id?.startsWith(above) === true ? id.slice(above.length) : id;
      const key = keyIn(keyOf(own ?? `${child.name}${place + 1}`));
      this.#keys.set(child, key);
      if (id !== undefined) {
        if (this.#paths.has(id)) throw misfitAt(this.#text, child.offset, 'name', id);
        this.#paths.set(id, [...path, key]);
      }
      this.#name(child, [...path, key]);
    }
  }

  #targets(element: XmlElement, attribute = 'target'): string[] {
    const ids = (element.attributes.get(attribute) ?? '').split(/\s+/u).filter((id) => id !== '');
    return ids.map((id) => {
      const path = this.#paths.get(id);
      if (path === undefined)
        throw misfitAt(this.#text, element.attributeOffsets.get(attribute) ?? element.offset, 'target', id);
      return `#${[this.#machine, ...path].join('.')}`;
    });
  }

  /** The child that a state begins in, and what is done on the way there; a state that begins deeper than that cannot be said in XState. */
  #initialOf(element: XmlElement, states: readonly XmlElement[]): string | object | undefined {
    const [first] = states;
    const transition = initialTransition(element);
    const [holder, attribute] = transition === undefined ? [element, 'initial'] : [transition, 'target'];
    if (!holder.attributes.has(attribute)) return first === undefined ? undefined : this.#keys.get(first);
    const value = holder.attributes.get(attribute) ?? '';
    const found = states.find((state) => state.attributes.get('id') === value.trim());
    if (found === undefined)
      throw misfitAt(this.#text, holder.attributeOffsets.get(attribute) ?? holder.offset, 'initial', value);
    const target = this.#keys.get(found);
    const actions = transition === undefined ? [] : this.#actionsOf(transition);
    return actions.length === 0 ? target : { target, actions: actions.map((type) => ({ type })) };
  }

  #actionsOf(element: XmlElement): string[] {
    for (const child of element.children)
      if (!ACTIONS.has(child.name)) throw misfitAt(this.#text, child.offset, 'element', child.name);
    return element.children.map(actionOf);
  }

  #transitionOf(element: XmlElement, path: readonly string[]): object {
    const target = this.#targets(element);
    const guard = guardIn(element.attributes.get('cond'), element.attributes.get('event') ?? '');
    const actions = this.#actionsOf(element);
    // What leads out of its state leaves it, whatever it says (3.13).
    const within = `#${[this.#machine, ...path].join('.')}.`;
    const isInternal = element.attributes.get('type') === 'internal' && target.every((id) => id.startsWith(within));
    const isExternal = target.length > 0 && !isInternal;
    return {
      ...(target.length === 0 ? {} : { target }),
      ...(guard === undefined ? {} : { guard: { type: guard } }),
      ...(actions.length === 0 ? {} : { actions: actions.map((type) => ({ type })) }),
      ...(isExternal ? { reenter: true } : {}),
    };
  }

  /** The id of an actor, without the state that exports of the atlas put before it. */
  #actorOf(id: string): string {
    return this.#actors.get(id) ?? id;
  }

  /** The path of a state by its id, or by that of its regions. */
  #pathOf(id: string): readonly string[] | undefined {
    return this.#paths.get(id) ?? (id.startsWith(REGIONS) ? this.#paths.get(id.slice(REGIONS.length)) : undefined);
  }

  /**
   * What XState calls an event: those of the platform have names of its own. SCXML takes any event whose name begins so
   * (3.12.1), which shows where another one does.
   */
  #eventOf(event: string, condition: string | undefined): string {
    if (event === '.*') return '*';
    for (const [theirs, ours] of PLATFORM)
      if (event.startsWith(theirs)) return `${ours}${this.#actorOf(event.slice(theirs.length))}`;
    const path = event.startsWith(DONE_STATE) ? this.#pathOf(event.slice(DONE_STATE.length)) : undefined;
    if (path !== undefined) return `${XSTATE_DONE_STATE}${[this.#machine, ...path].join('.')}`;
    const isBeginning = [...this.#events].some((other) => other.startsWith(`${event}.`));
    return isBeginning && !asksName(condition, event) ? `${nameIn(event)}.*` : nameIn(event);
  }

  /** The delays of events that a state sends to itself on the way in, in milliseconds. */
  #delaysOf(element: XmlElement): ReadonlyMap<string, number> {
    const sent = element.children
      .filter(({ name }) => name === 'onentry')
      .flatMap(({ children }) => children.filter(({ name }) => name === 'send'));
    return new Map(
      sent.flatMap(({ attributes }): [string, number][] => {
        const delay = millisecondsOf(attributes.get('delay'));
        const isOwn = !attributes.has('target') || attributes.get('target') === '#_internal';
        return delay === null || !isOwn ? [] : [[attributes.get('event') ?? '', delay]];
      }),
    );
  }

  #transitionsOf(element: XmlElement, path: readonly string[]): object {
    const delays = this.#delaysOf(element);
    const after = new Map<string, object[]>();
    const on = new Map<string, object[]>();
    const always: object[] = [];
    for (const one of element.children.filter(({ name }) => name === 'transition')) {
      const transition = this.#transitionOf(one, path);
      const events = eventsIn(one);
      if (events.length === 0) always.push(transition);
      for (const event of events) {
        const delay = delays.get(event);
        const [where, key] =
          delay === undefined ? [on, this.#eventOf(event, one.attributes.get('cond'))] : [after, String(delay)];
        where.set(key, [...(where.get(key) ?? []), transition]);
      }
    }
    return {
      ...(after.size === 0 ? {} : { after: Object.fromEntries(after) }),
      ...(on.size === 0 ? {} : { on: Object.fromEntries(on) }),
      ...(always.length === 0 ? {} : { always }),
    };
  }

  #invokesOf(element: XmlElement): object {
    const invoke = element.children
      .filter(({ name }) => name === 'invoke')
      .map(({ attributes }, place) => ({
        src: attributes.get('src') ?? attributes.get('type') ?? 'invoke',
        id: this.#actorOf(attributes.get('id') ?? `invoke${place + 1}`),
      }));
    return invoke.length === 0 ? {} : { invoke };
  }

  #stateOf(element: XmlElement, path: readonly string[], around: XmlElement): object {
    for (const child of element.children) {
      const isKnown = STATES.has(child.name) || IGNORED.has(child.name);
      if (!isKnown && !['transition', 'onentry', 'onexit'].includes(child.name))
        throw misfitAt(this.#text, child.offset, 'element', child.name);
    }
    if (element.name === 'history') return this.#historyOf(element, around);
    const states = element.children.filter(({ name }) => STATES.has(name));
    const actions = (name: string) =>
      element.children.filter((child) => child.name === name).flatMap((child) => this.#actionsOf(child));
    const [entry, exit] = [actions('onentry'), actions('onexit')].map((types) => types.map((type) => ({ type })));
    const real = states.filter(({ name }) => name !== 'history');
    const initial = element.name === 'parallel' ? undefined : this.#initialOf(element, real);
    return {
      ...(element.name === 'parallel' ? { type: 'parallel' } : element.name === 'final' ? { type: 'final' } : {}),
      ...(initial === undefined ? {} : { initial }),
      ...(entry === undefined || entry.length === 0 ? {} : { entry }),
      ...(exit === undefined || exit.length === 0 ? {} : { exit }),
      ...this.#invokesOf(element),
      ...this.#transitionsOf(element, path),
      ...(states.length === 0
        ? {}
        : {
            states: Object.fromEntries(
              states.map((state) => {
                const key = this.#keys.get(state) ?? '';
                return [key, this.#stateOf(state, [...path, key], element)];
              }),
            ),
          }),
    };
  }

  #historyOf(element: XmlElement, around: XmlElement): object {
    const [transition, initial] = [transitionIn(element), initialTransition(around)];
    const targets = transition === undefined ? [] : this.#targets(transition);
    const does = (one: XmlElement | undefined): string =>
      one === undefined ? '' : JSON.stringify([one.attributes.get('target'), this.#actionsOf(one)]);
    // XState does on the way what the state around it does there only where the history does not say where it leads.
    const beginsLikeIt = (transition?.children.length ?? 0) > 0 && does(transition) === does(initial);
    const [target] = beginsLikeIt ? [] : targets;
    return {
      type: 'history',
      history: element.attributes.get('type') === 'deep' ? 'deep' : 'shallow',
      ...(target === undefined ? {} : { target }),
    };
  }
}

/**
 * An SCXML document as the JSON of an XState machine: its states and transitions, conditions and actions by their text. Scripts,
 * data and expressions are never evaluated.
 *
 * @param name of the machine where the document has none
 * @throws Misfit where it is no SCXML, or says what XState cannot
 */
export function scxmlMachine(text: string, name: string): object {
  return new ScxmlReader(text, name).read();
}
