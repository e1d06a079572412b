import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { machines } from '../../../machines/index.ts';
import type { InspectionMessage } from '../../../machines/recorder/messages.ts';
import { InspectionSerializer } from '../../../src/app/inspect/serializer.ts';
import { Turn } from '../../../src/app/inspect/turn.ts';
import { watchActors } from '../../../src/app/inspect/watch.ts';
import { openApp } from '../../../src/app/open-app.ts';
import { chartOf } from '../../../src/atlas/chart/chart-of.ts';
import { chartInWords, missingWords } from '../../../src/atlas/chart/in-words.ts';
import { MAX_WIDTH } from '../../../src/atlas/layout/layout-cost.ts';
import { joins } from '../../../src/atlas/chart/joins.ts';
import { overviewOf, overviewWords } from '../../../src/atlas/chart/overview.ts';
import { openFakeBrowser, openFakeTab } from '../support/fake-environment.ts';
import { builtLayout } from '../../flows/built-layout.ts';
import { settle } from '../support/settle.ts';
import { unreadableWords } from './unreadable-words.ts';

const chart = chartOf(overviewOf(machines, joins));

describe('The overview', () => {
  it('has a box for every machine that has to do with another, and an arrow for every join', async () => {
    expect(new Set(chart.root.states.map(({ id }) => id))).toEqual(
      new Set(joins.flatMap(({ from, to }) => [from, to])),
    );
    expect(
      chart.transitions.map(({ source, targets, trigger }) => `${source} → ${targets.join()}: ${trigger}`),
    ).toEqual(
      Object.keys(machines).flatMap((id) =>
        joins.filter(({ from }) => from === id).map(({ from, to, event }) => `${from} → ${to}: ${event}`),
      ),
    );
    expect(missingWords(chart, overviewWords(joins))).toEqual([]);
    const layout = await builtLayout(chartInWords(chart, overviewWords(joins)));
    expect(layout.width).toBeLessThanOrEqual(MAX_WIDTH);
    expect(unreadableWords(layout)).toEqual([]);
  });

  it.each(joins)('$from → $to: $event is an event of its machine, sent by the code that is named', async (join) => {
    const { to, event, by } = join;
    expect(chartOf(machines[to as keyof typeof machines]).transitions.map(({ trigger }) => trigger)).toContain(event);
    expect(await readFile(by, 'utf8')).toContain(event);
  });
});

describe('The stream of a shop', () => {
  let stop = (): void => undefined;
  afterEach(() => stop());

  it('has no machine that sends another what the overview does not show', async () => {
    const sent: InspectionMessage[] = [];
    const turn = new Turn((message) => sent.push(message));
    const serializer = new InspectionSerializer('tab', () => 7);
    const { inspect } = watchActors((report) => {
      const message = serializer.message(report);
      if (message !== null) turn.add(message);
    });
    const { environment } = openFakeTab(openFakeBrowser());
    const { shop, announcer } = openApp({ ...environment, inspection: { inspect } });
    stop = () => {
      for (const part of [...Object.values(shop), announcer]) if (typeof part === 'object') part.stop();
    };
    await Promise.resolve();
    shop.session.send({ type: 'session.signedIn', name: 'Ada' });
    shop.session.send({ type: 'session.signedOut' });
    shop.cart.send({ type: 'item.added', id: 1 });
    shop.wishlist.send({ type: 'heart.pressed', id: 1 });
    shop.language.send({ type: 'language.chosen', language: 'cn' });
    await settle();
    const names = new Map(
      sent.flatMap((message) => (message.type === '@xstate.actor' ? [[message.sessionId, message.name] as const] : [])),
    );
    const isMachine = (name: string | undefined) => name !== undefined && name in machines;
    const observed = sent.flatMap((message) => {
      if (message.type !== '@xstate.event') return [];
      const [from, to] = [names.get(message.causeId ?? ''), names.get(message.sessionId)];
      return isMachine(from) && isMachine(to) && from !== to ? [`${from} → ${to}: ${message.event.type}`] : [];
    });
    const shown = new Set(joins.map(({ from, to, event }) => `${from} → ${to}: ${event}`));
    expect([...new Set(observed)].filter((join) => !shown.has(join))).toEqual([]);
    expect(observed).toContain('session → navigation: visitor.signedIn');
    expect(observed).toContain('session → navigation: visitor.signedOut');
  });
});
