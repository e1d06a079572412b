import { committedWalks } from '../../walks/committed.ts';
import { type Browser, test } from '@playwright/test';
import { tableOf } from '../../commands/table.ts';
import type { Edge, Graph } from '../../engine/graph/graph.ts';
import { shortestTree } from '../../engine/tours/shortest.ts';
import { type Walk, walkOf } from '../../engine/walk-files/walk.ts';
import type { PageDriver } from '../../page/driver.ts';
import { pageGraph } from '../../page/walks/page-graph.ts';
import { playWalk } from '../../page/walks/play-walk.ts';
import { drivers } from '../../machines/drivers.ts';
import { openPseudoPages } from '../../pages/pseudo-pages.ts';
import { servePseudoShop } from '../../pages/pseudo-shop.ts';
import { PageFixture } from '../../page/page-fixture.ts';
import { BUILD } from '../support/built.ts';

/**
 * How many of the library's paths are walked for each machine, spread evenly; the time of the others is estimated by the
 * mean of these. `BENCH_PATHS=1000` walks every one.
 */
const SAMPLE = Number(process.env['BENCH_PATHS'] ?? 6);
const MS_PER_SECOND = 1000;
const HALF_AN_HOUR = 1_800_000;

/**
 * The shortest path over each edge, those that begin another left out: what the library's generator makes of the graph.
 */
function libraryRoutes(graph: Graph): Edge[][] {
  const tree = shortestTree({ size: graph.vertices.length, arcs: graph.edges });
  const onWay = new Set<number>();
  const routes = graph.edges.map((edge) => {
    const way = tree.wayTo(edge.from);
    for (const index of way) onWay.add(index);
    return [...way, edge.index];
  });
  // A shortest path begins another one just when the tree goes on from its last edge.
  return routes
    .filter((route) => !onWay.has(route.at(-1) ?? -1))
    .map((route) => route.map((index) => graph.edges[index]).filter((edge) => edge !== undefined));
}

function spread<TItem>(items: readonly TItem[], count: number): TItem[] {
  return items.filter((_, place) => place % Math.max(1, Math.floor(items.length / count)) === 0).slice(0, count);
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await run();
  return (performance.now() - began) / MS_PER_SECOND;
}

interface Place {
  readonly browser: Browser;
  readonly baseURL: string;
}

/** Each walk in a context of its own. In seconds. */
function apart(driver: PageDriver, walks: readonly Walk[], { browser, baseURL }: Place): Promise<number> {
  return timed(async () => {
    for (const walk of walks) {
      const fixture = await PageFixture.open({ browser, baseURL, clocked: driver.clocked ?? false });
      await playWalk(driver, fixture, walk);
      await fixture.context.close();
    }
  });
}

/** All walks on one page fixture, as the tests take them. In seconds. */
function together(driver: PageDriver, walks: readonly Walk[], { browser, baseURL }: Place): Promise<number> {
  return timed(async () => {
    const fixture = await PageFixture.open({ browser, baseURL, clocked: driver.clocked ?? false });
    for (const walk of walks) await playWalk(driver, fixture, walk);
    await fixture.context.close();
  });
}

test('the walks beside the library’s paths, each in a fresh context', async ({ browser }) => {
  const { origin: baseURL, close } = await servePseudoShop(BUILD, await openPseudoPages());
  test.setTimeout(HALF_AN_HOUR);
  const rows: (string | number)[][] = [
    ['machine', 'walks', 'steps', 'seconds', 'library walks', 'steps', 'seconds each', 'seconds in all'],
  ];
  let [ours, theirs] = [0, 0];
  for (const driver of Object.values(drivers)) {
    const graph = pageGraph(driver);
    const { walks } = committedWalks(driver.id, 'page');
    const routes = libraryRoutes(graph);
    const sample = spread(routes, SAMPLE).map((route) => walkOf(graph, 'tour', route));
    const seconds = await together(driver, walks, { browser, baseURL });
    const each = (await apart(driver, sample, { browser, baseURL })) / sample.length;
    ours += seconds;
    theirs += each * routes.length;
    const steps = (all: readonly (readonly unknown[])[]): number => all.reduce((sum, one) => sum + one.length, 0);
    rows.push([
      driver.id,
      walks.length,
      steps(walks.map((walk) => walk.steps)),
      seconds.toFixed(1),
      routes.length,
      steps(routes),
      each.toFixed(1),
      (each * routes.length).toFixed(0),
    ]);
    console.log(
      `${driver.id}: ${seconds.toFixed(1)} s; the library’s ${routes.length} paths ${(each * routes.length).toFixed(0)} s`,
    );
  }
  console.log(tableOf(rows));
  console.log(
    `all, one after another: ${ours.toFixed(0)} s; the library’s paths, each in a fresh context: ${theirs.toFixed(0)} s, ${(theirs / ours).toFixed(1)} times as long`,
  );
  await close();
});
