import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ChartLayout } from '../layout/shapes.ts';
import { type SvgOptions, drawingOf, svgFile } from './svg.ts';

/**
 * A chart as markup, drawn by the page that asks, beside what it shows. It needs the sheet of the drawings. React's
 * renderer for servers would come into the shop's bundle: the build keeps all of React in one file.
 */
export function markupOf(layout: ChartLayout, options: SvgOptions = {}): string {
  const container = document.createElement('div');
  const root = createRoot(container);
  flushSync(() => root.render(drawingOf(layout, options)));
  const markup =
    container.firstElementChild === null ? '' : new XMLSerializer().serializeToString(container.firstElementChild);
  root.unmount();
  return markup;
}

/** A chart as an SVG file. */
export function svgOf(layout: ChartLayout, options: SvgOptions = {}): string {
  return svgFile(markupOf(layout, options), options);
}

/** Pixels of the picture for each pixel of the drawing. */
const SCALE = 2;

function pictureOf(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image), { once: true });
    image.addEventListener('error', () => reject(new Error('The drawing could not be read back as a picture.')), {
      once: true,
    });
    image.src = address;
  });
}

/** An SVG file as a PNG, drawn by the page that asks. The policy of the page must allow pictures from `blob:`. */
export async function pngOf(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = await pictureOf(address);
    const canvas = document.createElement('canvas');
    canvas.width = image.width * SCALE;
    canvas.height = image.height * SCALE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (png === null) throw new Error('The browser could not make a PNG of the drawing.');
    return png;
  } finally {
    URL.revokeObjectURL(address);
  }
}
