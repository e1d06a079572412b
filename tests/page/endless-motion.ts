import type { BrowserContext } from '@playwright/test';

/**
 * Lets what moves without end stand still in all pages of a context, though it counts as running: whether something moves
 * can be asked as before. No test looks at its frames, each of which the processor paints: they are a seventh of what a
 * walk costs.
 */
export async function holdEndlessMotion(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element)) return;
      for (const animation of target.getAnimations())
        if (animation.effect?.getComputedTiming().iterations === Infinity) animation.playbackRate = 0;
    });
  });
}
