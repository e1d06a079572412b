import classes from './ChartPane.module.css';
import { focusThen } from '../keep-focus.ts';
import { texts } from '../texts.ts';
import { STEP } from './zoom.ts';

const PERCENT = 100;

interface ZoomButtonsProps {
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly onFit: () => void;
  readonly onUnfold: (() => void) | undefined;
  readonly isPlain: boolean;
  readonly onPlain: () => void;
  readonly isFullScreen: boolean;
  readonly onFullScreen: () => void;
}

/** The buttons that zoom the chart, or give it the whole screen where the browser can. */
export function ZoomButtons(props: ZoomButtonsProps) {
  const { zoom, onZoom, onFit, onUnfold, isPlain, onPlain, isFullScreen, onFullScreen } = props;
  return (
    <div className={classes.zoom}>
      {onUnfold !== undefined && (
        <button type="button" {...focusThen('chart')} onClick={onUnfold}>
          {texts.chart.unfold}
        </button>
      )}
      <button type="button" aria-pressed={isPlain} onClick={onPlain}>
        {texts.chart.plain}
      </button>
      <button type="button" aria-label={texts.chart.zoomOut} onClick={() => onZoom(zoom / STEP)}>
        −
      </button>
      <output className={classes.percent}>{texts.chart.zoom(Math.round(zoom * PERCENT))}</output>
      <button type="button" aria-label={texts.chart.zoomIn} onClick={() => onZoom(zoom * STEP)}>
        +
      </button>
      <button type="button" onClick={() => onZoom(1)}>
        {texts.chart.actual}
      </button>
      <button type="button" onClick={onFit}>
        {texts.chart.fit}
      </button>
      {document.fullscreenEnabled && (
        <button type="button" aria-pressed={isFullScreen} onClick={onFullScreen}>
          {texts.chart.fullScreen}
        </button>
      )}
    </div>
  );
}
