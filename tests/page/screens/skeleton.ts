/** The boxes that stand for a page that is on its way: a heading and four cards. */
export const SKELETON: readonly string[] = ['narrow', 'narrow', 'narrow', 'narrow', 'narrow'];

/** The same where a link has led to it: the line on top says so, too. */
export const SKELETON_BY_LINK: readonly string[] = ['bar', ...SKELETON];

/** How long a page may take before they stand there, in ms. */
export const SKELETON_DELAY = 300;
