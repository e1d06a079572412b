import type { BrowserContext } from '@playwright/test';

/**
 * Lets what moves without end stand still in all pages of a context, though it counts as running: whether something moves
 * can be asked as before. No test looks at its frames, each of which the processor paints: they are a seventh of what a
 * walk costs.
 *
 * @param isBrief whether what moves for a moment is at its end at once, with the events that say so: a sixteenth of the cost
 */
export async function holdMotion(context: BrowserContext, isBrief: boolean): Promise<void> {
  await context.addInitScript((brief) => {
    const onMotion = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      for (const animation of target.getAnimations()) {
        if (animation.effect?.getComputedTiming().iterations === Infinity) animation.playbackRate = 0;
        else if (brief) animation.finish();
      }
    };
    document.addEventListener('animationstart', onMotion);
    document.addEventListener('transitionrun', onMotion);
  }, isBrief);
}
