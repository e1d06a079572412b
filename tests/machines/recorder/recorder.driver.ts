import { recorderMachine } from '../../../machines/recorder/recorder.machine.ts';
import { recorderModel } from './recorder.model.ts';
import { type Predicted, type StepPredictions, defineDriver, HARMLESS } from '../../page/driver.ts';
import { atlasOf, litIn, wordsIn } from '../../page/screens/atlas.ts';
import {
  connectionCount,
  countConnections,
  inspectionMessages,
  sendMessages,
} from '../../page/screens/inspection-fixtures.ts';
import { recorderPanel } from '../../page/screens/recorder-panel.ts';

type Context = { first: number; last: number; momentNumber: number; actor: string | null };

const FILE = 'session.json';

/** The live panel of the atlas, beside another tab of the same browser that tells as a shop does. */
export const recorderDriver = defineDriver<typeof recorderMachine, Context>({
  id: 'recorder',
  machine: recorderMachine,
  model: recorderModel,
  each: 'configuration',
  reach: {
    start: null,
    // A page keeps 20,000 moments before the first one makes room; that is tested apart.
    // The actor of the saved session runs no machine that can be drawn, so it is not picked.
    can: ({ before, stimulus: { event } }) =>
      event['first'] !== 2 && !(event.type === 'actor.picked' && before?.state === 'still.loaded'),
    next: () => null,
  },
  pageObject: (fixture) => {
    const { page, tab } = fixture;
    const { panel, chart, tab: panelTab } = atlasOf(page);
    const button = (name: string) => panel.getByRole('button', { name, exact: true });
    const press = (name: string) => () => button(name).click();
    const option = (momentNumber: number) => panel.getByRole('option', { name: new RegExp(`^${momentNumber} `, 'u') });
    const see = async ({ state, context }: Predicted<Context>) => {
      await fixture.read('the live panel', () => wordsIn(panel), recorderPanel(state, context, FILE).join('\n'));
      const lit =
        state === 'still.loaded' || context.momentNumber === 0
          ? ''
          : context.momentNumber < 3
            ? 'empty + unavailable'
            : 'filled + unavailable';
      await fixture.read('the lit states', () => litIn(chart), lit);
      const follows = async () => (await page.getByText('Follows ', { exact: false }).allInnerTexts()).join();
      await fixture.read('whom the chart follows', follows, lit === '' ? '' : 'Follows cart in tab 1');
    };
    return {
      open: async () => {
        await fixture.clear();
        await tab.evaluate(countConnections);
        await page.goto('/atlas.html#cart', { waitUntil: 'commit' });
        await panelTab('Live').click();
        await chart.getByRole('button', { name: 'region lines' }).waitFor();
      },
      causes: {
        'moments.arrived': async (_, { before, after }: StepPredictions<Context>) => {
          const from = before.context.last === after.context.last ? 1 : before.context.last + 1;
          await tab.evaluate(sendMessages, inspectionMessages.slice(from - 1, Math.max(from, after.context.last)));
        },
        'pause.pressed': press('Pause'),
        'resume.pressed': press('Go on live'),
        'back.pressed': press('Back'),
        'forward.pressed': press('Forward'),
        'moment.picked': ({ momentNumber }) => option(momentNumber).click(),
        'actor.picked': () => panel.getByRole('button', { name: /^cart: /u }).click(),
        'live.requested': async () => {
          const heard = await tab.evaluate(connectionCount);
          await press('Back to live')();
          await fixture.read('how often shops were asked', () => tab.evaluate(connectionCount), heard + 1);
        },
        'session.opened': async () => {
          const text = JSON.stringify({ format: 'loadout session', version: 1, messages: inspectionMessages.slice(4) });
          await panel
            .getByLabel('Open a session file')
            .setInputFiles({ name: FILE, mimeType: 'application/json', buffer: Buffer.from(text) });
        },
      },
      checks: { waiting: see, live: see, 'still.paused': see, 'still.loaded': see },
      blockedControls: {
        'moments.arrived': HARMLESS,
        'pause.pressed': () => button('Pause'),
        'resume.pressed': () => button('Go on live'),
        'back.pressed': () => button('Back'),
        'forward.pressed': () => button('Forward'),
        'moment.picked': ({ momentNumber }) => option(momentNumber),
        'actor.picked': { because: 'An actor of the shop can always be picked.' },
        'live.requested': () => button('Back to live'),
        'session.opened': { because: 'A session can always be opened.' },
      },
    };
  },
});
