import { useSelector } from '@xstate/react';
import { SPEEDS } from '../../../../machines/viewer/viewer.machine.ts';
import { useAtlas } from '../atlas-context.ts';
import type { WalkView } from './walk-view.ts';
import controls from '../controls.module.css';
import { focusThen } from '../keep-focus.ts';
import type { WalkedOn } from './load-walks.ts';
import { StepFacts } from './StepFacts.tsx';
import { WALK, walkButtonId } from './walk-ids.ts';
import { texts } from '../texts.ts';
import classes from './Walks.module.css';

interface WalkPlayerProps {
  readonly kind: WalkedOn;
  readonly id: string;
  readonly walk: WalkView | undefined;
}

/** A walk, step by step: the event, the transitions it takes, and what it changes. */
export function WalkPlayer({ kind, id, walk }: WalkPlayerProps) {
  const { viewer } = useAtlas();
  const stepIndex = useSelector(viewer, ({ context }) => context.stepIndex);
  const canBack = useSelector(viewer, (snapshot) => snapshot.can({ type: 'back.pressed' }));
  const canForward = useSelector(viewer, (snapshot) => snapshot.can({ type: 'forward.pressed' }));
  const isPlaying = useSelector(viewer, (snapshot) => snapshot.matches({ walk: { open: 'playing' } }));
  const speed = useSelector(viewer, ({ context }) => context.speed);
  const step = walk?.steps[stepIndex];
  return (
    <div className={classes.player}>
      <div className={controls.row}>
        <h3 id={WALK} tabIndex={-1}>
          {walk?.title ?? texts.walks.player(id)}
        </h3>
        {/* `aria-disabled` instead of `disabled`: the focus stays on the button at the end of the walk. */}
        <button type="button" aria-disabled={!canBack} onClick={() => viewer.send({ type: 'back.pressed' })}>
          {texts.walks.back}
        </button>
        <button type="button" aria-disabled={!canForward} onClick={() => viewer.send({ type: 'forward.pressed' })}>
          {texts.walks.forward}
        </button>
        <button
          type="button"
          aria-disabled={!isPlaying && !canForward}
          onClick={() => viewer.send({ type: isPlaying ? 'pause.pressed' : 'play.pressed' })}
        >
          {isPlaying ? texts.walks.pause : texts.walks.play}
        </button>
        <label>
          <span>{texts.walks.speed}</span>{' '}
          <select
            value={speed}
            onChange={({ target }) => {
              const chosen = SPEEDS.find((one) => String(one) === target.value);
              if (chosen !== undefined) viewer.send({ type: 'speed.chosen', speed: chosen });
            }}
          >
            {SPEEDS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <button
          type="button"
          {...focusThen(walkButtonId(kind, id))}
          onClick={() => viewer.send({ type: 'walk.closed' })}
        >
          {texts.walks.close}
        </button>
      </div>
      {walk === undefined || step === undefined ? (
        <p role="alert">{texts.walks.lost}</p>
      ) : (
        <div className={classes.columns}>
          <div>
            <p role="status" className={classes.stepIndex}>
              {texts.walks.stepNumber(stepIndex + 1, walk.steps.length)}
            </p>
            <StepFacts step={step} />
          </div>
          <ol className={classes.steps} aria-label={texts.walks.steps}>
            {walk.steps.map(({ words }, at) => (
              // A walk may contain the same event twice: only the index tells its steps apart.
              <li key={at}>
                <button
                  type="button"
                  className={controls.link}
                  aria-current={at === stepIndex ? 'step' : undefined}
                  onClick={() => viewer.send({ type: 'step.picked', stepIndex: at })}
                >
                  {words}
                </button>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
