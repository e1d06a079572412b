/** The factor by which one press zooms. */
export const STEP = 1.25;
const MIN_ZOOM = 0.1;
const MAX_ZOOM = 4;

/** Left free on each axis when a drawing is fitted, in pixels. */
const MARGIN = 8;

/** A zoom within the limits. */
export function clampZoom(zoom: number): number {
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));
}

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The zoom at which the whole of a drawing fits into a window. */
export function fitZoom(window: Size, { width, height }: Size): number {
  return clampZoom(Math.min((window.width - MARGIN) / width, (window.height - MARGIN) / height));
}
