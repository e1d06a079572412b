import type axe from 'axe-core';

declare global {
  interface Window {
    /** Put into the page by the test. */
    axe: typeof axe;
  }
}
