import type { Property } from '../engine/temporal/property.ts';
import { fromSomeRooms } from './room.ts';

/** The temporal properties of the machines that have any. */
export const properties = await fromSomeRooms<readonly Property[]>(
  'Properties',
  'properties.ts',
  (id) => import(`./${id}/${id}.properties.ts`),
);
