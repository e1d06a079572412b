import { useAtlas } from './atlas-context.ts';
import type { BookWalk } from './book.ts';
import classes from './Walks.module.css';
import controls from './controls.module.css';
import type { BookKind } from './shelf.ts';
import { texts } from './texts.ts';

interface WalkListProps {
  readonly title: string;
  readonly kind: BookKind;
  readonly walks: readonly BookWalk[];
}

const PREVIEW = 4;

/** The walks of one book. */
export function WalkList({ title, kind, walks }: WalkListProps) {
  const { viewer } = useAtlas();
  if (walks.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={classes.walks}>
        {walks.map(({ id, kind: purpose, steps }) => (
          <li key={id}>
            <button
              type="button"
              className={controls.link}
              onClick={() => viewer.send({ type: 'walk.opened', walk: { book: kind, id, steps: steps.length } })}
            >
              {texts.walks.open(id, purpose, steps.length)}
            </button>
            <span className={classes.preview}>
              {steps
                .slice(0, PREVIEW)
                .map(({ words }) => words)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
