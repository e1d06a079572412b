import { fileLoaderMachine } from '../../../machines/fileLoader/fileLoader.machine.ts';
import { fileLoaderModel } from './fileLoader.model.ts';
import { type Predicted, defineDriver } from '../../page/driver.ts';
import { HeldRequests } from '../../page/held-requests.ts';
import { atlasOf, wordsIn } from '../../page/screens/atlas.ts';
import { chooseFile } from '../../page/screens/file-chooser.ts';

type Context = { opened: { from: string } | null; file: string; fault: 'large' | 'version' | 'broken' | null };

const COVERAGE = '**/atlas/coverage.json';

const FAULTS = {
  large: 'is larger than 50 MB and was not read.',
  version: 'is of another version than this atlas reads.',
  broken: 'is broken, or no file of this kind.',
};

/** Runs in the page: reading a file ends when the walk resolves it. */
function holdFiles(): void {
  File.prototype.text = () =>
    new Promise((resolve) => {
      Reflect.set(globalThis, 'resolveFile', resolve);
    });
}

/** The coverage of the atlas: what the build brought along, and files that are chosen. */
export const fileLoaderDriver = defineDriver<typeof fileLoaderMachine, Context>({
  id: 'fileLoader',
  machine: fileLoaderMachine,
  model: fileLoaderModel,
  each: 'configuration',
  // Coverage is not read place by place.
  reach: { start: null, can: ({ stimulus: { event } }) => typeof event['error'] !== 'object', next: () => null },
  pageObject: (fixture) => {
    const { page } = fixture;
    const { coverage } = atlasOf(page);
    const first = new HeldRequests(page, COVERAGE);
    const input = coverage.getByLabel('Open a coverage file');
    const dismiss = coverage.getByRole('button', { name: 'OK', exact: true });
    const resolveFile = (text: string) =>
      page.evaluate((content) => Reflect.get(globalThis, 'resolveFile')(content), text);
    const answer = async (body: string) => (await first.next()).fulfill({ contentType: 'application/json', body });
    const see = async ({ context: { opened, file, fault } }: Predicted<Context>, status: string | null = null) => {
      const standing =
        opened === null
          ? 'No coverage is known. After a test run, npm run report leaves it in reports/flows.json.'
          : `Coverage from ${opened.from}.`;
      const refusal = fault === null ? [] : ['alert', `text: ${file} ${FAULTS[fault]}`, 'button "OK"'];
      const unknown = opened === null ? [] : ['paragraph: The run knows nothing of this machine.'];
      const lines = [
        `status: ${status ?? standing}`,
        ...refusal,
        ...unknown,
        'text: Open a coverage file',
        'button "Open a coverage file"',
      ];
      await fixture.read('the coverage', () => wordsIn(coverage), lines.join('\n'));
    };
    return {
      actor: () => 'coverage',
      open: async () => {
        await fixture.clear();
        await first.start();
        await page.goto('/atlas.html#storage', { waitUntil: 'commit' });
        await first.arrival();
        await page.evaluate(holdFiles);
      },
      causes: {
        'file.chosen': ({ file: { name, size } }) => input.evaluate(chooseFile, { name, size }),
        'refusal.dismissed': () => dismiss.click(),
        'done loadFirst': ({ output }) =>
          answer(JSON.stringify(output === null ? null : Reflect.get(Object(output), 'content'))),
        'error loadFirst': () => answer('no JSON'),
        'done readFile': ({ output }) => resolveFile(JSON.stringify(Reflect.get(Object(output), 'content'))),
        'error readFile': ({ error }) =>
          resolveFile(error === 'version' ? '{"version":3,"machines":[],"requirements":[]}' : 'no JSON'),
      },
      checks: {
        asking: (predicted) => see(predicted, 'Asking for the coverage of the last test run…'),
        empty: (predicted) => see(predicted),
        open: (predicted) => see(predicted),
        reading: (predicted) => see(predicted, `Reading ${predicted.context.file}…`),
        refused: (predicted) => see(predicted),
      },
      blockedControls: {
        'file.chosen': { because: 'A file can always be chosen.' },
        'refusal.dismissed': () => dismiss,
      },
    };
  },
});
