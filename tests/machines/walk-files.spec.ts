import { committedText, committedWalks } from '../walks/committed.ts';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requirementTable } from '../requirements/requirement-table.ts';
import { costTable, costRatio } from '../walks/costs.ts';
import { type CommittedWalks, withCommitted } from '../walks/facts.ts';
import { type MadeWalkFile, MAX_COST_RATIO, makeWalkFile } from '../walks/make-walk-file.ts';
import { walkFailure } from '../walks/walk-failure.ts';
import { requirementIds } from '../requirements/requirements.ts';
import { ALIKE } from '../page/walks/alike-states.ts';
import { plan } from '../page/walks/journeys-across.ts';
import { cartModel } from './cart/cart.model.ts';
import { noticeModel } from './notice/notice.model.ts';
import { drivers } from './drivers.ts';
import { equivalents } from './equivalents.ts';
import { models } from './models.ts';
import { properties } from './properties.ts';
import { walkFromStimuli } from '../engine/walk-files/from-stimuli.ts';
import { mutantsOf } from '../engine/mutants/operators.ts';
import { parseWalkFile, type WalkFile } from '../engine/walk-files/walk-file.ts';
import type { MachineModel } from '../engine/model.ts';
import { diffWalkFiles } from '../engine/walk-files/walk-file-diff.ts';
import { edgeAt, type Edge, explore } from '../engine/graph/graph.ts';
import { stimulusOf } from '../engine/machine/stimulus.ts';

/** Each test takes a second or so; a machine that is busy with other things may need a minute. */
const SLOW_MACHINE = 60_000;

/** The README without the spaces that line its tables up. */
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8').replaceAll(/ +/gu, ' ');

function sum(numbers: readonly number[]): string {
  return numbers.reduce((total, number) => total + number, 0).toLocaleString('en-US');
}

const committed = new Map<string, CommittedWalks>();

/** The walks of a machine, made when they are first asked for: whoever asks for one machine by its title waits for no other. */
function committedOf(model: MachineModel): CommittedWalks {
  const known = committed.get(model.id) ?? withCommitted(model);
  committed.set(model.id, known);
  return known;
}

function allCommitted(): CommittedWalks[] {
  return Object.values(models).map((model) => committedOf(model));
}

afterAll(() => console.log(costTable([...committed.values()].map(({ made }) => made))));

describe.each(Object.values(models))('The walk file of $id', { timeout: SLOW_MACHINE }, (model) => {
  let made: MadeWalkFile;
  let walkFile: WalkFile;

  beforeAll(() => ({ made, walkFile } = committedOf(model)));

  it('is what the machine would write now (else: npm run walks)', () => {
    expect(diffWalkFiles(walkFile, parseWalkFile(made.text))).toBe('');
    expect(committedText(model.id, 'actor')).toBe(made.text);
  });

  it('is walked on the bare actor, each step as the oracle and the walk file say', () => {
    const failures = walkFile.walks.map((walk) => walkFailure(model, walk)).filter((trouble) => trouble !== '');
    expect(failures[0] ?? '').toBe('');
    expect(walkFile.walks.length).toBeGreaterThan(0);
  });

  it('takes every transition that the machine declares, and every edge of the model', () => {
    const taken = new Set(walkFile.walks.flatMap(({ steps }) => steps.flatMap(({ took }) => took)));
    expect(made.graph.transitions.map(({ name }) => name).filter((name) => !taken.has(name))).toEqual([]);
    const walked = new Set<Edge>();
    for (const { steps } of walkFile.walks) {
      let vertex = 0;
      for (const { stimulus } of steps) {
        const edge = edgeAt(made.graph, vertex, stimulus.words);
        // What is ignored leads nowhere.
        if (edge === undefined) continue;
        walked.add(edge);
        vertex = edge.to;
      }
    }
    expect(made.graph.edges.filter((edge) => !walked.has(edge)).map(({ stimulus }) => stimulus.words)).toEqual([]);
  });

  it('sends each state each event that it must ignore', () => {
    const sent = new Set(
      walkFile.walks.flatMap(({ steps }) =>
        steps.filter(({ ignored }) => ignored).map(({ seen, stimulus }) => `${seen.state}: ${stimulus.event.type}`),
      ),
    );
    expect(made.sneaks.cells.map(({ state, type }) => `${state}: ${type}`).filter((cell) => !sent.has(cell))).toEqual(
      [],
    );
  });

  it('costs hardly more steps than the lower bound', () => {
    expect(costRatio(made)).toBeGreaterThanOrEqual(1);
    expect(costRatio(made)).toBeLessThanOrEqual(MAX_COST_RATIO);
  });
});

