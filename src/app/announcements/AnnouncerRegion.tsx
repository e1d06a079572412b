import { useSelector } from '../../actors/use-selector.ts';
import type { Announcer } from './announcer.ts';
import visuallyHidden from '../../ui/visually-hidden.module.css';

/**
 * The one polite live region of the shop. It is there from the first paint on, since a region that comes with its text
 * is not read; each announcement is a new element, so that the same words twice are read twice.
 */
export function AnnouncerRegion({ announcer }: { readonly announcer: Announcer }) {
  const { text, count } = useSelector(announcer, (snapshot) => snapshot.context);
  return (
    <div role="status" aria-live="polite" aria-atomic="true" className={visuallyHidden.hidden}>
      <span key={count}>{text}</span>
    </div>
  );
}
