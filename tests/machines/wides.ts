import type { Wide } from '../engine/random-walks/wide.ts';
import { fromSomeRooms } from './room.ts';

/** Payloads beyond the model's, of the machines whose events carry any. */
export const wides = await fromSomeRooms<Wide>('Wide', 'wide.ts', (id) => import(`./${id}/${id}.wide.ts`));
