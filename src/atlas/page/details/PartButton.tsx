import { useAtlas } from '../atlas-context.ts';
import classes from '../controls.module.css';

interface PartButtonProps {
  readonly part: string;
  readonly words?: string | undefined;
}

/** A state or a transition that can be selected. */
export function PartButton({ part, words = part }: PartButtonProps) {
  const { viewer } = useAtlas();
  return (
    <button type="button" className={classes.link} onClick={() => viewer.send({ type: 'part.selected', part })}>
      {words}
    </button>
  );
}
