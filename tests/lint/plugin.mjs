import { arrows } from './arrows.mjs';
import { functionStyle } from './function-style.mjs';
import { surroundings } from './surroundings.mjs';

/** Our own rules for oxlint: the ones that draw the house's walls. */
export default { meta: { name: 'loadout' }, rules: { arrows, 'function-style': functionStyle, surroundings } };
