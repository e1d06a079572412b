import { describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../../mutants/run-mutants.ts';
import { killedOver } from '../../report/killed.ts';
import JudgedTextsReporter, { unjudgedTexts } from '../../report/judged-texts-reporter.ts';
import { lookAlikeAnnotation, observedAnnotation, textsAnnotation } from '../../report/annotations.ts';
import { lookingAlike, observedWalks, textsOf } from '../../report/browser-run.ts';
import { parseWalkFile } from '../../engine/walk-files/walk-file.ts';

describe('the report', () => {
  it('reads what the walks that passed have observed, from the annotations of their tests', () => {
    const spec = (ok: boolean, ...annotations: { type: string; description?: string }[]) => ({
      ok,
      tests: [{ annotations }],
    });
    const observed = {
      machine: 'cart',
      walk: '0a1b2c3d',
      transitions: ['cart: go[0]'],
      ignored: { absent: 2 },
      masked: { typing: 1 },
      told: { focus: 2 },
      steps: 3,
    };
    const specs = [
      spec(true, observedAnnotation(observed)),
      spec(false, observedAnnotation({ ...observed, walk: 'ffffffff' })),
      spec(true, { type: 'slow' }),
      { ok: true },
    ];
    expect(observedWalks({ suites: [{ suites: [{ specs }] }] })).toEqual([observed]);
  });

  it('finds the states that a run saw to look alike', () => {
    const pair = { machine: 'cart', states: 'a = b', reason: 'So: it is.' };
    const tests = [{ annotations: [lookAlikeAnnotation(pair), { type: 'slow' }] }];
    expect(lookingAlike({ suites: [{ suites: [{ specs: [{ ok: true, tests }] }] }] })).toEqual([pair]);
  });

  it('fails a whole run in which a text was shown and nothing judged it', async () => {
    expect(
      unjudgedTexts([
        { shown: ['b', 'a'], judged: [] },
        { shown: ['b'], judged: ['b'] },
      ]),
    ).toEqual(['a']);
    const results = [{ annotations: [textsAnnotation({ shown: ['a'], judged: [] })] }];
    const suite = { allTests: () => [{ location: { file: '/x/tests/browser/walks/walks.spec.ts' }, results }] };
    const reporter = new JudgedTextsReporter();
    Reflect.apply(Reflect.get(reporter, 'onBegin'), reporter, [null, suite]);
    const end = () => reporter.onEnd({ status: 'passed', startTime: new Date(0), duration: 0 });
    const said = vi.spyOn(console, 'log').mockReturnValue(undefined);
    vi.stubEnv('LOADOUT_WHOLE', '1');
    expect(await end()).toEqual({ status: 'failed' });
    expect(said.mock.calls).toEqual([['Texts that a walk shows and nothing judges: a']]);
    vi.stubEnv('LOADOUT_WHOLE', '');
    expect(await end()).toEqual({});
  });

  it('joins the texts that the workers of a run showed and judged', () => {
    const specs = [
      { ok: true, tests: [{ annotations: [textsAnnotation({ shown: ['b', 'a'], judged: ['a'] })] }] },
      { ok: true, tests: [{ annotations: [textsAnnotation({ shown: ['a', 'c'], judged: [] })] }] },
    ];
    expect(textsOf({ suites: [{ specs }] })).toEqual({ shown: ['a', 'b', 'c'], judged: ['a'] });
  });

  it('ties each killed mutant to the transitions of the step that killed it', () => {
    const [walk] = parseWalkFile(
      'walk file a\n\nwalk 1a2b3c4d tour\n  start → x\n  go → y · by a.x[0] · by a[1]\n  go → (ignored)\n',
    ).walks;
    const outcome = (name: string, step: number, status: Outcome['status'] = 'killed'): Outcome => ({
      machine: 'a',
      operator: 'o',
      name,
      status,
      words: '',
      walk: '1a2b3c4d',
      step,
    });
    const killed = killedOver(
      [outcome('m', 2), outcome('n', 2), outcome('o', 3), outcome('p', 2, 'equivalent')],
      walk ? [walk] : [],
    );
    expect([...killed]).toEqual([
      ['a.x: go[0]', ['m', 'n']],
      ['a: go[1]', ['m', 'n']],
    ]);
  });
});
