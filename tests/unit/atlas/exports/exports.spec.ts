import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import mermaid from 'mermaid';
import { createMachine } from 'xstate';
import { beforeAll, describe, expect, it } from 'vitest';
import { type MachineId, machines } from '../../../../machines/index.ts';
import { statesWithin } from '../../../../src/atlas/chart/chart.ts';
import { chartOf } from '../../../../src/atlas/chart/chart-of.ts';
import { layoutOf } from '../../../../src/atlas/layout/layout.ts';
import { byTurns } from '../../../commands/sampling.ts';
import { literalOf } from '../../../../src/atlas/exports/literal.ts';
import { make } from '../../../../src/atlas/page/export-panel/export-formats.ts';
import { mermaidId, mermaidText } from '../../../../src/atlas/exports/mermaid.ts';
import { readMachine } from '../../../../src/atlas/foreign/read-machine.ts';
import { scxmlText } from '../../../../src/atlas/exports/scxml/scxml.ts';
import { typescriptText } from '../../../../src/atlas/exports/typescript.ts';
import { machineJson, machineJsonText } from '../../../../src/atlas/exports/xstate-json.ts';
import { machineCode } from '../../../../src/build/machine-code/machine-code.ts';
import { rehydrateMachine } from '../../../flows/rehydrate.ts';
import { svgText } from '../../../flows/markup.ts';
import { oddMachine as odd } from '../../../flows/odd-machine.ts';
import { countIn, scxmlFaults } from '../../../flows/schema.ts';
import { models } from '../../../machines/models.ts';
import { type Graph, explore } from '../../../engine/graph/graph.ts';

const register = Object.entries(machines).map(([id, machine]) => ({ id: id as MachineId, machine }));
const root = fileURLToPath(new URL('../../../../', import.meta.url));

function textsOf(graph: Graph): string[] {
  return graph.edges.map(({ from, to, stimulus, took }) => `${from} ${stimulus.words} ${to} ${took.join(' ')}`);
}

// Mermaid's parser cleans labels with DOMPurify, which has nothing to clean with where there is no page.
beforeAll(async () => {
  const own = createRequire(import.meta.resolve('mermaid')).resolve('dompurify');
  const { default: purifier } = await import(pathToFileURL(join(dirname(own), 'purify.es.mjs')).href);
  Object.assign(purifier, { addHook: () => {}, sanitize: (text: string) => text });
});

describe('XState JSON', () => {
  it.each(register)('of $id makes a machine with the same chart again', ({ id, machine }) => {
    const again = createMachine(JSON.parse(machineJsonText(machine, machineCode(id))));
    expect(chartOf(again)).toEqual(chartOf(machine));
  });

  it.each(byTurns(register, 2))('of $id walks the same graph once its functions are put back', ({ id, machine }) => {
    const model = models[id];
    const again = rehydrateMachine(machineJsonText(machine, machineCode(id)), machine);
    expect(textsOf(explore({ ...model, machine: again }))).toEqual(textsOf(explore(model)));
  });

  it('says what is raised and which states a guard asks for, though both are implementations', () => {
    expect(JSON.parse(machineJsonText(machines.checkout)).implementations).toEqual({
      actions: { noteChange: { type: 'xstate.raise', event: { type: 'field.changed' } } },
    });
    expect(JSON.parse(machineJsonText(machines.navigation)).implementations.guards.isNotSignedIn).toEqual({
      type: 'xstate.not',
      guards: [{ type: 'xstate.stateIn', stateValue: { visitor: 'signedIn' } }],
    });
  });

  it('holds the source of each function, and params as they are written', () => {
    const { states } = JSON.parse(machineJsonText(machines.cart, machineCode('cart')));
    expect(states.lines.states.filled.on['item.increased'].guard).toEqual({
      type: 'hasLine',
      params: { $function: '({ event }) => ({ id: event.id })' },
    });
  });

  it('holds no function, and names what was written on the spot', () => {
    const text = JSON.stringify(machineJson(odd));
    expect(text).toContain('"actions":{"type":"actions"}');
    expect(chartOf(createMachine(JSON.parse(text)))).toMatchObject({ id: 'odd one' });
  });

  it('leaves out what only types read at the root alone: a state and a field may be called so', () => {
    const config = {
      id: 'm',
      initial: 'a',
      context: { types: [1], schemas: 2 },
      states: { a: { on: { GO: 'types' } }, types: {} },
    };
    expect(machineJson({ ...config, types: {}, schemas: {} })).toEqual(config);
  });
});

