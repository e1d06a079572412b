import type { Oracle } from '../../engine/model.ts';
import { predictionDefaults } from '../../engine/prediction-defaults.ts';

type Wording = 'plain' | 'code';

type Walk = { walkFile: string; id: string; steps: number };

type Event =
  | { type: 'machine.opened'; machine: string }
  | { type: 'address.opened'; machine: string; part: string | null; folded: readonly string[]; wording: Wording }
  | { type: 'state.folded' | 'state.unfolded'; state: string }
  | { type: 'plain.chosen' | 'code.chosen' }
  | { type: 'part.selected'; part: string }
  | { type: `${Panel}.opened` }
  | { type: 'walk.opened'; walk: Walk }
  | { type: 'step.picked'; stepIndex: number }
  | { type: 'speed.chosen'; speed: number }
  | { type: 'selection.cleared' | 'forward.pressed' | 'back.pressed' | 'walk.closed' }
  | { type: 'play.pressed' | 'pause.pressed' | typeof STEP };

const STEP = 'xstate.after.stepTime.viewer.walk.open.playing';
const SECOND = 1000;

type Panel = 'details' | 'outline' | 'walks' | 'trial' | 'live' | 'sequence' | 'traffic' | 'versions' | 'exports';

/** The machine and the part of it that are looked at, the panel, and the walk with the step that shows. */
type Ref = {
  machine: string;
  part: string | null;
  /** The states whose insides do not show. */
  folded: readonly string[];
  wording: Wording;
  panel: Panel;
  walk: Walk | null;
  step: number;
  /** Steps a second, whether they come by themselves, and whether the time of one has begun with this step. */
  speed: number;
  plays: boolean;
  counting: boolean;
};

function withoutWalk(ref: Ref): Ref {
  return { ...ref, walk: null, step: 0, plays: false };
}

/** Plays on from a step; at the last one there is nothing to play. */
function playing(ref: Ref, step: number): Ref {
  const isLeft = ref.walk !== null && step + 1 < ref.walk.steps;
  return { ...ref, step, plays: isLeft, counting: isLeft };
}

function opened(ref: Ref, machine: string, part: string | null): Ref {
  return machine === ref.machine ? { ...ref, part } : { ...withoutWalk(ref), machine, part };
}

/** A step of the walk, where there is one. */
function stepped(ref: Ref, step: number): Ref {
  return ref.walk === null || step < 0 || step >= ref.walk.steps ? ref : { ...ref, step, plays: false };
}

function answered(ref: Ref, event: Event): Ref {
  switch (event.type) {
    case 'machine.opened':
      return { ...withoutWalk(ref), machine: event.machine, part: null, folded: [] };
    case 'address.opened':
      return { ...opened(ref, event.machine, event.part), folded: event.folded, wording: event.wording };
    case 'state.folded':
      return ref.folded.includes(event.state) ? ref : { ...ref, folded: [...ref.folded, event.state] };
    case 'state.unfolded':
      return { ...ref, folded: ref.folded.filter((state) => state !== event.state) };
    case 'plain.chosen':
      return { ...ref, wording: 'plain' };
    case 'code.chosen':
      return { ...ref, wording: 'code' };
    case 'part.selected':
      // Who tries or compares goes on with that.
      return { ...ref, part: event.part, panel: ['trial', 'versions'].includes(ref.panel) ? ref.panel : 'details' };
    case 'selection.cleared':
      return { ...ref, part: null };
    case 'walk.opened':
      return { ...ref, walk: event.walk, step: 0, panel: 'walks', plays: false };
    case 'walk.closed':
      return withoutWalk(ref);
    case 'forward.pressed':
      return stepped(ref, ref.step + 1);
    case 'back.pressed':
      return stepped(ref, ref.step - 1);
    case 'step.picked':
      return stepped(ref, event.stepIndex);
    case 'play.pressed':
      return ref.plays ? ref : playing(ref, ref.step);
    case STEP:
      return ref.plays ? playing(ref, ref.step + 1) : ref;
    case 'pause.pressed':
      return { ...ref, plays: false };
    case 'speed.chosen':
      return ref.walk === null ? ref : { ...ref, speed: event.speed };
    case 'details.opened':
    case 'outline.opened':
    case 'walks.opened':
    case 'trial.opened':
    case 'live.opened':
    case 'sequence.opened':
    case 'traffic.opened':
    case 'versions.opened':
    case 'exports.opened':
      return { ...ref, panel: panelOf(event.type) };
  }
}

function panelOf(type: `${Panel}.opened`): Panel {
  const [panel = 'details'] = type.split('.') as Panel[];
  return panel;
}

/** A chart, a panel beside it, and a walk on it, which plays by itself when it is wanted. */
export const viewerOracle: Oracle<Ref, Event> = {
  initial: ({ machine }: { machine: string }) => ({
    machine,
    part: null,
    folded: [],
    wording: 'plain',
    panel: 'details',
    walk: null,
    step: 0,
    speed: 1,
    plays: false,
    counting: false,
  }),
  next: (ref, event) => answered({ ...ref, counting: false }, event),
  observe: ({ machine, part, folded, wording, panel, walk, step, speed, plays, counting }) => ({
    ...predictionDefaults,
    state: `chart.${part === null ? 'whole' : 'selected'} + panel.${panel} + walk.${walk === null ? 'closed' : plays ? 'open.playing' : 'open.standing'} + words.${wording}`,
    context: { machine, part, folded, walk, stepIndex: step, speed },
    scheduled: counting ? [{ type: STEP, delay: SECOND / speed }] : [],
  }),
};
