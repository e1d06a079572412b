import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { machines } from '../../machines/index.ts';
import { requirementIds } from '../requirements/requirements.ts';
import { importsOf } from './imports.ts';
import { coveredAndNotNamed, namedAndNotCovered } from '../requirements/meta-requirements.ts';
import { type Journey, journeys } from '../requirements/journeys.ts';
import { models } from './models.ts';
import { machineIds } from './room.ts';
import { agree } from '../engine/replay/agree.ts';
import { nodesOf } from '../engine/machine/transitions.ts';
import { coverageOf, explore, type Graph } from '../engine/graph/graph.ts';
import { failureWords } from '../engine/replay/failure-words.ts';

const tests = new URL('../', import.meta.url);
const root = new URL('../../', import.meta.url);

/** Each test takes a second at most; a machine that is busy with other things may need a minute. */
const SLOW_MACHINE = 60_000;

describe.each(Object.values(models))('The model of $id', { timeout: SLOW_MACHINE }, (model) => {
  let graph: Graph;
  let reachedStates: ReadonlySet<string>;
  let reachedTransitions: ReadonlySet<string>;

  // Whoever asks for one machine by its title does not wait for the graphs of all.
  beforeAll(() => {
    graph = explore(model);
    reachedStates = new Set(
      graph.vertices.flatMap((vertex) => vertex?.situation.snapshot._nodes.map(({ id }) => id) ?? []),
    );
    reachedTransitions = new Set(graph.edges.flatMap(({ took }) => took));
  });

  it('is that of the registered machine', () => {
    expect(
      Object.entries(machines)
        .filter(([, machine]) => machine === model.machine)
        .map(([id]) => id),
    ).toEqual([model.id]);
    expect(model.machine.id).toBe(model.id);
  });

  it('reaches every transition that the machine declares', () => {
    expect(coverageOf(graph).missing).toEqual([]);
  });

  it('reaches every state that the machine declares, but those that it leaves at once', () => {
    const fleeting = (node: { always?: readonly { guard?: unknown }[] | undefined }): boolean =>
      node.always?.some(({ guard }) => guard === undefined) === true;
    const missing = nodesOf(model.machine).filter(
      (node) => !reachedStates.has(node.id) && node.type !== 'history' && !fleeting(node),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('has an oracle that agrees at every step, and on every event that must be ignored', () => {
    const { failure, judged } = agree(graph);
    expect(failure === null ? '' : failureWords(`${model.id}: machine and oracle disagree`, failure)).toBe('');
    const ignored = graph.vertices.reduce((sum, vertex) => sum + (vertex?.ignored.length ?? 0), 0);
    expect(judged).toBeGreaterThanOrEqual(graph.edges.length + ignored);
  });

  it('has an oracle that predicts all there is to see', () => {
    for (const { stimulus } of graph.leaving[0] ?? []) {
      const expected = model.oracle.observe(model.oracle.initial(stimulus.event['input']));
      expect(Object.keys(expected).sort()).toEqual([
        'context',
        'emitted',
        'executed',
        'invoked',
        'output',
        'scheduled',
        'state',
        'status',
        'tags',
      ]);
    }
  });

  it('ties its requirements to states and transitions that a walk reaches', () => {
    for (const { id, states = [], transitions = [] } of model.requirements) {
      expect([...states, ...transitions], id).not.toEqual([]);
      expect(
        states.filter((state) => !reachedStates.has(state)),
        id,
      ).toEqual([]);
      expect(
        transitions.filter((name) => !reachedTransitions.has(name)),
        id,
      ).toEqual([]);
    }
  });

  it('covers what the chart names, in the state that names it or within', () => {
    expect(namedAndNotCovered(model)).toEqual([]);
  });

  it('covers nothing that the chart does not name, at the place or above or within', () => {
    expect(coveredAndNotNamed(model)).toEqual([]);
  });
});

describe('The comparison of charts and models', () => {
  const { notice } = models;

  it('finds a name that the model does not cover there, and a requirement that the chart does not name', () => {
    expect(namedAndNotCovered({ ...notice, requirements: [] })).toEqual([
      'notice.open: §2 /ProductList',
      'notice.open: §8 add to cart',
    ]);
    const [other] = models.storage.requirements;
    expect(coveredAndNotNamed({ ...notice, requirements: other === undefined ? [] : [other] })).toEqual(['R14 kept']);
  });
});

/** What a file imports itself, types aside. */
const VALUE_IMPORT = /^import (?!type\b)[^;]*? from '([^']+)'/gmu;

describe('The models', () => {
  it.each(machineIds)('take nothing from the machines but the machine itself: %s', (id) => {
    const source = readFileSync(new URL(`machines/${id}/${id}.model.ts`, tests), 'utf8');
    const imports = [...source.matchAll(VALUE_IMPORT)].map(([, from = '']) => from);
    expect(imports.filter((from) => /\/machines\/|\/src\//u.test(from))).toEqual([
      `../../../machines/${id}/${id}.machine.ts`,
    ]);
  });
});

describe('The oracles', () => {
  it.each(machineIds)('import no machine, not even through something else: %s', (id) => {
    const imports = [...importsOf(new URL(`machines/${id}/${id}.oracle.ts`, tests))];
    expect(imports).toContain(new URL('engine/model.ts', tests).href);
    expect(imports.filter((address) => address.startsWith(new URL('machines/', root).href))).toEqual([]);
    expect(imports.filter((address) => address.startsWith(new URL('src/', root).href))).toEqual([]);
  });

  it('would be caught if they did', () => {
    const imports = [...importsOf(new URL('machines/cart/cart.model.ts', tests))];
    expect(imports).toContain(new URL('machines/cart/lines.ts', root).href);
  });
});

describe('The requirements of the specification', () => {
  const covered = new Set(Object.values(models).flatMap(({ requirements }) => requirements.map(({ id }) => id)));

  it.each(requirementIds)('%s is covered by a machine or by a hand-written journey', (id) => {
    expect([covered.has(id), id in journeys]).toContain(true);
  });

  it.each(Object.entries(journeys))('%s has a journey that is there', (_, { file, title }: Journey) => {
    const source = readFileSync(new URL(file, tests), 'utf8');
    expect([`('${title}'`, `(\`${title}\``].filter((call) => source.includes(call))).toHaveLength(1);
  });
});
