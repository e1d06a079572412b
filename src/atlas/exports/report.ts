import { statesWithin } from '../chart/chart.ts';
import type { Reached } from '../chart-view/reached.ts';
import { anchorOf, escapeHtml } from './html.ts';
import { type ReportedMachine, machineSection } from './report-machine.ts';
import type { RunFacts } from './report-facts.ts';
import { figuresSection, requirementWords, runSections } from './report-run.ts';

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 Arial, 'Liberation Sans', sans-serif; }
body { margin: 0 auto; padding: 1rem 1.5rem 4rem; max-width: 84rem; }
h1 { margin-block: 0.5rem; } h2 { margin-block: 2.5rem 0.5rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
.scroll { overflow-x: auto; } caption { text-align: start; padding-block: 0.25rem; }
tr.actor td:nth-child(2) { font-weight: 600; } tr.nowhere td:nth-child(2) { font-weight: 700; text-decoration: underline; } .drawing svg { display: block; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
th, td { border-block-end: 1px solid color-mix(in srgb, currentcolor 20%, transparent); padding: 0.3rem 0.6rem; text-align: start; vertical-align: top; }
td { overflow-wrap: anywhere; min-width: 5rem; }
summary { cursor: pointer; padding-block: 0.25rem; }
input { font: inherit; padding: 0.3rem 0.5rem; min-width: min(22rem, 100%); }
.outline li { margin-block: 0.15rem; } .outline .does { list-style: none; }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; padding: 0; list-style: none; }
.found { background: color-mix(in srgb, #f5c211 35%, transparent); }
[hidden] { display: none; }
body { background: #ffffff; color: #1c2430; } html { background: #ffffff; }
@media (prefers-color-scheme: dark) { html, body { background: #14181e; color: #e6e9ee; } a { color: #8ab4ff; } }
`;

/**
 * Shows the sections in which the words are found, and marks where. The file is opened from a disk: no policy forbids
 * it.
 */
const SCRIPT = `
const box = document.querySelector('input'), result = document.querySelector('output');
const sections = [...document.querySelectorAll('section')], items = [...document.querySelectorAll('[data-find]')];
const own = (item) => [...item.childNodes].filter((part) => part.nodeName !== 'UL').map((part) => part.textContent).join(' ').toLowerCase();
const texts = items.map(own);
const find = () => {
  const words = box.value.trim().toLowerCase();
  const found = items.filter((item, place) => { const is = words !== '' && texts[place].includes(words); item.classList.toggle('found', is); return is; });
  const kept = new Set(found.map((item) => item.closest('section')));
  for (const section of sections) section.hidden = words !== '' && !kept.has(section);
  for (const item of found) for (let at = item.closest('details'); at; at = at.parentElement.closest('details')) at.open = true;
  result.textContent = words === '' ? '' : found.length + ' found in ' + kept.size + ' sections';
};
box.addEventListener('input', find);
const open = () => { const at = document.getElementById(location.hash.slice(1)) ?? document.getElementById(decodeURI(location.hash.slice(1))); for (let up = at?.closest('details'); up; up = up.parentElement.closest('details')) up.open = true; at?.scrollIntoView(); };
addEventListener('hashchange', open);
open();
`;

const LEGEND = [
  'Black dot: where a state begins',
  'Double border: final',
  'Dashed border: regions that run side by side',
  'H: history, what was active last; H*: and what was inside it',
  '[in brackets]: only if this holds',
  '/ after a slash: what is done',
  'Yellow: in whichever state inside is active',
];

const RUN_LINKS = Object.entries({ mutants: 'Mutants', alike: 'Look-alike states', requirements: 'Requirements' })
  .map(([id, words]) => `<li><a href="#${id}">${words}</a></li>`)
  .join('');

function reachedIn(machines: readonly ReportedMachine[], reached: Reached): number {
  return machines.flatMap(({ walked }) => walked).filter((row) => row.reached === reached).length;
}

/**
 * All machines on one page that needs no network and nothing beside it: drawings, coverage, the same in words, search;
 * and where the tests make it: figures, mutants, states that look alike, requirements.
 *
 * @param sheet the style sheet of the drawings
 * @param run what the tests know beyond the machines
 */
export function reportHtml(machines: readonly ReportedMachine[], sheet: string, run?: RunFacts): string {
  const states = machines.reduce((sum, { chart }) => sum + statesWithin(chart.root).length - 1, 0);
  const transitions = machines.reduce((sum, { chart }) => sum + chart.transitions.length, 0);
  const counts = `● ${reachedIn(machines, 'browser')} walked in the browser, ◐ ${reachedIn(
    machines,
    'actor',
  )} on the actor only, ○ ${reachedIn(machines, 'nowhere')} not walked`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Loadout: every flow</title>
<style>${STYLE}${sheet}</style>
</head>
<body>
<main>
<h1>Every flow</h1>
<p>${machines.length} machines, ${states} states, ${transitions} transitions. ${counts}.${run === undefined ? '' : ` ${requirementWords(run)}.`}</p>
${(run?.missing ?? []).map((line) => `<p><strong>Missing.</strong> ${escapeHtml(line)}</p>`).join('\n')}
<p><label>Search states and events <input type="search"></label> <output></output></p>
<nav aria-label="Machines"><ul>${machines
    .map(({ chart }) => `<li><a href="#${anchorOf(chart.id, '')}">${escapeHtml(chart.id)}</a></li>`)
    .join('')}${run === undefined ? '' : RUN_LINKS}</ul></nav>
<ul class="legend">${LEGEND.map((line) => `<li>${line}</li>`).join('')}</ul>
${figuresSection(machines)}
${machines.map(machineSection).join('\n')}
${run === undefined ? '' : runSections(run)}
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
