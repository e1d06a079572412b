import { createContext, type ReactNode, type RefObject, startTransition, useContext, useEffect, useState } from 'react';
import { whenPainted } from './when-painted.ts';

/**
 * Whether all of a page is to be there at once. It is, but where a press has led to the page: the HTML of the build is
 * hydrated as a whole, and a page that is returned to gets its scroll position back.
 */
export const AtOnceContext = createContext<RefObject<boolean>>({ current: true });

/**
 * What stands below the first screen of a page. Where a press has led to the page it is rendered once the first screen
 * has been painted.
 */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  const isAtOnce = useContext(AtOnceContext);
  const [isDue, setDue] = useState(isAtOnce.current);
  useEffect(() => (isDue ? undefined : whenPainted(() => startTransition(() => setDue(true)))), [isDue]);
  return isDue && children;
}
