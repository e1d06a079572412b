import { type Locator, errors } from '@playwright/test';
import type { Expected, PlainEvent, Stimulus } from '../../engine/model.ts';
import { failureWords } from '../../engine/replay/failure-words.ts';
import type { Walk, WalkStep } from '../../engine/walk-files/walk.ts';
import { type Blocking, blockingOf, untilIdle } from '../screen/blocked-control.ts';
import { type AnyPageObject, HARMLESS, type PageDriver, causeOf, isExemption, turnOf } from '../driver.ts';
import { leafPaths, stateWords } from '../../engine/machine/state-words.ts';
import type { MaskName } from '../screen/masked.ts';
import type { MaskedSnapshot } from '../screen/page-snapshot.ts';
import { type Told, toldChange } from '../screen/told-change.ts';
import type { PageFixture } from '../page-fixture.ts';
import { PageMismatch } from '../screen/seen-page.ts';

/** A step of a walk showed something else than predicted; the message tells the steps and the differences. */
export class WalkFailure extends Error {
  override name = 'WalkFailure';
  /** The step that failed, from 0. */
  readonly place: number;
  /** What differed there, without the values: two failures with the same are alike. */
  readonly what: string;
  constructor(message: string, { place, what }: Pick<WalkFailure, 'place' | 'what'>, options?: ErrorOptions) {
    super(message, options);
    this.place = place;
    this.what = what;
  }
}

async function checkAll(pageObject: AnyPageObject, predicted: Expected): Promise<void> {
  for (const leaf of leafPaths(predicted.state)) {
    const check = pageObject.checks[leaf];
    if (check === undefined) throw new Error(`No check for the state ${leaf}.`);
    if (!isExemption(check)) await check(predicted);
  }
}

/**
 * How an event was shown to be ignored. `sent`: the machine was seen to get it all the same. `unsent`: what causes it elsewhere
 * was done, and it was not seen to get it. Or its control cannot be used; or no page can tell.
 */
export type IgnoredBy = 'sent' | 'unsent' | Blocking | 'exempt';

/** The control that blocks an event; or that it can be caused all the same, or that no page can tell. */
function blockedControlOf(
  pageObject: AnyPageObject,
  event: PlainEvent,
  predicted: Expected,
): Locator | typeof HARMLESS | 'exempt' {
  const blockedControl = pageObject.blockedControls[event.type];
  if (blockedControl === undefined) throw new Error(`No blocked control for ${event.type}.`);
  if (isExemption(blockedControl)) return 'exempt';
  return blockedControl === HARMLESS ? HARMLESS : blockedControl(event, predicted);
}

/**
 * Sees that an event cannot be caused, or causes it all the same, where that is harmless.
 *
 * @param beforeCause is called just before that
 */
async function checkSneakPath(
  pageObject: AnyPageObject,
  { stimulus: { event } }: WalkStep,
  predicted: Expected,
  beforeCause: () => Promise<unknown>,
): Promise<Blocking | 'exempt' | 'caused'> {
  const control = blockedControlOf(pageObject, event, predicted);
  if (control === HARMLESS) {
    const cause = pageObject.causes[event.type];
    if (cause === undefined) throw new Error(`No way to cause ${event.type}.`);
    if (isExemption(cause)) return 'exempt';
    await beforeCause();
    await cause(event, { before: predicted, after: predicted });
    return 'caused';
  }
  if (typeof control === 'string') return control;
  const blocking = await blockingOf(control);
  if (blocking !== null) return blocking;
  throw new PageMismatch([
    {
      what: `the control for ${event.type}`,
      expected: 'absent, disabled or covered',
      seen: `can be used: ${String(control)}`,
    },
  ]);
}

/**
 * Where an event is taken, the control that blocks it elsewhere must be there: a locator that matches nothing would show
 * every event to be ignored.
 */
