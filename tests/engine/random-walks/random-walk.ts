import { tookOf } from '../machine/macrostep.ts';
import { createStepper, type Step, type Stepper } from '../machine/stepper.ts';
import { eventStimulus, repliesIn, startStimulus, startsOf, stimuliIn } from '../machine/stimulus.ts';
import type { Expected, MachineModel, Observed, PlainEvent, Stimulus } from '../model.ts';
import { type Random, seededRandom } from './random.ts';
import type { Wide } from './wide.ts';

/** One step of a random walk, and what the oracle predicts of it. */
export interface RandomStep {
  readonly stimulus: Stimulus;
  readonly seen: Expected;
  /** The payload, the answer or the input is none of the model's. */
  readonly isWide: boolean;
  /**
   * Whether a page can cause the payload. True for all of the model's stimuli: which of those a page can cause, its driver
   * knows.
   */
  readonly onPage: boolean;
}

/** A step that the walk could take next, with what the machine shows before and after it. */
export interface Candidate {
  readonly before: Observed | null;
  readonly stimulus: Stimulus;
  readonly after: Observed;
  readonly took: readonly string[];
  readonly isWide: boolean;
  readonly onPage: boolean;
}

/** How a random walk is made. */
export interface RandomWalkOptions {
  readonly seed: number;
  /** Steps after the start; fewer where the machine ends before. */
  readonly length: number;
  readonly wide?: Wide | undefined;
  /**
   * Whether a step may be taken; all may where this is left out. Asked once for each step on offer, in order, and a step
   * that it allows is taken: so a page can leave out what it cannot cause, and remember what it did.
   */
  readonly allows?: (candidate: Candidate) => boolean;
}

/** A step on offer. Its stimulus is made when it is picked: words of all that could be sent would cost most of the time. */
interface Offer {
  readonly type: string;
  readonly stimulus: () => Stimulus;
  readonly isWide: boolean;
  readonly onPage: boolean;
}

type Origin = Pick<Offer, 'isWide' | 'onPage'>;

const MODEL: Origin = { isWide: false, onPage: true };
const ON_PAGE: Origin = { isWide: true, onPage: true };
const OFF_PAGE: Origin = { isWide: true, onPage: false };

function eventOffers(events: readonly PlainEvent[], origin: Origin): Offer[] {
  return events.map((event) => ({ type: event.type, stimulus: () => eventStimulus(event), ...origin }));
}

function stimulusOffers(stimuli: readonly Stimulus[], origin: Origin): Offer[] {
  return stimuli.map((stimulus) => ({ type: stimulus.event.type, stimulus: () => stimulus, ...origin }));
}

/** How often a step is one beyond the model's: once in so many times. */
const WIDE_ONCE_IN = 3;

function startOffers(model: MachineModel, wide: Wide | undefined, random: Random): Offer[][] {
  const inputs = wide?.inputs?.(random) ?? [];
  const wider = inputs.length > 0 && random.onceIn(WIDE_ONCE_IN) ? inputs : [];
  return [stimulusOffers(wider.map(startStimulus), OFF_PAGE), stimulusOffers(startsOf(model), MODEL)];
}

/** The model without its events: what is left are timers and answers. */
function withoutEvents(model: MachineModel, replies = model.replies): MachineModel {
  const { replies: _, ...rest } = model;
  return { ...rest, ...(replies === undefined ? {} : { replies }), stimuli: () => [] };
}

/** What can be taken now, best first: an offer of a later list is taken where none of an earlier one is allowed. */
function offersIn(model: MachineModel, wide: Wide | undefined, random: Random, { situation }: Step): Offer[][] {
  const { snapshot } = situation;
  if (snapshot.status !== 'active') return [];
  const ofModel = [
    ...eventOffers(model.stimuli(snapshot), MODEL),
    ...stimulusOffers(stimuliIn(withoutEvents(model), situation), MODEL),
  ];
  if (wide === undefined || !random.onceIn(WIDE_ONCE_IN)) return [ofModel];
  const replies = Object.fromEntries(Object.entries(wide.replies ?? {}).map(([id, make]) => [id, make(random)]));
  const offers = [
    ...eventOffers(wide.onPage?.(random, snapshot) ?? [], ON_PAGE),
    ...eventOffers(wide.offPage?.(random, snapshot) ?? [], OFF_PAGE),
    ...stimulusOffers(repliesIn(withoutEvents(model, replies), situation), OFF_PAGE),
  ];
  return [offers, ofModel];
}

/** List by list in a random order: first the type of the event, each as likely, then one of its payloads. */
function* shuffled(lists: readonly (readonly Offer[])[], random: Random): Generator<Offer> {
  for (const offers of lists) yield* shuffledList(offers, random);
}

function* shuffledList(offers: readonly Offer[], random: Random): Generator<Offer> {
  const byType = new Map<string, Offer[]>();
  for (const offer of offers) {
    byType.set(offer.type, [...(byType.get(offer.type) ?? []), offer]);
  }
  while (byType.size > 0) {
    const type = random.pick([...byType.keys()]);
    const group = byType.get(type) ?? [];
    const [offer] = group.splice(random.below(group.length), 1);
    if (group.length === 0) byType.delete(type);
    if (offer !== undefined) yield offer;
  }
}

function apply(stepper: Stepper, before: Step | null, stimulus: Stimulus): Step {
  return before === null ? stepper.start(stimulus.event['input']) : stepper.step(before.situation, stimulus);
}

const steppers = new WeakMap<MachineModel, Stepper>();

/** The stepper of a model: made once, for many walks are made of the same. */
function stepperOf(model: MachineModel): Stepper {
  const stepper = steppers.get(model) ?? createStepper(model);
  steppers.set(model, stepper);
  return stepper;
}

/**
 * The stimuli of a random walk of the model's machine, with the model's payloads and wider ones, and what the machine
 * showed. The same seed makes the same walk, as long as machine, model and wider payloads are the same. The bounds of
 * the model do not hold it.
 */
export function randomCandidates(model: MachineModel, options: RandomWalkOptions): Candidate[] {
  const { seed, length, wide, allows = () => true } = options;
  const random = seededRandom(seed);
  const stepper = stepperOf(model);
  const taken: Candidate[] = [];
  let before: Step | null = null;
  while (taken.length <= length) {
    const offers = before === null ? startOffers(model, wide, random) : offersIn(model, wide, random, before);
    let next: Step | null = null;
    for (const { stimulus: make, isWide, onPage } of shuffled(offers, random)) {
      const stimulus = make();
      const step: Step = apply(stepper, before, stimulus);
      const [shown, took] = [before?.seen ?? null, tookOf(step.microsteps)];
      const candidate = { before: shown, stimulus, after: step.seen, took, isWide, onPage };
      if (!allows(candidate)) continue;
      taken.push(candidate);
      next = step;
      break;
    }
    if (next === null) break;
    before = next;
  }
  return taken;
}

/** The steps of a random walk with what the model's oracle predicts of each. */
export function predicted({ oracle }: MachineModel, candidates: readonly Candidate[]): RandomStep[] {
  let ref: unknown;
  return candidates.map(({ stimulus, isWide, onPage }) => {
    ref = stimulus.kind === 'start' ? oracle.initial(stimulus.event['input']) : oracle.next(ref, stimulus.event);
    return { stimulus, seen: oracle.observe(ref), isWide, onPage };
  });
}