describe('A file for Stately Studio', () => {
  it('compiles for every machine under the rules of this repository, and holds one literal', () => {
    const folder = mkdtempSync(join(root, 'node_modules', '.flows-'));
    try {
      for (const { id, machine } of register)
        writeFileSync(join(folder, `${id}.ts`), typescriptText(machine, machineCode(id)));
      for (const { id, machine } of register) writeFileSync(join(folder, `${id}.stubs.ts`), typescriptText(machine));
      writeFileSync(join(folder, 'odd.ts'), typescriptText(odd));
      const settings = { extends: join(root, 'tsconfig.json'), include: ['*.ts'], compilerOptions: { types: [] } };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
      const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
      const command = [join(dirname(compiler), 'bin', 'tsc'), '--project', folder];
      const { stdout, status } = spawnSync(process.execPath, command, { encoding: 'utf8' });
      expect(stdout).toBe('');
      expect(status).toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each(register)('of $id holds the same chart, and raises the same, where its code is not known', ({ machine }) => {
    const text = typescriptText(machine);
    expect(text.match(/createMachine\(/g)).toHaveLength(1);
    const literal = text.slice(text.indexOf('.createMachine(') + '.createMachine('.length, text.lastIndexOf(')'));
    const config: object = runInNewContext(`(${literal})`);
    expect(chartOf(config).transitions.map(({ name }) => name)).toEqual(
      chartOf(machine).transitions.map(({ name }) => name),
    );
    expect(text.includes("noteChange: raise({ type: 'field.changed' })")).toBe(machine.id === 'checkout');
  });

  it.each(register)('of $id is its own source, and imports xstate alone', ({ id, machine }) => {
    const text = typescriptText(machine, machineCode(id));
    expect(text.match(/createMachine\(/g)).toHaveLength(1);
    expect(text.match(/^import .*$/gmu)).toHaveLength(1);
    expect(text).toMatch(/^import \{.*\} from 'xstate';$/mu);
  });

  it('writes any text as a literal', () => {
    const value = { 'it is': ["it's", 'a\nb', String.raw`c\d`], n: [1, null, true], empty: {} };
    expect(runInNewContext(`(${literalOf(value)})`)).toEqual(value);
  });

  it('ends no text before its end: line ends of every kind are escaped', () => {
    const text = 'one\r\ntwo\u2028three\u2029four';
    expect(literalOf(text)).toBe(String.raw`'one\r\ntwo\u2028three\u2029four'`);
    expect(runInNewContext(literalOf(text))).toBe(text);
    const signs = '\u0000\b\t\u001f\u007f\u0085\ud800\uffff\'"\\';
    expect(literalOf(signs)).toBe(String.raw`'\u0000\u0008\t\u001f\u007f\u0085\ud800\uffff\'"\\'`);
    expect(runInNewContext(literalOf(signs))).toBe(signs);
  });
});

describe('SCXML', () => {
  it.each([...register, { id: 'one unlike ours', machine: odd }])(
    'of $id is valid, and every id that it names is there',
    ({ machine }) => {
      expect(scxmlFaults(scxmlText(machine))).toEqual([]);
      const [known] = register.filter((one) => one.machine === machine);
      if (known !== undefined) expect(scxmlFaults(scxmlText(machine, machineCode(known.id)))).toEqual([]);
    },
  );

  it.each(register)('of $id has each state and each transition', ({ machine }) => {
    const chart = chartOf(machine);
    const text = scxmlText(machine);
    expect(
      countIn(text, '//@id[parent::*[local-name() != "send" and local-name() != "invoke" and local-name() != "data"]]'),
    ).toBe(statesWithin(chart.root).length);
    expect(countIn(text, '//*[local-name() = "transition" and local-name(..) != "history"]')).toBe(
      chart.transitions.length,
    );
  });

  it('arms a delay on the way in and disarms it on the way out', () => {
    const text = scxmlText(machines.carousel);
    const event = 'after.newsInterval.carousel.playing.running';
    expect(text).toContain(`<send id="${event}" event="${event}" delay="5000ms"/>`);
    expect(text).toContain(`<cancel sendid="${event}"/>`);
    expect(text).toContain(`<transition event="${event}"`);
    expect(scxmlText(machines.language, machineCode('language'))).toContain(
      `delayexpr="delays.retryDelay({ context: context }) + 'ms'"`,
    );
  });

  it('declares every guard that it names, in the words of its source', () => {
    const text = scxmlText(machines.session, machineCode('session'));
    expect(text).toContain('isSomebody: (_, params) => isSomebody(params.name)');
    expect(text).toContain('function isSomebody(name)');
    expect(text).toContain('cond="guards.isSomebody({ context: context }, { name: _event.data.name })"');
    expect(scxmlText(machines.session)).toContain('isSomebody: function () { return true; }');
  });

  it('asks for states by In(), raises by <raise>, and hands inputs and outputs over by <param>', () => {
    expect(scxmlText(machines.navigation)).toContain(`cond="!(In('navigation.visitor.signedIn'))"`);
    expect(scxmlText(machines.checkout)).toContain('<raise event="field.changed"/>');
    const language = scxmlText(machines.language, machineCode('language'));
    expect(language).toContain('<param name="language" expr="context.requested"/>');
    const chunk = scxmlText(machines.chunk, machineCode('chunk'));
    expect(countIn(chunk, '/*/*[local-name() = "final"]/*[local-name() = "donedata"]')).toBe(2);
    expect(countIn(chunk, '/*/*[local-name() = "state"]//*[local-name() = "final"]')).toBe(0);
  });

  it('waits for the end of an actor by the id that it gave to it', () => {
    const text = scxmlText(machines.chunk);
    expect(text).toContain('<invoke id="actor.chunk.loading.importChunk" type="urn:xstate:importChunk"/>');
    expect(text).toContain('<transition event="done.invoke.actor.chunk.loading.importChunk" target="chunk.loaded">');
    expect(text).toContain(
      '<transition event="error.platform.actor.chunk.loading.importChunk" cond="guards.isTimeout(',
    );
  });

  it('is internal only where a state leads into itself, not into one whose name begins alike', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'car',
      states: { car: { initial: 'in', on: { IN: '.in', GO: 'cart' }, states: { in: {} } }, cart: {} },
    });
    const text = scxmlText(machine);
    expect(text).toContain('<transition event="IN" target="m.car.in" type="internal"/>');
    expect(text).toContain('<transition event="GO" target="m.cart"/>');
  });

  it('leaves a state that leads to itself only where the machine does', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { on: { STAY: 'a', AGAIN: { target: 'a', reenter: true }, ON: 'b' } },
        b: { initial: 'in', on: { RESET: 'b', AGAIN: { target: '.in', reenter: true } }, states: { in: {} } },
      },
    });
    const text = scxmlText(machine);
    expect(text).toContain('<transition event="STAY"/>');
    expect(text).toContain('<transition event="AGAIN" target="m.a"/>');
    expect(text).toContain('<transition event="RESET" target="m.b.in" type="internal"/>');
    expect(text).toContain('<transition event="AGAIN" target="m.b.in"/>');
  });

  it('is told from what is no SCXML', () => {
    const head = '<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0">';
    expect(scxmlFaults(`${head}<state id="a"><transition event="go" target="b"/></state></scxml>`)).toEqual([
      'No element has the id b.',
    ]);
    expect(scxmlFaults(`${head}<final id="a"><transition event="go"/></final></scxml>`)[0]).toContain('not expected');
    expect(scxmlFaults(`${head}<state id="a"><transition event="go!"/></state></scxml>`)[0]).toContain('event');
    expect(scxmlFaults(`${head}<state id="a"/><state id="a"/></scxml>`)).toHaveLength(1);
  });
});

