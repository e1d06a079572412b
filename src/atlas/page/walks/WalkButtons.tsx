import { useAtlas } from '../atlas-context.ts';
import classes from '../controls.module.css';
import { focusThen } from '../keep-focus.ts';
import { type WalkedOn, loadWalks } from './load-walks.ts';
import { WALK } from './walk-ids.ts';

interface WalkButtonsProps {
  readonly kind: WalkedOn;
  readonly machine: string;
  readonly ids: readonly string[];
}

/** Walks by their ids, each to be followed. */
export function WalkButtons({ kind, machine, ids }: WalkButtonsProps) {
  const { viewer } = useAtlas();
  const follow = async (id: string) => {
    const walks = await loadWalks(kind, machine).catch(() => null);
    // The panel of the walks says why.
    if (walks === null) return viewer.send({ type: 'walks.opened' });
    const steps = walks.find((walk) => walk.id === id)?.steps.length ?? 0;
    viewer.send({ type: 'walk.opened', walk: { walkFile: kind, id, steps } });
  };
  return (
    <span className={classes.row}>
      {ids.map((id) => (
        <button key={id} type="button" {...focusThen(WALK)} className={classes.link} onClick={() => void follow(id)}>
          {id}
        </button>
      ))}
    </span>
  );
}
