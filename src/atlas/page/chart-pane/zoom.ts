/** How much one press zooms. */
export const STEP = 1.25;
const LEAST = 0.2;
const MOST = 4;
const ROOM = 8;

/** A zoom within what can still be read and moved. */
export function clampZoom(zoom: number): number {
  return Math.min(MOST, Math.max(LEAST, zoom));
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The zoom at which the whole of a drawing fits into a window. */
export function fitZoom({ clientWidth, clientHeight }: HTMLElement, { width, height }: Size): number {
  return clampZoom(Math.min((clientWidth - ROOM) / width, (clientHeight - ROOM) / height));
}
