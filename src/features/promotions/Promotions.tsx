import type { ActorRefFrom } from 'xstate';
import type { marqueeMachine } from '../../../machines/marquee/marquee.machine.ts';
import { useSelector } from '../../actors/use-selector.ts';
import { promotions, promotionsLanguage } from '../../catalogue/promotions.ts';
import { attentionHandlers } from '../../ui/attention.ts';
import { ignoreRepeats } from '../../ui/ignore-repeats.ts';
import { PauseIcon, PlayIcon } from '../../ui/icons/icons.tsx';
import classes from './Promotions.module.css';
import { useTexts } from '../../ui/text/texts.ts';

export interface PromotionsProps {
  readonly marquee: ActorRefFrom<typeof marqueeMachine>;
}

/** The lines of the banner, once for reading and once more so that the loop has no gap. */
function Track() {
  return (
    <>
      {promotions.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </>
  );
}

/** The scrolling promotional banner, in Traditional Chinese whatever the language of the shop (§1, §2 Header). */
export function Promotions({ marquee }: PromotionsProps) {
  const { t } = useTexts();
  const isPaused = useSelector(marquee, (snapshot) => snapshot.matches('paused'));
  const isMoving = useSelector(marquee, (snapshot) => snapshot.hasTag('moving'));
  const attention = attentionHandlers(
    () => marquee.send({ type: 'attention.gained' }),
    () => marquee.send({ type: 'attention.lost' }),
  );
  return (
    <section className={classes.banner} aria-label={t('header.promotions')} {...attention}>
      <div className={classes.window} lang={promotionsLanguage}>
        <div className={classes.belt} data-moving={isMoving}>
          <ul className={classes.track}>
            <Track />
          </ul>
          <ul className={classes.track} aria-hidden="true">
            <Track />
          </ul>
        </div>
      </div>
      <button
        type="button"
        className={classes.toggle}
        data-pause
        aria-label={isPaused ? t('header.playPromotions') : t('header.pausePromotions')}
        onKeyDown={ignoreRepeats}
        onClick={() => marquee.send({ type: isPaused ? 'play.pressed' : 'pause.pressed' })}
      >
        {isPaused ? <PlayIcon /> : <PauseIcon />}
      </button>
    </section>
  );
}
