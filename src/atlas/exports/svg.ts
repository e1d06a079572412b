import { type ReactElement, createElement } from 'react';
import type { ChartLayout } from '../layout/shapes.ts';
import { type ChartDifferences, ChartDrawing } from '../chart-view/ChartDrawing.tsx';
import dark from '../chart-view/chart-dark.css?raw';
import light from '../chart-view/chart.css?raw';
import type { Reached } from '../chart-view/reached.ts';
import { allowedInXml } from './xml-signs.ts';

/** What a drawing in a file shows besides the chart. */
export interface SvgOptions {
  readonly scheme?: 'light' | 'dark';
  readonly reached?: ReadonlyMap<string, Reached> | undefined;
  /** How it differs from another version. */
  readonly differences?: ChartDifferences | undefined;
}

const chartSheet = `${light}\n${dark}`;

/** The sheets of a drawing that follows the system: dark where the system is. */
export const followingSheet = `${light}\n@media (prefers-color-scheme: dark) {\n${dark.replaceAll('.chart-dark ', '.chart ')}}`;

/** A chart as it is drawn for a file. Whoever has a renderer makes markup of it. */
export function drawingOf(
  layout: ChartLayout,
  { scheme = 'light', reached, differences }: SvgOptions = {},
): ReactElement {
  return createElement(ChartDrawing, { layout, label: layout.id, scheme, reached, differences });
}

/** Markup of a drawing as an SVG file that needs nothing else. */
export function svgFile(markup: string, { scheme = 'light' }: SvgOptions = {}): string {
  const sheet = scheme === 'dark' ? chartSheet : light;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${allowedInXml(markup).replace('>', `><style>${sheet}</style>`)}\n`;
}
