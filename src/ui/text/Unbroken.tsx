import classes from './Unbroken.module.css';

const HYPHENATED = /([\p{Letter}\d]+-[\p{Letter}\d]+)/u;

/** A text whose hyphened words stay whole: «Full-Size» is never torn at the end of a line. */
export function Unbroken({ children }: { readonly children: string }) {
  return children.split(HYPHENATED).map((part, index) =>
    // The words that the pattern captured stand at the odd places.
    index % 2 === 0 ? (
      part
    ) : (
      <span key={`${index} ${part}`} className={classes.word}>
        {part}
      </span>
    ),
  );
}
