import classes from './FrameSkeleton.module.css';
import { PageShapes } from './PageSkeleton.tsx';

/** The shape of the whole frame, while there are no words yet: as high as the header that takes its place. */
export function FrameSkeleton() {
  return (
    <div aria-busy="true">
      <div className={classes.banner} />
      <div className={classes.header}>
        <div className={classes.bar} />
        <div className={classes.categories} />
      </div>
      <div className={classes.main}>
        <PageShapes />
      </div>
    </div>
  );
}