describe('Mermaid', () => {
  it.each([...register, { id: 'one unlike ours', machine: odd }])(
    'accepts $id with its own parser',
    async ({ machine }) => {
      expect(await mermaid.parse(mermaidText(chartOf(machine)))).toMatchObject({ diagramType: 'stateDiagram' });
    },
  );

  it('has each state and each transition', () => {
    for (const { machine } of register) {
      const chart = chartOf(machine);
      const text = mermaidText(chart);
      const named = text.match(/^ *state ".*" as (?!.*_any$)/gm) ?? [];
      expect(named).toHaveLength(statesWithin(chart.root).length);
      for (const { trigger } of chart.transitions) expect(text).toContain(trigger);
    }
  });

  it.each([
    [['登录', '注册']],
    [['a', 'a.b', 'a_b', 'a b', 'a-b']],
    [['a', 'a._b', 'a_', 'a_.b']],
    [['a', 'a.5f', 'a.5f.b', 'a_b', '_5f_b']],
    [['any', 'a', 'a.any', 'a.in', 'start', 'end', 'a.start', 'a.end']],
  ])('has an id of its own for each state, and none of another mark: %j', (paths) => {
    const states: Record<string, object> = {};
    for (const path of paths) {
      const [first = '', second] = path.split('.');
      const own = Object(states[first]);
      const inside = second === undefined ? own.states : { ...own.states, [second]: {} };
      states[first] = inside === undefined ? {} : { initial: Object.keys(inside)[0], states: inside };
    }
    const chart = chartOf({
      id: 'm',
      initial: paths[0],
      states,
      on: { GO: { target: `.${paths[0]}`, reenter: true } },
    });
    const ids = Array.from(mermaidText(chart).matchAll(/^ *state ".*" as (\w+)$/gmu), ([, id]) => id);
    // One for each state, and one for the machine as a whole, from which GO leads.
    expect(ids).toHaveLength(statesWithin(chart.root).length + 1);
    expect(new Set(ids).size).toBe(ids.length);
    // Mermaid itself makes these for the start and the end inside a state.
    for (const id of ids) expect([`m_start`, `m_end`, `m_a_start`, `m_a_end`]).not.toContain(id);
    for (const { id } of statesWithin(chart.root)) expect(ids).toContain(mermaidId(chart, id));
  });

  it('keeps every sign of a name: what would end a label is an entity', () => {
    const machine = {
      id: 'm',
      initial: 'a;b',
      states: {
        'a;b': {
          entry: 'say "hi"',
          on: { GO: [{ guard: 'n < 3', target: 'c' }, { guard: 'n > 3', target: 'c' }, { guard: 'a && #1 {x: 2}' }] },
        },
        c: { initial: 'd', exit: ['a &lt; b', String.raw`*_a_* b_c \n`], states: { d: {} } },
      },
    };
    const text = mermaidText(chartOf(machine));
    expect(text).toContain('state "a#59;b" as m_a__3b_b\n');
    expect(text).toContain('m_a__3b_b --> m_c : GO 1 IF [n #lt; 3]\n');
    expect(text).toContain('m_a__3b_b --> m_c : GO 2 ELSE IF [n #gt; 3]\n');
    expect(text).toContain('m_a__3b_b : entry / say #quot;hi#quot;\n');
    expect(text).toContain('m_a__3b_b : GO 3 ELSE IF [a #amp;#amp; #35;1 #123;x#58; 2#125;]\n');
    expect(text).toContain('    exit / a #amp;lt#59; b\n    exit / #42;#95;a#95;#42; b_c #92;n\n');
  });

  it('writes each sign as Mermaid was seen to draw it', () => {
    // The same pair as in the browser's test of Mermaid.
    const signs = String.raw`; " { } < > & && &lt; \n *b* _i_ __k__ a_b : #lt; #1`;
    const written =
      '#59; #quot; #123; #125; #lt; #gt; #amp; #amp;#amp; #amp;lt#59; #92;n #42;b#42; #95;i#95; #95;#95;k#95;#95; a_b #58; #35;lt#59; #35;1';
    const text = mermaidText(chartOf({ id: 'm', initial: 'a', states: { a: { entry: signs } } }));
    expect(text).toContain(`    m_a : entry / ${written}\n`);
  });

  it('refuses what is no diagram', async () => {
    await expect(mermaid.parse('stateDiagram-v2\n  a -> b ]]')).rejects.toThrow('Parse error');
  });
});

