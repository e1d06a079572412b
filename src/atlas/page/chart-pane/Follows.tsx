import { useSelector } from '@xstate/react';
import { useActors, useAtlas } from '../atlas-context.ts';
import { followedIn, runningIn } from '../live/followed.ts';
import { tabOf, tabsIn } from '../live/tabs.ts';
import { useTrialSteps } from '../trial/use-trial.ts';
import { texts } from '../texts.ts';
import classes from './ChartPane.module.css';

/** Whom a chart follows: a walk, or an actor in one of the tabs. */
export function Follows({ machine }: { readonly machine: string }) {
  const { viewer, recorder } = useAtlas();
  const actors = useActors();
  const walk = useSelector(viewer, ({ context }) => context.walk);
  const picked = useSelector(recorder, ({ context }) => context.actor);
  const isTried = useTrialSteps(machine).length > 0;
  const actor = followedIn(actors, machine, picked);
  if (walk !== null) return <p className={classes.follows}>{texts.live.followsWalk(walk.id)}</p>;
  if (isTried) return <p className={classes.follows}>{texts.live.followsTrial}</p>;
  if (actor === undefined) return null;
  const tab = tabsIn(actors.values()).find(({ id }) => id === tabOf(actor.sessionId));
  const where = texts.live.tab(tab?.number ?? 1, tab?.title ?? '');
  const { length } = runningIn(actors, machine);
  return (
    <p className={classes.follows}>
      {length > 1 && actor.sessionId !== picked
        ? texts.live.followsNewest(actor.name, where, length)
        : texts.live.follows(actor.name, where)}
    </p>
  );
}
