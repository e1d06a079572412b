/** The boxes that stand for a page that is on its way: a heading and four cards. */
export const SKELETON: readonly string[] = ['narrow', 'narrow', 'narrow', 'narrow', 'narrow'];
