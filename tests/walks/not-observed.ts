/**
 * Transitions that the walk files of the browser hold, and that the machine in the page never takes there: recorded in
 * the page, the step left no trace of them. Their checks pass, since the page looks the same. They do not count as
 * walked in the browser.
 */
export const notObserved: Readonly<Record<string, string>> = {
  'language.translation: language.shared[0]':
    'The other tab stores the language that is stored already, so no storage event comes.',
  'viewer.chart: address.opened[1]': 'The address has this hash already, so it does not change.',
};
