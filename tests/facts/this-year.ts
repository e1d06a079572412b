/** The year of the calendar in the pages that walks are played on, whatever year it is. */
export const THIS_YEAR = 2026;