describe('The table of requirements', { timeout: SLOW_MACHINE }, () => {
  it('leads from each requirement to a walk or a journey', () => {
    const table = requirementTable(allCommitted());
    expect([...new Set(table.map(({ id }) => id))]).toEqual(requirementIds);
    expect(table.filter(({ walk }) => walk === null)).toEqual([]);
  });
});

describe('The figures of the README', { timeout: SLOW_MACHINE }, () => {
  let made: readonly MadeWalkFile[];
  let transitions: number;
  const unreachable = Object.values(drivers).flatMap((driver) => Object.keys(driver.unreachable ?? {}));

  beforeAll(() => {
    made = allCommitted().map((one) => one.made);
    transitions = made.reduce((total, { graph }) => total + graph.transitions.length, 0);
  });

  it.each<[string, () => string]>([
    ['machines', () => `transitions of ${made.length} machines`],
    ['machines whose states are told apart', () => `| ${made.length} machines |`],
    ['machines that are exported', () => `| ${made.length} of ${made.length} |`],
    ['transitions', () => `| ${transitions} of ${transitions} |`],
    ['edges', () => `tours: ${sum(made.map(({ graph }) => graph.edges.length))} edges in`],
    ['walks', () => `in ${sum(made.map(({ tour }) => tour.walks))} walks and`],
    ['steps', () => `and ${sum(made.map(({ tour }) => tour.steps))} steps;`],
    ['temporal properties', () => `each broken by its mutant | ${Object.values(properties).flat().length} |`],
    ['states that look alike', () => `; ${Object.keys(ALIKE).length} pairs of states look alike`],
    ['sneak cells', () => `each sent | ${sum(made.map(({ sneaks }) => sneaks.cells.length))} |`],
    ['transitions in the browser', () => `| ${transitions - unreachable.length} of ${transitions} |`],
    ['pairs of choices', () => `| ${plan.covered} of ${plan.pairs} in ${plan.choices.length} journeys |`],
    ['requirements', () => `| ${requirementIds.length} of ${requirementIds.length} |`],
    [
      'equivalent mutants',
      () =>
        `the other ${sum(Object.values(equivalents).flatMap(({ mutants }) => mutants.map((one) => one.mutants.length)))} are`,
    ],
  ])('%s', (_what, figure) => {
    expect(readme.includes(figure()), `README.md has another figure than «${figure()}»`).toBe(true);
  });
});

describe('A machine with a fault', { timeout: SLOW_MACHINE }, () => {
  const takesLineOut = 'cart: drop action removeLine[0] of lines.filled: item.decreased[1]';
  const faulty = mutantsOf(cartModel.machine)
    .find(({ name }) => name === takesLineOut)
    ?.build();
  const words = [
    'start',
    'item.added {"id":1}',
    'item.added {"id":3}',
    'item.increased {"id":1}',
    'item.decreased {"id":3}',
  ];
  const walk = walkFromStimuli(explore(cartModel), 'probe', words.map(stimulusOf));

  it('is reported by the shortest walk that shows it, the transition, both sides, and how to see it again', () => {
    if (faulty === undefined) throw new Error('The cart has lost what this test is about.');
    const trouble = walkFailure({ ...cartModel, machine: faulty }, walk);
    expect(trouble.split('\n')).toEqual([
      `cart, walk ${walk.id}: the machine is not as its oracle says`,
      '  1. start',
      '  2. item.added {"id":1}',
      '  3. item.added {"id":3}',
      '  4. item.decreased {"id":3}',
      expect.stringMatching(/^ +expected +seen$/),
      '  context.lines    [{"id":1,"quantity":1}]                   [{"id":3,"quantity":1},{"id":1,"quantity":1}]',
      '  context.removed  {"index":0,"line":{"id":3,"quantity":1}}  null',
      '  at cart.lines.filled: item.decreased[1], cart.undo.unavailable: item.decreased[0]',
      `  again: npm run walks -- --replay cart/${walk.id}`,
    ]);
  });

  it('is no longer what its walk file was made from', () => {
    const [mutant] = mutantsOf(noticeModel.machine).filter(({ operator }) => operator === 'drop action');
    const fresh = makeWalkFile({ ...noticeModel, machine: mutant?.build() ?? noticeModel.machine }, []);
    expect(diffWalkFiles(committedWalks('notice', 'actor'), fresh.walkFile)).toMatch(
      /^The walk file of notice and its machine disagree\./,
    );
  });
});
