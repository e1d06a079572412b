import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { machines } from '../../../../machines/index.ts';
import { chartOf } from '../../../../src/atlas/chart/chart-of.ts';
import { reportHtml } from '../../../../src/atlas/exports/report.ts';
import type { ReportedMachine, WalkedRow } from '../../../../src/atlas/exports/report-machine.ts';
import { followingSheet } from '../../../../src/atlas/exports/svg.ts';
import { layoutOf } from '../../../../src/atlas/layout/layout.ts';
import { markupOf } from '../../../flows/markup.ts';

function row(name: string, part: Partial<WalkedRow>): WalkedRow {
  return {
    name,
    reached: 'nowhere',
    browserWalks: [],
    actorWalks: [],
    because: '',
    ...part,
  };
}

const storage: ReportedMachine = {
  chart: chartOf(machines.storage),
  drawing: '<svg></svg>',
  walked: [
    row('storage.kept: storage.failed[0]', {
      reached: 'browser',
      browserWalks: ['0a1b2c3d'],
      actorWalks: ['ffffffff'],
    }),
    row('storage.lost: notice.dismissed[0]', { reached: 'actor', actorWalks: ['ffffffff'], because: 'no <page> can' }),
  ],
};

describe('The report of all flows', () => {
  it('counts machines, states, transitions and how far they were walked', () => {
    const page = reportHtml([storage], '');
    expect(page).toContain(
      '1 machines, 3 states, 3 transitions. ● 1 walked in the browser, ◐ 1 on the actor only, ○ 0 not walked.',
    );
    for (const words of ['0a1b2c3d', 'ffffffff', '● walked in the browser', '◐ walked on the actor only'])
      expect(page).toContain(words);
  });

  it('says each machine in words: states, tags, requirements, and what leads where', () => {
    const page = reportHtml([{ ...storage, chart: chartOf(machines.carousel) }], '');
    expect(page).toContain('id="carousel/playing.running"');
    expect(page).toContain('(initial, tag rotating)');
    expect(page).toContain('covers §2 /, §9 news');
    expect(page).toContain('<b>always</b> <i>1 IF [isReducedMotion]</i> → paused');
  });

  it('keeps text as text, and says where no run has left its coverage', () => {
    const chart = chartOf(
      createMachine({ id: 'odd', description: '<script>alert(1)</script>', initial: 'a&b', states: { 'a&b': {} } }),
    );
    const page = reportHtml([storage, { chart, drawing: '', walked: [] }], '');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('<strong>a&amp;b</strong>');
    expect(page).toContain('no &lt;page&gt; can');
    expect(page).toContain('No run has left its coverage.');
  });

  it('shows what the tests know: figures, mutants, states that look alike, requirements, and what is missing', () => {
    const figures = { edges: 4, situations: 3, walks: 2, steps: 5, ratio: 1, sneaks: 6 };
    const page = reportHtml([{ ...storage, figures: { ...figures, mutants: { killed: 3, survived: 1 } } }], '', {
      requirements: [
        { id: '§4 Cart', text: 'A & B', machine: 'storage', coveredBy: 'storage.kept', walk: '11111111' },
        { id: '§4 Cart', text: 'A & B', machine: 'hand-written', coveredBy: 'a journey', walk: null },
        { id: 'R1', text: 'Not yet.', machine: 'storage', coveredBy: 'storage.lost', walk: null },
      ],
      unkilled: [{ machine: 'storage', name: 'storage: a mutant', status: 'survived', words: 'would be shown' }],
      alike: [{ machine: 'storage', states: 'kept = said', reason: 'Nobody sees it.' }],
      missing: ['Mutants: npm run mutants'],
    });
    expect(page).toContain('1 of 2 (50.0 %) requirements covered.');
    for (const words of [
      '3 of 4 (75.0 %)',
      '<td>A &amp; B</td>',
      '<td>kept = said</td><td>Nobody sees it.</td>',
      '<td>storage: a mutant</td><td>survived</td><td>would be shown</td>',
      '<strong>Missing.</strong> Mutants: npm run mutants',
      'href="#requirements"',
    ])
      expect(page).toContain(words);
    expect(reportHtml([storage], '')).not.toContain('requirements');
  });

  it('needs no network', async () => {
    const chart = chartOf(machines.cart);
    const drawing = markupOf(await layoutOf(chart));
    const page = reportHtml([{ chart, drawing, walked: [] }], followingSheet).replaceAll(
      'http://www.w3.org/2000/svg',
      '',
    );
    expect(page).not.toMatch(/https?:|url\(|<link|src=|@import/);
    expect(page).toContain('prefers-color-scheme: dark');
    expect(page).not.toContain('.chart-dark');
  });
});
