import { renderToStaticMarkup } from 'react-dom/server';
import type { ChartLayout } from '../../src/atlas/layout/shapes.ts';
import { type SvgOptions, drawingOf, svgFile } from '../../src/atlas/exports/svg.ts';

/** A chart as markup, where there is no page to draw it. It needs the sheet of the drawings. */
export function markupOf(layout: ChartLayout, options: SvgOptions = {}): string {
  return renderToStaticMarkup(drawingOf(layout, options));
}

/** A chart as an SVG file. */
export function svgText(layout: ChartLayout, options: SvgOptions = {}): string {
  return svgFile(markupOf(layout, options), options);
}
