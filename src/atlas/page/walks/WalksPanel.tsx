import { useSelector } from '@xstate/react';
import { use } from 'react';
import { useAtlas } from '../atlas-context.ts';
import { GeneratedCoverage } from './GeneratedCoverage.tsx';
import { loadGenerated, loadWalks } from './load-walks.ts';
import { texts } from '../texts.ts';
import { WalkList } from './WalkList.tsx';
import { WalkPlayer } from './WalkPlayer.tsx';
import { walkIn } from './walk-in.ts';

/** The walk files of the machine, and the walk that is followed. */
export function WalksPanel() {
  const { viewer } = useAtlas();
  const machine = useSelector(viewer, ({ context }) => context.machine);
  const open = useSelector(viewer, ({ context }) => context.walk);
  const page = use(loadWalks('page', machine));
  const actor = use(loadWalks('actor', machine));
  if (open !== null) {
    const walk = walkIn(open.walkFile === 'page' ? page : actor, open);
    return <WalkPlayer kind={open.walkFile} id={open.id} walk={walk} />;
  }
  if (page.length + actor.length === 0 && loadGenerated(machine) === null) return <p>{texts.walks.none}</p>;
  return (
    <>
      <GeneratedCoverage machine={machine} />
      <WalkList title={texts.walks.page} kind="page" walks={page} />
      <WalkList title={texts.walks.actor} kind="actor" walks={actor} />
    </>
  );
}
