import { useWindowEvent } from '@mantine/hooks';
import { useReducer } from 'react';

/**
 * How often the page was left for another document and come back to from the browser's memory, which keeps all of it as it
 * was. As the key of a screen it has that begin anew, so that what was typed there is forgotten as on any other way out.
 */
export function useReturns(): number {
  const [returns, count] = useReducer((before: number) => before + 1, 0);
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) count();
  });
  return returns;
}
