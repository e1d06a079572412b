import { trafficMachine } from '../../../machines/traffic/traffic.machine.ts';
import { type Predicted, defineDriver } from '../../page/driver.ts';
import { atlasOf } from '../../page/screens/atlas.ts';
import {
  checkedReply,
  countedReply,
  holdWorker,
  sayAsWorker,
  trafficStatus,
} from '../../page/screens/traffic-panel.ts';
import { trafficModel } from './traffic.model.ts';

type Context = {
  files: number;
  sessions: number;
  unread: number;
  question: { language: string | null };
};

/** How many sessions the worker has replayed when it says that it is done. */
const REPLAYED = 3;

/** The panel of traffic, with a worker that says what the walk lets it say. */
export const trafficDriver = defineDriver<typeof trafficMachine, Context>({
  id: 'traffic',
  machine: trafficMachine,
  model: trafficModel,
  each: 'configuration',
  reach: {
    start: null,
    // Nothing is asked of what has not been counted.
    can: ({ before, stimulus: { event } }) =>
      event.type !== 'question.asked' || (before !== null && before.context['sessions'] !== 0),
    next: () => null,
  },
  pageObject: (fixture) => {
    const { page } = fixture;
    const { panel, tab } = atlasOf(page);
    const button = (name: string) => panel.getByRole('button', { name, exact: true });
    const language = panel.getByRole('combobox', { name: 'Language' });
    const conformance = panel.getByRole('region', { name: 'Would this build do the same?' });
    const counted =
      (isRead: boolean) =>
      async ({ sessions, unread }: { sessions: number; unread: number }) => {
        await page.evaluate(sayAsWorker, countedReply(sessions, unread, isRead));
      };
    const see =
      (isReading: boolean) =>
      async ({ context }: Predicted<Context>) => {
        const status = () => panel.getByRole('status').first().innerText();
        await fixture.read('what is open', status, trafficStatus(context, isReading));
        const offers = async () => [await button('Close traffic').count(), await language.count()].join();
        const isCounted = context.sessions > 0;
        const offered = `${Number(isReading || isCounted)},${Number(isCounted)}`;
        await fixture.read('what is offered', offers, offered);
        if (isCounted) await fixture.read('the language', () => language.inputValue(), context.question.language ?? '');
      };
    const seeShown = (canCheck: boolean, words: string) => async (predicted: Predicted<Context>) => {
      await see(false)(predicted);
      await fixture.read('whether it can be checked', () => button('Check').isEnabled(), canCheck);
      await fixture.read(
        'what the check has found',
        () => conformance.getByRole('paragraph').or(conformance.getByRole('status')).first().innerText(),
        words,
      );
    };
    const use = 'Replays each recorded step on the machines of this build, without running anything.';
    return {
      open: async () => {
        await fixture.clear();
        await page.route('**/atlas/coverage.json', (route) => route.fulfill({ json: null }));
        await page.goto('/atlas.html#storage', { waitUntil: 'commit' });
        await page.evaluate(holdWorker);
        await tab('Traffic').click();
      },
      causes: {
        'files.chosen': () =>
          panel
            .getByLabel('Open sessions or counts')
            .setInputFiles({ name: 'sessions.json', mimeType: 'application/json', buffer: Buffer.from('') }),
        'sessions.counted': counted(false),
        'reading.ended': counted(true),
        'question.asked': async ({ question }) => {
          await language.selectOption(question.language ?? '');
        },
        'check.pressed': () => button('Check').click(),
        'check.ended': () => page.evaluate(sayAsWorker, checkedReply(REPLAYED)),
        'traffic.closed': () => button('Close traffic').click(),
      },
      checks: {
        empty: see(false),
        reading: see(true),
        'shown.unchecked': seeShown(true, use),
        'shown.checking': seeShown(false, use),
        'shown.checked': seeShown(
          false,
          `${REPLAYED} sessions replayed: 0 deviate, 0 ran another version of some machine.`,
        ),
      },
      blockedControls: {
        'files.chosen': { because: 'Files can always be chosen.' },
        'sessions.counted': { because: 'Only files that are read are counted.' },
        'reading.ended': { because: 'Only what was begun ends.' },
        'question.asked': () => language,
        'check.pressed': () => button('Check'),
        'check.ended': { because: 'Only what was begun ends.' },
        'traffic.closed': () => button('Close traffic'),
      },
    };
  },
});
