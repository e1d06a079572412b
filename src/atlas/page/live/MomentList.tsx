import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useAtlas } from '../atlas-context.ts';
import { VirtualList } from './VirtualList.tsx';

interface MomentListProps {
  readonly label: string;
  readonly row: (moment: number) => ReactNode;
}

/** The moments of the recording; the one that shows is selected. */
export function MomentList({ label, row }: MomentListProps) {
  const { recorder } = useAtlas();
  const { first, last, momentNumber } = useSelector(recorder, ({ context }) => context);
  const pick = (moment: number) => recorder.send({ type: 'moment.picked', momentNumber: moment });
  return (
    <VirtualList label={label} first={first} last={last} selected={momentNumber} row={row} onPick={pick} onGo={pick} />
  );
}