/** A machine whose every name has a sign that XML forbids; the last two are half a pair, and what stands for no character. */
const forbidden = {
  id: 'm\u0001',
  initial: 'a\u0002',
  description: 'the machine\u0003',
  context: { text: '\u0004\ud800\uffff' },
  states: {
    'a\u0002': {
      description: 'the first\u0005',
      tags: ['tag\u0006'],
      entry: { type: 'note\u0007', params: { 'key\u0008': '\ufffe' } },
      on: { 'GO\u000b': { target: 'b\u000c', guard: 'is it\u000e' } },
    },
    'b\u000c': {},
  },
};

describe('A file of XML', () => {
  it('is well-formed whatever the names of a machine hold', async () => {
    expect(scxmlFaults(scxmlText(forbidden))).toEqual([]);
    expect(countIn(svgText(await layoutOf(chartOf(forbidden))), '//*[@data-transition]')).toBe(1);
  });
});

describe('An SVG file', () => {
  it.each(['light', 'dark'] as const)('is whole by itself, %s', async (scheme) => {
    const text = svgText(await layoutOf(chartOf(machines.cart)), { scheme });
    expect(countIn(text, '//*[local-name() = "style"]')).toBe(1);
    expect(countIn(text, '//*[@data-transition]')).toBe(chartOf(machines.cart).transitions.length);
    expect(text.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\(/);
    expect(text.includes('chart-dark')).toBe(scheme === 'dark');
  });
});

describe('What a definition leaves out', () => {
  const gate = createMachine({ id: 'gate', initial: 'shut', states: { shut: { always: 'open' }, open: {} } });
  const definition = readMachine(JSON.stringify(gate), 'gate.json');

  it.each(['ts', 'scxml', 'mmd'] as const)(
    'is said in its %s, and nothing in that of a configuration',
    async (format) => {
      const made = async (source: object): Promise<string> => {
        const text = await make(format, { chart: chartOf(source), source, coverage: null });
        if (typeof text !== 'string') throw new TypeError('It is no text.');
        return text;
      };
      const text = await made(definition);
      expect(text).toContain('what a state does at once');
      if (format === 'mmd') await expect(mermaid.parse(text)).resolves.toHaveProperty('diagramType', 'stateDiagram');
      else expect(readMachine(text, `gate.${format}`)).toMatchObject({ initial: 'shut' });
      expect(await made(gate)).not.toContain('what a state does at once');
    },
  );
});
