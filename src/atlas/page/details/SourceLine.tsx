import { type ReactNode, Suspense, use } from 'react';
import * as v from 'valibot';
import type { Chart } from '../../chart/chart.ts';
import { OVERVIEW } from '../../chart/overview.ts';
import { permanent } from '../charts.ts';
import { loadOnce } from '../load-once.ts';

const sourcesSchema = v.record(v.string(), v.object({ file: v.string(), lines: v.record(v.string(), v.number()) }));

const sourcesAt = loadOnce(new Map(), async (address: string) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return v.parse(sourcesSchema, await response.json());
});

function Line({ machine, part }: { readonly machine: string; readonly part: string }) {
  const { file, lines } = use(sourcesAt('/atlas/sources.json'))[machine] ?? { file: '', lines: {} };
  return <code>{`${file}:${lines[part] ?? ''}`}</code>;
}

/**
 * Where a part stands in the source of its machine, as editors open it: `machines/cart/cart.machine.ts:57`. Null for a chart that is
 * not of this build.
 *
 * @param part the id of a state or the name of a transition
 */
export function sourceLine({ id }: Chart, part: string): ReactNode {
  if (!permanent.has(id) || id === OVERVIEW) return null;
  return (
    <Suspense fallback={null}>
      <Line machine={id} part={part} />
    </Suspense>
  );
}
