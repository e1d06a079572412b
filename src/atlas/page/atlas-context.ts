import { useSelector } from '@xstate/react';
import { type Context, createContext, use } from 'react';
import type { Chart } from '../chart/chart.ts';
import type { Coverage } from './coverage/coverage.ts';
import type { Atlas } from './open-atlas.ts';
import type { Actors } from './live/actor-state.ts';

/** The actors of the atlas itself. The value never changes, so it causes no rendering. */
export const AtlasContext = createContext<Atlas | null>(null);

/** The charts that can be opened. */
export const ChartsContext = createContext<ReadonlyMap<string, Chart> | null>(null);

/** The recorded actors of the shops at the moment that shows. */
export const ActorsContext = createContext<Actors | null>(null);

function useGiven<TValue>(context: Context<TValue | null>): TValue {
  const value = use(context);
  if (value === null) throw new Error('There is no atlas around this.');
  return value;
}

/** @throws outside of the atlas */
export function useAtlas(): Atlas {
  return useGiven(AtlasContext);
}
/** @throws outside of the atlas */
export function useCharts(): ReadonlyMap<string, Chart> {
  return useGiven(ChartsContext);
}
/** @throws outside of the atlas */
export function useActors(): Actors {
  return useGiven(ActorsContext);
}

/** The coverage that is open; null where there is none. */
export function useCoverage(): Coverage | null {
  const { coverage } = useAtlas();
  const opened = useSelector(coverage, ({ context }) => context.opened);
  // This loader opens only what `decodeCoverage` has checked.
  return opened === null ? null : (opened.content as Coverage);
}
