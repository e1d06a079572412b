import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ChartDrawing, type ChartDrawingProps } from '../../../src/atlas/chart-view/ChartDrawing.tsx';
import type { ChartLayout } from '../../../src/atlas/layout/shapes.ts';

/** A layout as markup, with whatever is to be shown on it. */
export function drawLayout(layout: ChartLayout, props: Partial<ChartDrawingProps> = {}): string {
  return renderToStaticMarkup(createElement(ChartDrawing, { layout, label: layout.id, ...props }));
}
