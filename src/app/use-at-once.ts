import type { RouterHistory } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tells whether all of a page is to be there at once: not where a press has led to it, but after Back, after a redirect
 * and where the shop was opened. Use it around the router, which must follow the history first: where it finds that
 * another does already, it does not load the page that a redirect leads to.
 */
export function useAtOnce(history: RouterHistory): RefObject<boolean> {
  const isAtOnce = useRef(true);
  useEffect(
    () =>
      history.subscribe(({ action: { type } }) => {
        isAtOnce.current = type !== 'PUSH';
      }),
    [history],
  );
  return isAtOnce;
}
