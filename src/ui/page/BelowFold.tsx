import { createContext, type ReactNode, type RefObject, useContext, useDeferredValue } from 'react';

/**
 * Whether all of a page is to be there at once. It is, but where a press has led to the page: the HTML of the build is
 * hydrated as a whole, and a page that is returned to gets its scroll position back.
 */
export const AtOnceContext = createContext<RefObject<boolean>>({ current: true });

/** What stands below the first screen of a page. Where a press has led to the page it is rendered after the first screen. */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  const isAtOnce = useContext(AtOnceContext);
  return useDeferredValue(true, isAtOnce.current) && children;
}
