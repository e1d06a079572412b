import type { DifferenceKind } from '../chart-view/DifferenceMark.tsx';
import type { Chart } from '../chart/chart.ts';
import { mermaidId } from '../exports/mermaid.ts';
import type { Marks } from './both.ts';

const CLASSES: Readonly<Record<DifferenceKind, string>> = {
  added: 'stroke:#14723b,stroke-width:3px',
  removed: 'stroke:#b3261e,stroke-width:3px,stroke-dasharray:4 4',
  changed: 'stroke:#9a5b00,stroke-width:3px',
};

/**
 * Lines for the end of a chart in Mermaid's notation, which colour the states that differ, and those whose transitions do: Mermaid
 * cannot colour a transition of a state diagram.
 */
export function mermaidMarks(chart: Chart, marks: Marks): string {
  const marked = new Map<string, DifferenceKind>();
  for (const { name, source } of chart.transitions) if (marks.transitions.has(name)) marked.set(source, 'changed');
  for (const [id, mark] of marks.states) marked.set(id, mark);
  const lines = [...marked].map(([id, mark]) => `class ${mermaidId(chart, id)} ${mark}`);
  const kinds = [...new Set(marked.values())].map((mark) => `classDef ${mark} ${CLASSES[mark]}`);
  return [...kinds, ...lines].map((line) => `  ${line}\n`).join('');
}
