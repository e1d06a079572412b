import { useSelector } from '@xstate/react';
import { use } from 'react';
import { useAtlas } from './atlas-context.ts';
import { bookOf } from './shelf.ts';
import { texts } from './texts.ts';
import { WalkList } from './WalkList.tsx';
import { WalkPlayer } from './WalkPlayer.tsx';
import { walkIn } from './walk-in.ts';

/** The books of the machine, and the walk that is followed. */
export function WalksPanel() {
  const { viewer } = useAtlas();
  const machine = useSelector(viewer, ({ context }) => context.machine);
  const open = useSelector(viewer, ({ context }) => context.walk);
  const page = use(bookOf('page', machine));
  const actor = use(bookOf('actor', machine));
  if (open !== null) {
    const walk = walkIn(open.book === 'page' ? page : actor, open);
    return <WalkPlayer id={open.id} walk={walk} />;
  }
  if (page.length + actor.length === 0) return <p>{texts.walks.none}</p>;
  return (
    <>
      <WalkList title={texts.walks.page} kind="page" walks={page} />
      <WalkList title={texts.walks.actor} kind="actor" walks={actor} />
    </>
  );
}
