import { renderToStaticMarkup } from 'react-dom/server';
import type { ChartLayout } from '../../src/atlas/chart/shapes.ts';
import { type SvgOptions, drawingOf, svgFile } from '../../src/atlas/exports/svg.ts';

/** A chart as markup, where there is no page to draw it. It needs the sheet of the drawings. */
export const markupOf = (layout: ChartLayout, options: SvgOptions = {}): string =>
  renderToStaticMarkup(drawingOf(layout, options));

/** A chart as an SVG file. */
export const svgText = (layout: ChartLayout, options: SvgOptions = {}): string => svgFile(markupOf(layout, options), options);
