import { functionStyle } from './function-style.mjs';
import { importBoundaries } from './import-boundaries.mjs';
import { noBrowserGlobals } from './no-browser-globals.mjs';

/** Our own rules for oxlint: who imports whom, who touches the browser, how functions are written. */
export default {
  meta: { name: 'loadout' },
  rules: {
    'function-style': functionStyle,
    'import-boundaries': importBoundaries,
    'no-browser-globals': noBrowserGlobals,
  },
};
