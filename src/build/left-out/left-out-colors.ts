/**
 * Stands in the shop for the colours of Mantine's own theme (`left-out.plugin.ts`): the shop's theme brings those that a
 * component may ask for, and the sheets read all others from `theme.css`.
 */
export const DEFAULT_COLORS: Readonly<Record<string, never>> = {};
