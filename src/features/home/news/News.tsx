import { useEffect } from 'react';
import { getInitialSnapshot } from 'xstate';
import { carouselMachine } from '../../../../machines/carousel/carousel.machine.ts';
import { useScreenActor } from '../../../actors/use-screen-actor.ts';
import { rememberBuilt, useSelector } from '../../../actors/use-selector.ts';
import { news } from '../../../catalogue/news.ts';
import { attentionHandlers } from '../../../ui/attention.ts';
import { ignoreRepeats } from '../../../ui/ignore-repeats.ts';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../../../ui/icons/icons.tsx';
import type { Motion } from '../../../ui/motion.ts';
import classes from './News.module.css';
import { NewsSlide } from './NewsSlide.tsx';
import { useTexts } from '../../../ui/text/texts.ts';

/** The carousel as the build renders it, which knows of no wish for less motion. */
const built = getInitialSnapshot(carouselMachine, { count: news.length, reducedMotion: false });

export interface NewsProps {
  /** Where less of it is asked for, the news starts paused, or pauses. */
  readonly motion: Motion;
}

/**
 * The news: six slides that turn every 5 seconds (§2 Home, §9). It waits while the pointer or the focus is on it, and
 * it is a live region only while it does not rotate. Its controls come before the slides, so that whoever tabs in meets
 * the pause first (WCAG 2.2, 2.2.2; WAI-ARIA carousel pattern).
 */
export function News({ motion }: NewsProps) {
  const { t } = useTexts();
  const carousel = useScreenActor(carouselMachine, {
    input: { count: news.length, reducedMotion: motion.isReduced() },
  });
  rememberBuilt(carousel, () => built);
  useEffect(() => motion.onReduced(() => carousel.send({ type: 'pause.pressed' })), [motion, carousel]);
  const shown = useSelector(carousel, (snapshot) => snapshot.context.index);
  const isRotating = useSelector(carousel, (snapshot) => snapshot.hasTag('rotating'));
  const isPaused = useSelector(carousel, (snapshot) => snapshot.matches('paused'));
  const attention = attentionHandlers(
    () => carousel.send({ type: 'attention.gained' }),
    () => carousel.send({ type: 'attention.lost' }),
  );
  return (
    <section aria-label={t('home.news.region')}>
      <div className={classes.news} {...attention}>
        <div className={classes.controls}>
          <button
            type="button"
            className={classes.control}
            aria-label={t('home.news.previous')}
            onClick={() => carousel.send({ type: 'previous.pressed' })}
          >
            <ChevronLeftIcon />
          </button>
          <button
            type="button"
            className={classes.control}
            data-pause
            aria-label={isPaused ? t('home.news.play') : t('home.news.pause')}
            onKeyDown={ignoreRepeats}
            onClick={() => carousel.send({ type: isPaused ? 'play.pressed' : 'pause.pressed' })}
          >
            {isPaused ? <PlayIcon /> : <PauseIcon />}
          </button>
          <button
            type="button"
            className={classes.control}
            aria-label={t('home.news.next')}
            onClick={() => carousel.send({ type: 'next.pressed' })}
          >
            <ChevronRightIcon />
          </button>
          <span className={classes.position} aria-hidden="true">
            {`${shown + 1} / ${news.length}`}
          </span>
        </div>
        <div className={classes.slides} aria-live={isRotating ? 'off' : 'polite'}>
          {news.map((item, index) => (
            <NewsSlide key={item.id} item={item} index={index} shown={shown} count={news.length} />
          ))}
        </div>
      </div>
    </section>
  );
}
