/**
 * What is not compared where a whole screen is seen, by name and with its reason. All else is: a part that no driver
 * names is compared with what the shop shows by itself.
 */
export const MASKED = {
  'panel of the atlas':
    'What the panel says is compared by the driver that opened it, and what its walk lights on the chart.',
  closed: 'The shop is opened by the first event of the walk; at its start there is no page yet.',
  blank:
    'Before the first text the page has no frame yet: its title, its description and its language are those of the HTML file.',
  reloading: 'The page is being loaded anew: there is nothing to see until it has come.',
  'another tab': 'A change that another tab made moves the focus of whoever is elsewhere nowhere in particular.',
  'empty stores': 'An empty cart, an empty list and the guest of the seed are stored or not; both mean the same.',
  'scroll places': 'Where each page was scrolled to is kept by the router under keys of its own making.',
  'reloaded build':
    'The build that was reloaded once is named by a hash; how often the page is loaded is counted instead.',
  'told faults': 'A note or a page that says what failed takes a place, and moves what follows.',
  popups: 'An open list of languages or suggestions covers what lies below it, and closes by a press elsewhere.',
  'skip link':
    'The link that skips the header is out of view until it has the focus; the relation «around the page» presses it.',
} as const;

/** The name of something that is not compared. */
export type MaskName = keyof typeof MASKED;

/** Stands in an expectation for a part that is not compared. */
export class Masked {
  readonly name: MaskName;
  constructor(name: MaskName) {
    this.name = name;
  }
}
