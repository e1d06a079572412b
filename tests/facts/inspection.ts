/** The channel by which an inspected shop tells the atlas what happens in it. */
export const INSPECTION_CHANNEL = 'loadout.inspect';
