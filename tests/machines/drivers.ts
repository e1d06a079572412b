import type { PageDriver } from '../page/driver.ts';
import { fromEachRoom } from './room.ts';

/** The driver of every machine of the register. */
export const drivers = await fromEachRoom<PageDriver>('Driver', 'driver.ts', (id) => import(`./${id}/${id}.driver.ts`));