async function checkControlIsThere(
  fixture: PageFixture,
  pageObject: AnyPageObject,
  { kind, event }: Stimulus,
  predicted: Expected,
): Promise<void> {
  const control = kind === 'event' ? blockedControlOf(pageObject, event, predicted) : 'exempt';
  if (typeof control === 'string') return;
  const read = async () => (await blockingOf(control)) ?? 'can be used';
  await fixture.read(`the control for ${event.type}, ${String(control)}`, read, 'can be used');
}

async function causeStep(
  pageObject: AnyPageObject,
  { stimulus }: WalkStep,
  before: Expected,
  after: Expected,
): Promise<void> {
  const name = causeOf(stimulus);
  const cause = pageObject.causes[name];
  if (cause === undefined) throw new Error(`No way to cause ${name}.`);
  if (isExemption(cause)) throw new Error(`${name} cannot be caused: ${cause.because}`);
  await cause(stimulus.event, { before, after });
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}

interface FailedStep {
  readonly place: number;
  readonly cause: unknown;
  /** The transitions that the machine in the page took since the step before. */
  readonly seen: readonly string[];
}

function failureOf(driver: PageDriver, walk: Walk, { place, cause, seen }: FailedStep): WalkFailure {
  const differences =
    cause instanceof PageMismatch
      ? cause.differences
      : [
          {
            what: cause instanceof errors.TimeoutError ? 'the control' : 'the step',
            expected: 'can be taken',
            seen: firstLine(String(cause)),
          },
        ];
  const { took = [] } = walk.steps[place] ?? {};
  const words = walk.steps.slice(0, place + 1).map(({ stimulus }) => stimulus.words);
  const inPage = `  in the page: ${seen.join(', ') || 'no transition'}`;
  const again = `  again: npm run test:walks -- -g ${walk.id}`;
  return new WalkFailure(
    [failureWords(`${driver.id}, walk ${walk.id} on the page`, { words, took, differences }), inPage, again].join('\n'),
    { place, what: differences.map(({ what }) => what).join() },
    { cause },
  );
}

/** What was seen while a walk was played. */
export interface WalkObservation {
  /** The transitions that the machine in the page took, each once. */
  readonly transitions: ReadonlySet<string>;
  /** How often an event was shown to be ignored, by how that was shown. */
  readonly ignored: ReadonlyMap<IgnoredBy, number>;
  /** In how many steps something was not compared, by its mask. */
  readonly masked: ReadonlyMap<MaskName, number>;
  /** In how many looks what changed was told to a screen reader, by how it was told. */
  readonly told: ReadonlyMap<Told, number>;
}

function countOne<TName>(counts: Map<TName, number>, name: TName): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** A walk that is being played: its page, and what was predicted for the step before. */
class Play {
  readonly #driver: PageDriver;
  readonly #fixture: PageFixture;
  readonly #transitions = new Set<string>();
  readonly #ignored = new Map<IgnoredBy, number>();
  readonly #masked = new Map<MaskName, number>();
  readonly #told = new Map<Told, number>();
  readonly pageObject: AnyPageObject;
  #ref: unknown;
  #before: Expected | null = null;
  #seen = new Set<string>();
  /** The state, in words, that the machine in the page was in after the last transition of this step; null before one. */
  #state: string | null = null;
  #lastLook: MaskedSnapshot | null = null;

  constructor(driver: PageDriver, fixture: PageFixture, { id }: Walk) {
    this.#driver = driver;
    this.#fixture = fixture;
    this.pageObject = driver.pageObject(fixture, turnOf(id));
  }

