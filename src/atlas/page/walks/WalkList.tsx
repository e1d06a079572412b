import { useAtlas } from '../atlas-context.ts';
import type { WalkView } from './walk-view.ts';
import classes from './Walks.module.css';
import controls from '../controls.module.css';
import { focusThen } from '../keep-focus.ts';
import type { WalkedOn } from './load-walks.ts';
import { WALK, walkButtonId } from './walk-ids.ts';
import { texts } from '../texts.ts';

interface WalkListProps {
  readonly title: string;
  readonly kind: WalkedOn;
  readonly walks: readonly WalkView[];
}

const PREVIEW = 4;

/** The walks of one walk file. */
export function WalkList({ title, kind, walks }: WalkListProps) {
  const { viewer } = useAtlas();
  if (walks.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={classes.walks}>
        {walks.map(({ id, title: purpose, steps }) => (
          <li key={id}>
            <button
              id={walkButtonId(kind, id)}
              type="button"
              {...focusThen(WALK)}
              className={controls.link}
              onClick={() => viewer.send({ type: 'walk.opened', walk: { walkFile: kind, id, steps: steps.length } })}
            >
              {texts.walks.open(purpose, id, steps.length)}
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
