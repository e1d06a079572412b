import { viewerMachine } from '../../../machines/viewer/viewer.machine.ts';
import { WALK, viewerModel } from './viewer.model.ts';
import { HARMLESS, type Predicted, type ReachStep, type StepPredictions, defineDriver } from '../../page/driver.ts';
import { atlasOf, seeLit, wordsIn } from '../../page/screens/atlas.ts';
import { LIT, TAKEN, viewerPanel, walkFile } from '../../page/screens/viewer-panel.ts';

type Context = {
  machine: string;
  part: string | null;
  folded: readonly string[];
  walk: { id: string } | null;
  stepIndex: number;
  speed: number;
};

const PANELS = {
  details: 'Details',
  outline: 'Outline',
  walks: 'Walks',
  trial: 'Try it',
  live: 'Live',
  sequence: 'Sequence',
  traffic: 'Traffic',
  versions: 'Versions',
  exports: 'Exports',
} as const;

const STEP = 'xstate.after.stepTime.viewer.walk.open.playing';
const SECOND = 1000;
const FALLBACK = 300;

/** What the page offers on the tab of walks alone, and whether a walk has to be open for it. */
const ON_WALKS: Readonly<Record<string, 'open' | 'closed'>> = {
  'walk.opened': 'closed',
  'forward.pressed': 'open',
  'back.pressed': 'open',
  'step.picked': 'open',
  'walk.closed': 'open',
  'play.pressed': 'open',
  'pause.pressed': 'open',
  'speed.chosen': 'open',
  [STEP]: 'open',
};

/** Whether the state shows as unfolded before. */
const FOLDS: Readonly<Record<string, boolean>> = { 'state.folded': true, 'state.unfolded': false };

function can({ before, stimulus: { event } }: ReachStep): boolean {
  // An address that is open already is not opened.
  const isOpen =
    before?.context['machine'] === event['machine'] &&
    before?.context['part'] === event['part'] &&
    String(before?.context['folded']) === String(event['folded']) &&
    before?.state.includes(`words.${String(event['wording'])}`);
  if (event.type === 'address.opened' && isOpen) return false;
  // The states of the other machine have none inside.
  if (event.type in FOLDS && before?.context['machine'] !== 'marquee') return false;
  const needs = ON_WALKS[event.type];
  return (
    needs === undefined || (before?.state.includes('panel.walks') === true && before.state.includes(`walk.${needs}`))
  );
}

/** What is open on the atlas, a line each. Runs in the page, and so uses nothing from outside of itself. */
function readOpen(): string[] {
  const read = (selector: string, textOf: (element: Element) => string | undefined) =>
    [...document.querySelectorAll(selector)].map(textOf).join();
  const textOf = ({ textContent }: Element): string => textContent;
  return [
    `address ${decodeURIComponent(location.hash)}`,
    `title ${document.title}`,
    `heading ${read('h2', textOf)}`,
    `in the list ${read('nav[aria-label=Machines] [aria-current=page]', (link) => textOf(link).split(/\d/u)[0])}`,
    `drawings ${document.querySelectorAll('#chart svg').length}`,
    `selected ${read('#chart [role=button][aria-pressed=true]', (mark) => mark.getAttribute('aria-label')?.split(/[ ,]/u)[1])}`,
    `step ${[...document.querySelectorAll('ol[aria-label=Steps] button')].findIndex(({ ariaCurrent }) => ariaCurrent === 'step')}`,
    `folded ${read('#chart [role=button][aria-expanded=false]', (mark) => mark.getAttribute('data-fold') ?? undefined)}`,
  ];
}

/** Whether plain words are on, and all words on the chart. Runs in the page, and so uses nothing from outside of itself. */
function readWords(): { isPressed: boolean; words: string } {
  const plain = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Plain words');
  // The texts of a drawing are pieces that stand on their own.
  const words = [...document.querySelectorAll('#chart text')].map(({ textContent }) => textContent).join(' ');
  return { isPressed: plain?.getAttribute('aria-pressed') === 'true', words };
}

