import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../mutants/run-mutants.ts';
import { killedOver } from '../../report/killed.ts';
import { pageOf } from '../../report/page.ts';
import { lookingAlike, passedWalks } from '../../report/browser-run.ts';
import { parseWalkFile } from '../../engine/walk-files/walk-file.ts';

describe('the report', () => {
  it('counts the walks that passed, under their machine', () => {
    const walks = {
      title: 'cart',
      specs: [
        { title: '0a1b2c3d tour: item.added', ok: true },
        { title: 'ffffffff sneak: item.added', ok: false },
        { title: 'the badge counts units', ok: true },
      ],
    };
    const suites = [{ title: 'walks.spec.ts', suites: [walks] }];
    expect([...passedWalks({ suites })]).toEqual(['cart 0a1b2c3d']);
  });

  it('finds the states that a run saw to look alike', () => {
    const tests = [{ annotations: [{ type: 'look alike', description: 'cart: a = b: so' }, { type: 'slow' }] }];
    expect(
      lookingAlike({ suites: [{ title: 'x', suites: [{ title: 'y', specs: [{ title: 'z', ok: true, tests }] }] }] }),
    ).toEqual(['cart: a = b: so']);
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

  it('shows every transition with how far it was walked, and text as text', () => {
    const page = pageOf({
      version: 1,
      machines: [
        {
          machine: 'cart',
          edges: 2,
          situations: 2,
          walks: 1,
          steps: 2,
          ratio: 1,
          sneaks: 0,
          mutants: { killed: 3, survived: 1 },
          transitions: [
            {
              name: 'cart: a[0]',
              reached: 'browser',
              actorWalks: ['11111111'],
              browserWalks: ['22222222'],
              because: '',
              killed: [],
            },
            {
              name: 'cart: b[0]',
              reached: 'actor',
              actorWalks: ['11111111'],
              browserWalks: [],
              because: '<no page>',
              killed: [],
            },
            { name: 'cart: c[0]', reached: 'nowhere', actorWalks: [], browserWalks: [], because: '', killed: [] },
          ],
        },
      ],
      clauses: [{ clause: '§4 Cart', says: 'A & B', machine: 'cart', carrier: 'cart: a[0]', walk: '11111111' }],
      unkilled: [],
      alike: ['cart: shut = gone: Nobody sees it.'],
      missing: ['Mutants: npm run mutants'],
    });
    expect(page).toContain('1 of 3 (33.3 %) transitions in the browser, 1 of 1 (100.0 %) clauses');
    for (const words of [
      'in the browser',
      'on the actor only',
      'not walked',
      '3 of 4 (75.0 %)',
      '<td>cart: shut = gone</td><td>Nobody sees it.</td>',
      'npm run mutants',
    ]) {
      expect(page).toContain(words);
    }
    expect(page).toContain('&lt;no page&gt;');
    expect(page).toContain('A &amp; B');
    expect(page).not.toMatch(/https?:\/\//);
  });
});
