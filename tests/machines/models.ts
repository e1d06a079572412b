import type { MachineModel } from '../engine/model.ts';
import { fromEachRoom } from './room.ts';

/** The model of every machine of the register. */
export const models = await fromEachRoom<MachineModel>('Model', 'model.ts', (id) => import(`./${id}/${id}.model.ts`));
