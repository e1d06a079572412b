import { trialMachine } from '../../../machines/trial/trial.machine.ts';
import { type Predicted, type ReachStep, defineDriver } from '../../page/driver.ts';
import { atlasOf, seeLit } from '../../page/screens/atlas.ts';
import { trialModel } from './trial.model.ts';

type Context = { steps: readonly string[]; undone: readonly string[]; lost: string | null };

const NONE = 'Nothing is tried. A machine is stepped here without running it: nothing is stored, sent or asked for.';

/** The state of `storage` after each step, and the transition that leads there. */
const AFTER: Readonly<Record<string, { readonly state: string; readonly took: string }>> = {
  start: { state: 'kept', took: '' },
  'storage.failed': { state: 'lost', took: 'storage.kept: storage.failed[0]' },
  'storage.recovered': { state: 'kept', took: 'storage.lost: storage.recovered[0]' },
};

function addressOf(steps: readonly string[]): string {
  return steps.length === 0 ? '#storage' : `#storage?try=${steps.map(encodeURIComponent).join('/')}`;
}

/** A link to the trial that is open already opens nothing. */
function can({ before, stimulus: { event } }: ReachStep): boolean {
  if (event.type !== 'trial.started' || before === null) return true;
  const { steps, lost } = event as unknown as Context;
  const open = before.context['steps'] as readonly string[];
  return lost !== null || open.join('/') !== steps.join('/');
}

/** The panel in which a machine is tried, with `storage`. */
export const trialDriver = defineDriver<typeof trialMachine, Context>({
  id: 'trial',
  machine: trialMachine,
  model: trialModel,
  each: 'configuration',
  reach: { start: null, can, next: () => null },
  pageObject: (fixture) => {
    const { page } = fixture;
    const { chart, panel, tab } = atlasOf(page);
    const button = (name: string) => panel.getByRole('button', { name, exact: true });
    const event = (type: string) => panel.getByRole('button', { name: `(${type})` });
    const see = async ({ context: { steps, undone, lost } }: Predicted<Context>) => {
      const last = AFTER[steps.at(-1) ?? ''];
      await fixture.read(
        'what is tried',
        () => panel.getByRole('status').first().innerText(),
        last === undefined ? NONE : `storage is in ${last.state}.`,
      );
      await fixture.read(
        'what a link has lost',
        async () => (await panel.getByRole('alert').allInnerTexts()).join(),
        lost === null
          ? ''
          : `The link or the record holds a step that cannot happen here: «${lost}». What comes before it is kept.`,
      );
      await fixture.read(
        'the steps',
        async () =>
          (await panel.getByRole('list', { name: 'Steps', exact: true }).getByRole('listitem').allInnerTexts()).join(),
        steps.join(),
      );
      await seeLit(fixture, chart, { states: [last?.state ?? ''], transitions: [last?.took ?? ''] });
      await fixture.read('the address', () => page.evaluate(() => location.hash), addressOf(steps));
      if (steps.length === 0) return;
      await fixture.read('whether Undo is offered', () => button('Undo').isEnabled(), steps.length > 1);
      await fixture.read('whether Redo is offered', () => button('Redo').isEnabled(), undone.length > 0);
      const accepted = steps.at(-1) === 'storage.failed' ? 'storage.recovered' : 'storage.failed';
      for (const type of ['storage.failed', 'storage.recovered'])
        await fixture.read(`whether ${type} is accepted`, () => event(type).isEnabled(), type === accepted);
    };
    return {
      open: async () => {
        await fixture.clear();
        await page.route('**/atlas/coverage.json', (route) => route.fulfill({ json: null }));
        await page.goto('/atlas.html#storage', { waitUntil: 'commit' });
        await tab('Try it').click();
      },
      causes: {
        'trial.started': async ({ steps, lost }, { before }) => {
          if (steps.length === 1 && lost === null && before.state === 'closed') await button('Start').click();
          else
            await page.evaluate(
              (hash) => {
                location.hash = hash;
              },
              addressOf([...steps, ...(lost === null ? [] : [lost])]),
            );
        },
        'step.taken': ({ step }) => event(step).click(),
        'undo.pressed': () => button('Undo').click(),
        'redo.pressed': () => button('Redo').click(),
        'restart.pressed': () => button('Back to the start').click(),
        'trial.closed': () => button('Close trial').click(),
      },
      checks: { closed: see, atStart: see, underWay: see },
      blockedControls: {
        'trial.started': { because: 'A link can always be opened.' },
        'step.taken': ({ step }) => event(step),
        'undo.pressed': () => button('Undo'),
        'redo.pressed': () => button('Redo'),
        'restart.pressed': () => button('Back to the start'),
        'trial.closed': () => button('Close trial'),
      },
    };
  },
});
