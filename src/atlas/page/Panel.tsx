import { useSelector } from '@xstate/react';
import { type KeyboardEvent, Suspense } from 'react';
import { useAtlas } from './atlas-context.ts';
import { DetailsPanel } from './details/DetailsPanel.tsx';
import { ExportsPanel } from './export-panel/ExportsPanel.tsx';
import { Fault } from './Fault.tsx';
import { LivePanel } from './live/LivePanel.tsx';
import { OutlinePanel } from './outline/OutlinePanel.tsx';
import classes from './Panel.module.css';
import { SequencePanel } from './sequence/SequencePanel.tsx';
import { texts } from './texts.ts';
import { TrafficPanel } from './traffic/TrafficPanel.tsx';
import { TrialPanel } from './trial/TrialPanel.tsx';
import { VersionsPanel } from './versions/VersionsPanel.tsx';
import { WalksPanel } from './walks/WalksPanel.tsx';
import { hasModifier } from '../../ui/has-modifier.ts';

const PANELS = {
  details: DetailsPanel,
  outline: OutlinePanel,
  walks: WalksPanel,
  trial: TrialPanel,
  live: LivePanel,
  sequence: SequencePanel,
  traffic: TrafficPanel,
  versions: VersionsPanel,
  exports: ExportsPanel,
} as const;

type PanelName = keyof typeof PANELS;

const NAMES = Object.keys(PANELS) as PanelName[];
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The panel beside the chart, one tab at a time. */
export function Panel() {
  const { viewer } = useAtlas();
  const open = useSelector(viewer, ({ value }) => value.panel);
  const Content = PANELS[open];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const name = step === undefined ? undefined : NAMES.at((NAMES.indexOf(open) + step) % NAMES.length);
    if (name === undefined || hasModifier(event)) return;
    event.preventDefault();
    viewer.send({ type: `${name}.opened` });
    document.getElementById(`tab-${name}`)?.focus();
  };
  return (
    <section className={classes.panel} aria-label={texts.panels.label}>
      <div role="tablist" aria-label={texts.panels.label} className={classes.tabs}>
        {NAMES.map((name) => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={name === open}
            aria-controls="panel"
            tabIndex={name === open ? 0 : -1}
            onClick={() => viewer.send({ type: `${name}.opened` })}
            onKeyDown={onKeyDown}
          >
            {texts.panels[name]}
          </button>
        ))}
      </div>
      <div id="panel" role="tabpanel" aria-labelledby={`tab-${open}`} tabIndex={0} className={classes.content}>
        <Fault key={open} words={open === 'walks' ? texts.walks.failed : texts.noPart}>
          <Suspense fallback={<p>{texts.walks.loading}</p>}>
            <Content />
          </Suspense>
        </Fault>
      </div>
    </section>
  );
}