/** The flow atlas as an analyst goes about it: chart, panel, walk. */
export const viewerDriver = defineDriver<typeof viewerMachine, Context>({
  id: 'viewer',
  machine: viewerMachine,
  model: viewerModel,
  clocked: true,
  each: 'transition',
  reach: { start: null, can, next: () => null },
  pageObject: (fixture) => {
    const { page } = fixture;
    const { machines, chart, tab, panel } = atlasOf(page);
    const button = (name: string) => panel.getByRole('button', { name, exact: true });
    const walk = panel.getByRole('button', { name: `(walk ${WALK.id}, ${WALK.steps} steps)` });
    const step = (stepIndex: number) =>
      panel.getByRole('list', { name: 'Steps', exact: true }).getByRole('button').nth(stepIndex);
    const plain = page.getByRole('button', { name: 'Plain words', exact: true });
    const folding = (state: string, expanded: boolean) =>
      chart.getByRole('button', { name: `states inside ${state}`, exact: true, expanded });
    const openTab = (name: string) => () => tab(name).click();

    /**
     * React shows what has come after a fallback 300 ms later at the earliest. While a walk is played, nothing new is
     * opened, and the clock stands still but for its steps.
     */
    const settle = async (state: string) => {
      if (!state.includes('playing')) await page.clock.runFor(FALLBACK);
    };
    const seeChart = async ({ state, context }: Predicted<Context>) => {
      const { machine, part, folded, walk: followed, stepIndex } = context;
      const asked = [
        ...(folded.length === 0 ? [] : [`fold=${folded.join()}`]),
        ...(state.includes('words.code') ? ['words=code'] : []),
        ...(followed === null ? [] : [`walk=page/${followed.id}/${stepIndex + 1}`]),
      ].join('&');
      const address = `#${machine}${part === null ? '' : `/${part}`}${asked === '' ? '' : `?${asked}`}`;
      const read = async () => {
        await settle(state);
        return page.evaluate(readOpen);
      };
      await fixture.readLines('what is open', read, [
        `address ${address}`,
        `title ${machine} · Flow atlas`,
        `heading ${machine}`,
        `in the list ${machine}`,
        'drawings 1',
        `selected ${part ?? ''}`,
        `step ${followed !== null && state.includes('panel.walks') ? stepIndex : -1}`,
        `folded ${folded.join()}`,
      ]);
    };
    const seeWords =
      (isPlain: boolean, onMarquee: string) =>
      async ({ context: { machine } }: Predicted<Context>) => {
        const read = async () => {
          const { isPressed, words } = await page.evaluate(readWords);
          return [`plain words ${isPressed}`, `«${onMarquee}» on the chart ${words.includes(onMarquee)}`];
        };
        await fixture.readLines('the words', read, [
          `plain words ${isPlain}`,
          `«${onMarquee}» on the chart ${machine === 'marquee'}`,
        ]);
      };
    const seePanel =
      (name: string) =>
      async ({ state, context }: Predicted<Context>) => {
        const selected = () => page.getByRole('tab', { selected: true }).innerText();
        await fixture.read('the open tab', selected, name);
        await fixture.read(
          `the panel ${name}`,
          () => wordsIn(panel),
          viewerPanel(name, {
            ...context,
            isPlaying: state.includes('playing'),
            isPlain: state.includes('words.plain'),
          }).join('\n'),
        );
      };
    const seeWalk = async ({ context: { machine, walk: open, stepIndex } }: Predicted<Context>) => {
      const isLit = open !== null && machine === 'storage';
      await seeLit(fixture, chart, {
        states: [isLit ? (LIT[stepIndex] ?? '') : ''],
        transitions: [isLit ? (TAKEN[stepIndex] ?? '') : ''],
      });
    };
    /** On the panel of the walks a walk that is played offers to pause. */
    const seeOffer = async ({ state }: Predicted<Context>, isPlaying: boolean) => {
      if (!state.includes('panel.walks')) return;
      await fixture.read('whether Pause is offered', () => button('Pause').isVisible(), isPlaying);
    };
    const seePlaying = async (predicted: Predicted<Context>) => {
      await seeWalk(predicted);
      await seeOffer(predicted, true);
    };
    /** Lets time pass in which no step may come; only where this is the state, and not one tried for it. */
    const seeStill = async (predicted: Predicted<Context>) => {
      await seeOffer(predicted, false);
      if (!fixture.isNamedOnly) await fixture.amid(() => page.clock.runFor(2 * SECOND));
      await seeWalk(predicted);
    };
    return {
      open: async () => {
        await fixture.clear();
        await page.route('**/atlas/coverage.json', (route) => route.fulfill({ json: null }));
        await page.route('**/atlas/walks/*.walks', (route) => {
          const [, machine] = /\/(\w+)\.page\.walks$/u.exec(route.request().url()) ?? [];
          return route.fulfill({
            contentType: 'text/plain',
            body: machine === undefined ? 'walk file none\n' : walkFile(machine),
          });
        });
        await page.goto('/atlas.html#storage', { waitUntil: 'commit' });
      },
      causes: {
        'machine.opened': ({ machine }) =>
          machines.getByRole('link', { name: new RegExp(`^${machine} `, 'u') }).click(),
        'address.opened': ({ machine, part, folded, wording }) =>
          page.evaluate(
            (hash) => {
              location.hash = hash;
            },
            `#${machine}${part === null ? '' : `/${part}`}${folded.length === 0 ? '' : `?fold=${folded.join()}&words=${wording}`}`,
          ),
        'state.folded': ({ state }) => folding(state, true).click(),
        'state.unfolded': ({ state }) => folding(state, false).click(),
        'plain.chosen': () => plain.click(),
        'code.chosen': () => plain.click(),
        'part.selected': async ({ part }) => {
          await chart.getByRole('button', { name: new RegExp(`^state ${part}(?:, active)?$`, 'u') }).click();
        },
        // The frame around all states is the machine as a whole.
        'selection.cleared': () => chart.getByRole('button', { name: /^state with states inside / }).press('Enter'),
        'details.opened': openTab(PANELS.details),
        'outline.opened': openTab(PANELS.outline),
        'walks.opened': openTab(PANELS.walks),
        'trial.opened': openTab(PANELS.trial),
        'live.opened': openTab(PANELS.live),
        'sequence.opened': openTab(PANELS.sequence),
        'traffic.opened': openTab(PANELS.traffic),
        'versions.opened': openTab(PANELS.versions),
        'exports.opened': openTab(PANELS.exports),
        'walk.opened': () => walk.click(),
        'forward.pressed': () => button('Step forward').click(),
        'back.pressed': () => button('Step back').click(),
        'step.picked': ({ stepIndex }) => step(stepIndex).click(),
        'walk.closed': () => button('Close walk').click(),
        'play.pressed': () => button('Play').click(),
        'pause.pressed': () => button('Pause').click(),
        'speed.chosen': async ({ speed }) => {
          await panel.getByRole('combobox', { name: 'Steps a second' }).selectOption(String(speed));
        },
        'after stepTime': (_, { before }: StepPredictions<Context>) => page.clock.runFor(SECOND / before.context.speed),
      },
      checks: {
        'chart.whole': seeChart,
        'chart.selected': seeChart,
        'words.plain': seeWords(true, 'promotions'),
        'words.code': seeWords(false, 'isReducedMotion'),
        'panel.details': seePanel(PANELS.details),
        'panel.outline': seePanel(PANELS.outline),
        'panel.walks': seePanel(PANELS.walks),
        'panel.trial': seePanel(PANELS.trial),
        'panel.live': seePanel(PANELS.live),
        'panel.sequence': seePanel(PANELS.sequence),
        'panel.traffic': seePanel(PANELS.traffic),
        'panel.versions': seePanel(PANELS.versions),
        'panel.exports': seePanel(PANELS.exports),
        'walk.closed': seeWalk,
        'walk.open.standing': seeStill,
        'walk.open.playing': seePlaying,
      },
      blockedControls: {
        'machine.opened': { because: 'A machine can always be opened.' },
        'address.opened': { because: 'An address can always be opened.' },
        'part.selected': { because: 'A part can always be selected.' },
        'state.folded': ({ state }) => folding(state, true),
        'state.unfolded': ({ state }) => folding(state, false),
        'plain.chosen': { because: 'One button chooses the other words.' },
        'code.chosen': { because: 'One button chooses the other words.' },
        // Its button stands on one tab alone; where a part is selected, the frame around all states clears it.
        'selection.cleared': (_, { state }) =>
          state.includes('chart.selected') ? HARMLESS : button('Clear selection'),
        'details.opened': { because: 'A tab can always be opened.' },
        'outline.opened': { because: 'A tab can always be opened.' },
        'walks.opened': { because: 'A tab can always be opened.' },
        'trial.opened': { because: 'A tab can always be opened.' },
        'live.opened': { because: 'A tab can always be opened.' },
        'sequence.opened': { because: 'A tab can always be opened.' },
        'traffic.opened': { because: 'A tab can always be opened.' },
        'versions.opened': { because: 'A tab can always be opened.' },
        'exports.opened': { because: 'A tab can always be opened.' },
        'walk.opened': { because: 'Where a walk is listed it can be opened.' },
        'forward.pressed': () => button('Step forward'),
        'back.pressed': () => button('Step back'),
        'step.picked': ({ stepIndex }) => step(stepIndex),
        'walk.closed': () => button('Close walk'),
        'play.pressed': () => button('Play'),
        'pause.pressed': () => button('Pause'),
        'speed.chosen': () => panel.getByRole('combobox', { name: 'Steps a second' }),
      },
    };
  },
});