  /** @param isLastIgnored the next step is not one that must be ignored */
  async take(step: WalkStep, isLastIgnored: boolean): Promise<void> {
    const { oracle } = this.#driver.model;
    const { event } = step.stimulus;
    const before = this.#before;
    this.#seen = new Set();
    this.#state = null;
    this.#fixture.takeMasks();
    this.#ref = before === null ? oracle.initial(event['input']) : oracle.next(this.#ref, event);
    const after = oracle.observe(this.#ref);
    if (before === null) await this.pageObject.open(event['input'], after);
    else if (step.ignored) await this.#ignore(step, after);
    else await this.#cause(step, before, after);
    if (!step.ignored) await this.#look(step, after);
    else if (isLastIgnored) await this.#lookAgain(step, after);
    const took = [...step.took, ...(this.pageObject.followUps?.(after) ?? [])].join(', ');
    await this.#fixture.read('the transitions taken in the page', async () => this.seen.join(', '), took);
    // What follows by itself leads on.
    if (this.#state !== null && took === step.took.join(', '))
      await this.#fixture.read('the state of the machine in the page', async () => this.#state, after.state);
    for (const name of step.took) this.#transitions.add(name);
    for (const name of this.#fixture.takeMasks()) countOne(this.#masked, name);
    this.#before = after;
  }

  /** The transitions that the machine in the page took since the step before, each once, in order. */
  get seen(): readonly string[] {
    const walked = this.pageObject.actor?.();
    for (const { machine, actor, transition, state } of this.#fixture.transitions.drain()) {
      if (machine !== this.#driver.id || (walked !== undefined && walked !== actor)) continue;
      this.#seen.add(transition);
      this.#state = stateWords(state);
    }
    return [...this.#seen];
  }

  async #ignore(step: WalkStep, after: Expected): Promise<void> {
    const { transitions, page } = this.#fixture;
    const how = await checkSneakPath(this.pageObject, step, after, () => transitions.takeGotEvents(page));
    if (how !== 'caused') {
      // The page is as it was seen.
      countOne(this.#ignored, how);
      return;
    }
    await this.#look(step, after);
    const walked = this.pageObject.actor?.();
    const isGot = (await transitions.takeGotEvents(page)).some(
      ({ machine, actor, type }) =>
        machine === this.#driver.id && (walked === undefined || walked === actor) && type === step.stimulus.event.type,
    );
    countOne(this.#ignored, isGot ? 'sent' : 'unsent');
  }

  async #cause(step: WalkStep, before: Expected, after: Expected): Promise<void> {
    await checkControlIsThere(this.#fixture, this.pageObject, step.stimulus, before);
    await causeStep(this.pageObject, step, before, after);
  }

  /** Sees whether the page is as predicted, and whether a screen reader was told of what changed on it. */
  async #look({ took }: WalkStep, after: Expected): Promise<void> {
    const before = this.#lastLook;
    const looks = await this.#fixture.sharingSnapshots(() => checkAll(this.pageObject, after));
    this.#lastLook = looks && looks.last;
    if (before === null || looks === null || this.#fixture.isTimed) return;
    for (const how of toldChange(before, looks.first, took)) countOne(this.#told, how);
  }

  /**
   * An effect that comes late is seen by a last look after the last of several ignored events, when the page has nothing
   * more to do.
   */
  async #lookAgain(step: WalkStep, after: Expected): Promise<void> {
    await untilIdle(this.#fixture.page);
    await this.#look(step, after);
  }

  get observation(): WalkObservation {
    return { transitions: this.#transitions, ignored: this.#ignored, masked: this.#masked, told: this.#told };
  }
}

/**
 * Plays a walk on a page. What must be on the screen after each step is predicted by the oracle from the events alone,
 * never read off the machine. What the machine in the page did is recorded there, and must be what the walk file says.
 *
 * @param afterStep is called after each step that was as predicted, with its place in the walk
 * @throws WalkFailure at the first step that shows something else
 */
export async function playWalk(
  driver: PageDriver,
  fixture: PageFixture,
  walk: Walk,
  afterStep?: (pageObject: AnyPageObject, place: number) => Promise<void>,
): Promise<WalkObservation> {
  const play = new Play(driver, fixture, walk);
  for (const [place, step] of walk.steps.entries()) {
    try {
      await play.take(step, walk.steps[place + 1]?.ignored !== true);
    } catch (cause) {
      throw failureOf(driver, walk, { place, cause, seen: play.seen });
    }
    await afterStep?.(play.pageObject, place);
  }
  return play.observation;
}
