import { useFullscreenElement } from '@mantine/hooks';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './ChartPane.module.css';
import { texts } from '../texts.ts';
import { moveFocus } from './move-focus.ts';
import { ZoomButtons } from './ZoomButtons.tsx';
import { clampZoom, type Size, STEP } from './zoom.ts';
import { hasModifier } from '../../../ui/has-modifier.ts';

/** How far an arrow key moves the chart, in pixels. */
const PAN = 60;

/** How far the pointer may move during a click, in pixels. */
const CLICK_TOLERANCE = 4;

/** The exponent of the zoom factor for each pixel that the wheel turns. */
const WHEEL_SPEED = 0.0015;

interface ChartViewportProps {
  readonly label: string;
  /** Whether the chart is in plain words, and what changes that. */
  readonly isPlain: boolean;
  readonly onPlain: () => void;
  /** Fits the chart into a window, and gives the zoom at which it does. */
  readonly onFit: (window: Size) => Promise<number>;
  /** Unfolds all that is folded; undefined where nothing is. */
  readonly onUnfold: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A scrolling region around a chart that zooms and pans by buttons, wheel, keys and dragging. */
export function ChartViewport({ label, isPlain, onPlain, onFit, onUnfold, children }: ChartViewportProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const { ref: frame, fullscreen, toggle } = useFullscreenElement<HTMLDivElement>();
  const drag = useRef<{ x: number; y: number; left: number; top: number; moved: boolean } | null>(null);

  /** Zooms so that what is under a point of the window stays there. */
  const zoomTo = (next: number, at?: { x: number; y: number }) => {
    const element = viewport.current;
    if (element === null) return;
    const clamped = clampZoom(next);
    const point = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    const [x, y] = [(element.scrollLeft + point.x) / zoom, (element.scrollTop + point.y) / zoom];
    setZoom(clamped);
    requestAnimationFrame(() => element.scrollTo(x * clamped - point.x, y * clamped - point.y));
  };
  const fit = async () => {
    const element = viewport.current;
    if (element !== null) setZoom(await onFit({ width: element.clientWidth, height: element.clientHeight }));
  };

  useEffect(() => {
    const element = viewport.current;
    if (element === null) return undefined;
    // A wheel alone scrolls, the chart first and then the page. A pinch on a touchpad arrives as a wheel with Ctrl.
    // React's wheel listeners are passive and could not keep the browser from zooming the page.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      zoomTo(zoom * Math.exp(-event.deltaY * WHEEL_SPEED), { x: event.clientX - left, y: event.clientY - top });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  });

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const element = event.currentTarget;
    if (hasModifier(event)) return;
    const pans: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-PAN, 0],
      ArrowRight: [PAN, 0],
      ArrowUp: [0, -PAN],
      ArrowDown: [0, PAN],
    };
    const pan = pans[event.key];
    if (event.key === '+' || event.key === '=') zoomTo(zoom * STEP);
    else if (event.key === '-') zoomTo(zoom / STEP);
    else if (event.key === '0') zoomTo(1);
    else if (event.target !== element && moveFocus(element, event.target, event.key)) event.preventDefault();
    else if (event.target === element && pan) {
      event.preventDefault();
      element.scrollBy(...pan);
    }
  };

  const onPointerDown = ({
    clientX: x,
    clientY: y,
    button,
    pointerType,
    currentTarget,
  }: PointerEvent<HTMLDivElement>) => {
    // Touch pans by itself.
    if (button !== 0 || pointerType === 'touch') return;
    drag.current = { x, y, left: currentTarget.scrollLeft, top: currentTarget.scrollTop, moved: false };
  };
  const onPointerMove = ({ clientX, clientY, buttons, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const from = drag.current;
    if (from === null || (buttons & 1) === 0) return;
    const [dx, dy] = [clientX - from.x, clientY - from.y];
    from.moved ||= Math.hypot(dx, dy) > CLICK_TOLERANCE;
    if (from.moved) currentTarget.scrollTo(from.left - dx, from.top - dy);
  };

  return (
    <div className={classes.frame} ref={frame}>
      <ZoomButtons
        zoom={zoom}
        onZoom={zoomTo}
        onFit={() => void fit()}
        onUnfold={onUnfold}
        isPlain={isPlain}
        onPlain={onPlain}
        isFullScreen={fullscreen}
        onFullScreen={() => void toggle()}
      />
      <p id="chart-keys" className={classes.keys}>
        {texts.chart.keys}
      </p>
      {/* The window is a stop for the keyboard, for it scrolls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and drags move the window over the chart; what is on it has buttons of its own */}
      <div
        id="chart"
        ref={viewport}
        className={classes.viewport}
        role="region"
        aria-label={label}
        aria-describedby="chart-keys"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs the keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onClickCapture={(event) => {
          if (drag.current?.moved === true) event.stopPropagation();
          drag.current = null;
        }}
      >
        <div className={classes.paper} style={{ zoom }}>
          {children}
        </div>
      </div>
    </div>
  );
}
