import { useTranslation } from 'react-i18next';
import classes from './PageSkeleton.module.css';

/** The grey shapes of a page. They say nothing. */
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

/** Stands in for a page whose script is on its way: the shape for the eye, a line for the ear. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <p role="status" className={classes.spoken}>
        {t('common.loadingPage')}
      </p>
      <PageShapes />
    </>
  );
}
