import { now } from '../../engine/temporal/formula.ts';
import type { Property } from '../../engine/temporal/property.ts';
import { contextOf, isIn } from '../../engine/temporal/seen.ts';

interface Context {
  readonly walk: { readonly steps: number } | null;
  readonly stepIndex: number;
}

export const viewerProperties: readonly Property[] = [
  {
    says: 'The step that shows is one of the walk, and no walk is open without its steps',
    clause: 'Atlas: walks',
    holds: now(({ after }) => {
      const { walk, stepIndex } = contextOf<Context>(after);
      return (
        (walk !== null) === isIn(after, 'walk.open') &&
        stepIndex >= 0 &&
        stepIndex <= Math.max(0, (walk?.steps ?? 0) - 1)
      );
    }),
    brokenBy: 'viewer: drop guard isBeforeEnd of walk.open: forward.pressed[0]',
  },
];
