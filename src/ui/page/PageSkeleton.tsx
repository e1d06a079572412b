import classes from './PageSkeleton.module.css';
import { useTexts } from '../text/texts.ts';

/** The grey shapes of a page, hidden from screen readers. */
export function PageShapes() {
  return (
    <div className={classes.page} aria-hidden="true">
      <div className={classes.heading} />
      <div className={classes.cards}>
        {['first', 'second', 'third', 'fourth'].map((card) => (
          <div key={card} className={classes.card} />
        ))}
      </div>
    </div>
  );
}

/** Shown while the script of a page loads: grey shapes, and a line that only screen readers read. */
export function PageSkeleton() {
  const { t } = useTexts();
  return (
    <>
      <p role="status" className={classes.screenReaderOnly}>
        {t('common.loadingPage')}
      </p>
      <PageShapes />
    </>
  );
}
