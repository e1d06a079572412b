import type { Oracle } from '../../engine/model.ts';
import { predictionDefaults } from '../../engine/prediction-defaults.ts';

type Event =
  | { type: 'trial.started'; machine: string; steps: readonly string[]; lost: string | null }
  | { type: 'step.taken'; step: string }
  | { type: 'undo.pressed' | 'redo.pressed' | 'restart.pressed' | 'trial.closed' };

/** All that was done and undone, in its order, and how much of it stands. */
type Ref = { machine: string | null; all: readonly string[]; stands: number; lost: string | null };

const NOTHING: Ref = { machine: null, all: [], stands: 0, lost: null };

function answered(ref: Ref, event: Event): Ref {
  const { all, stands } = ref;
  switch (event.type) {
    case 'trial.started': {
      const { machine, steps, lost } = event;
      return steps.length === 0 ? { ...NOTHING, lost } : { machine, all: steps, stands: steps.length, lost };
    }
    case 'step.taken':
      return stands === 0
        ? ref
        : { ...ref, all: [...all.slice(0, stands), event.step], stands: stands + 1, lost: null };
    case 'undo.pressed':
      return stands < 2 ? ref : { ...ref, stands: stands - 1 };
    case 'redo.pressed':
      return stands === all.length ? ref : { ...ref, stands: stands + 1 };
    case 'restart.pressed':
      return stands < 2 ? ref : { ...ref, stands: 1 };
    case 'trial.closed':
      return stands === 0 ? ref : NOTHING;
  }
}

/** Steps from a start, of which the last ones can be undone and done again. */
export const trialOracle: Oracle<Ref, Event> = {
  initial: () => NOTHING,
  next: answered,
  observe: ({ machine, all, stands, lost }) => ({
    ...predictionDefaults,
    state: stands === 0 ? 'closed' : stands === 1 ? 'atStart' : 'underWay',
    context: { machine, steps: all.slice(0, stands), undone: all.slice(stands), lost },
  }),
};
