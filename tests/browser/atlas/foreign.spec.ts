import { createMachine } from 'xstate';
import { expect, test } from '../support/test.ts';
import { engineScripts, openAtlas } from './open.ts';

const DOOR = `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" name="door" initial="shut">
  <script>document.title = 'run'</script>
  <state id="shut"><transition event="push" cond="document.title = 'run'" target="open"/></state>
  <state id="open"><transition event="pull" target="shut"/></state>
</scxml>`;

test('a machine that is not ours is opened, drawn and tried; one that is broken says where, and nothing runs', async ({
  page,
}) => {
  const { machines, panel, tab, chart, heading } = await openAtlas(page, '#storage');
  const choose = (name: string, text: string) =>
    machines
      .getByLabel('Open a machine')
      .setInputFiles({ name, mimeType: 'application/xml', buffer: Buffer.from(text) });
  await choose('broken.scxml', DOOR.replace('target="open"', 'target="opne"'));
  await expect(machines.getByRole('alert')).toContainText(
    'broken.scxml was not opened: line 3, column 83: there is no state «opne» to lead to.',
  );
  await expect(heading).toHaveText('storage');
  await machines.getByRole('button', { name: 'OK', exact: true }).click();
  // Dropped on the page.
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'door.scxml', { type: 'application/xml' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, DOOR);
  await expect(heading).toHaveText('door (file)');
  await expect(chart.getByRole('button', { name: 'door.shut: push[0]' })).toBeVisible();
  // The page answers meanwhile, and shoppers do not keep what is the atlas's.
  const { ofPage, ofWorkers } = await engineScripts(page);
  expect(ofPage).toEqual([]);
  expect(ofWorkers).toHaveLength(1);
  const kept = await (await page.request.get('/sw.js')).text();
  expect(kept).toContain('/static/js/start.');
  for (const script of [...ofWorkers, ...page.workers().map((worker) => worker.url())])
    expect(kept).not.toContain(new URL(script).pathname);
  await tab('Try it').click();
  await panel.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'push', exact: true })).toBeDisabled();
  await panel.getByRole('checkbox').check();
  await panel.getByRole('button', { name: 'push', exact: true }).click();
  await expect(panel.getByRole('status').first()).toHaveText('door (file) is in open.');
  await tab('Walks').click();
  await expect(panel.getByRole('status')).toContainText('2 of 2 transitions covered.');
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save walk file' }).click();
  expect((await saved).suggestedFilename()).toBe('door.walks');
  await panel.getByRole('button', { name: /^2 transitions: push, pull \(walk / }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'guard.answered' }).first()).toBeVisible();
  await tab('Outline').click();
  await expect(panel.getByRole('list', { name: 'Outline of door (file)' })).toContainText('open');
  expect(await page.title()).toBe('door (file) · Flow atlas');
  // What XState itself writes of a machine.
  const leftOut = page.getByText('leaves out of this JSON what a state does at once');
  await expect(leftOut).toBeHidden();
  const gate = createMachine({ id: 'gate', initial: 'shut', states: { shut: { always: 'open' }, open: {} } });
  await choose('gate.json', JSON.stringify(gate));
  await expect(heading).toHaveText('gate (file)');
  await expect(leftOut).toBeVisible();
});
