import { arrows } from './arrows.mjs';
import { surroundings } from './surroundings.mjs';

/** Our own rules for oxlint: the ones that draw the house's walls. */
export default { meta: { name: 'loadout' }, rules: { arrows, surroundings } };
