import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { ActorsContext, AtlasContext, ChartsContext } from './atlas-context.ts';
import { chartsWith } from './charts.ts';
import type { Atlas } from './open-atlas.ts';

interface ProvidersProps {
  readonly atlas: Atlas;
  readonly children: ReactNode;
}

/** Provides the atlas, its charts, and the recorded actors at the moment that shows. */
export function Providers({ atlas, children }: ProvidersProps) {
  const { recorder, recording } = atlas;
  const { momentNumber, last } = useSelector(recorder, ({ context }) => context);
  // The map grows in place: what was opened last stands for it.
  useSelector(atlas.machines, ({ context }) => context.opened);
  const actors = useMemo(
    // The recording changes in place: its last moment stands for it.
    () => recording.actorsAt(last === 0 ? 0 : momentNumber),
    [recording, momentNumber, last],
  );
  return (
    <AtlasContext value={atlas}>
      <ChartsContext value={chartsWith(actors, atlas.fromFiles)}>
        <ActorsContext value={actors}>{children}</ActorsContext>
      </ChartsContext>
    </AtlasContext>
  );
}
