import { useAtlas } from './atlas-context.ts';
import classes from './controls.module.css';
import { type BookKind, bookOf } from './shelf.ts';

interface WalkButtonsProps {
  readonly kind: BookKind;
  readonly machine: string;
  readonly ids: readonly string[];
}

/** Walks by their ids, each to be followed. */
export function WalkButtons({ kind, machine, ids }: WalkButtonsProps) {
  const { viewer } = useAtlas();
  const follow = async (id: string) => {
    const walks = await bookOf(kind, machine);
    const steps = walks.find((walk) => walk.id === id)?.steps.length ?? 0;
    viewer.send({ type: 'walk.opened', walk: { book: kind, id, steps } });
  };
  return (
    <span className={classes.row}>
      {ids.map((id) => (
        <button key={id} type="button" className={classes.link} onClick={() => void follow(id)}>
          {id}
        </button>
      ))}
    </span>
  );
}
