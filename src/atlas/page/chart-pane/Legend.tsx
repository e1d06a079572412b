import { useColorScheme } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { DifferenceMark } from '../../chart-view/DifferenceMark.tsx';
import { ICONS } from '../../chart-view/icons.ts';
import { texts } from '../texts.ts';
import classes from './Legend.module.css';

const { legend } = texts;

function box(kind: string): ReactNode {
  return (
    <g className={`chart-state ${kind}`}>
      <rect className="chart-box" x="4" y="4" width="28" height="16" rx="5" />
    </g>
  );
}

function sample(style: string, text: string): ReactNode {
  return (
    <text className={`chart-${style}`} x="2" y="16" fontSize="12">
      {text}
    </text>
  );
}

function icon(name: keyof typeof ICONS): ReactNode {
  return <path className="chart-icon" d={ICONS[name]} transform="translate(13 7)" />;
}

/** Each sign of a chart, and what it means. */
const SIGNS: readonly { readonly sign: ReactNode; readonly words: string }[] = [
  {
    sign: (
      <g className="chart-start">
        <circle className="chart-dot" cx="8" cy="12" r="5" />
        <path className="chart-line" d="M13 12H30" />
        <path className="chart-head" d="M34 12l-7 -3.5v7Z" />
      </g>
    ),
    words: legend.start,
  },
  { sign: box('chart-atomic'), words: legend.state },
  { sign: icon('fold'), words: legend.fold },
  { sign: icon('unfold'), words: legend.unfold },
  { sign: box('chart-region chart-compound'), words: legend.region },
  {
    sign: (
      <>
        {box('chart-final')}
        <rect className="chart-inner-box" x="7" y="7" width="22" height="10" rx="3" />
      </>
    ),
    words: legend.final,
  },
  { sign: sample('trigger', 'press'), words: legend.event },
  { sign: sample('guard', '1 IF'), words: legend.guard },
  { sign: sample('action', '/ say'), words: legend.action },
  { sign: <rect className="chart-pill-box" x="3" y="5" width="30" height="14" rx="7" />, words: legend.anyState },
  ...(['after', 'always', 'done', 'error', 'snapshot', 'again', 'history', 'deepHistory'] as const).map((name) => ({
    sign: icon(name),
    words: legend[name],
  })),
  {
    sign: (
      <>
        {box('chart-atomic chart-differs chart-added')}
        <DifferenceMark kind="added" x={31} y={6} />
      </>
    ),
    words: legend.differs,
  },
  { sign: box('chart-active'), words: legend.live },
  { sign: box('chart-selected'), words: legend.selected },
];

/** What the signs of a chart mean, folded until somebody asks. */
export function Legend() {
  const scheme = useColorScheme('light', { getInitialValueInEffect: false });
  return (
    <details className={classes.legend}>
      <summary>{legend.summary}</summary>
      <ul>
        {SIGNS.map(({ sign, words }) => (
          <li key={words}>
            <svg
              className={scheme === 'dark' ? 'chart chart-dark' : 'chart'}
              width="38"
              height="24"
              aria-hidden="true"
              focusable="false"
            >
              {sign}
            </svg>
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
