import { useSelector } from '@xstate/react';
import type { TrafficQuestion } from '../../../../machines/traffic/question.ts';
import { statesWithin } from '../../chart/chart.ts';
import type { CountedTraffic } from '../../traffic/counting.ts';
import { OUTCOMES } from '../../traffic/outcomes.ts';
import { percentileOf } from '../../traffic/times.ts';
import { funnelKey } from '../../traffic/traffic.ts';
import { useAtlas } from '../atlas-context.ts';
import { registered } from '../charts.ts';
import { texts } from '../texts.ts';
import classes from './Traffic.module.css';

interface ChoiceProps {
  readonly label: string;
  readonly value: string | null;
  readonly options: readonly (readonly [string, string])[];
  readonly onChoose: (value: string | null) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={value ?? ''} onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}>
        <option value="">{texts.traffic.any}</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Every state of every machine: `cart/lines.filled`. */
const STATES = [...registered].flatMap(([id, { root }]) =>
  statesWithin(root)
    .filter((state) => state.id !== '' && state.kind !== 'history')
    .map((state): [string, string] => [`${id}/${state.id}`, `${id}/${state.id}`]),
);

const [MEDIAN, HIGH] = [50, 95];

/** The way between the two states that are chosen. */
function Funnel({
  counted,
  from,
  to,
}: {
  readonly counted: CountedTraffic;
  readonly from: string;
  readonly to: string;
}) {
  const funnel = counted.tally.funnels[funnelKey(from, to)];
  if (funnel === undefined) return null;
  const { entered, reached, times } = funnel;
  return (
    <p role="status">
      {texts.traffic.funnel(from, to, entered, reached, percentileOf(times, MEDIAN), percentileOf(times, HIGH))}
    </p>
  );
}

/** What is counted: sessions by language, day, outcome and what they have passed, and a way between two states. */
export function Questions({ counted }: { readonly counted: CountedTraffic }) {
  const { traffic, viewer } = useAtlas();
  const question = useSelector(traffic.machine, ({ context }) => context.question);
  const { machine, part } = useSelector(viewer, ({ context }) => context);
  const { passed, funnelFrom, funnelTo } = question;
  const ask = (change: Partial<TrafficQuestion>) =>
    traffic.machine.send({ type: 'question.asked', question: { ...question, ...change } });
  const selected = part === null ? null : `${machine}/${part}`;
  const ways = [...new Set([selected, passed])].filter((one) => one !== null);
  const [first, last] = counted.days;
  const day = (label: string, value: string | null, onChoose: (value: string | null) => void) => (
    <label>
      <span>{label}</span>
      <input
        type="date"
        min={first}
        max={last}
        value={value ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
      />
    </label>
  );
  return (
    <>
      <div role="group" aria-label={texts.traffic.filter} className={classes.questions}>
        <Choice
          label={texts.traffic.language}
          value={question.language}
          options={counted.languages.map((language) => [language, language])}
          onChoose={(language) => ask({ language })}
        />
        <Choice
          label={texts.traffic.outcome}
          value={question.outcome}
          options={OUTCOMES.map((outcome) => [outcome, texts.traffic.outcomes[outcome]])}
          onChoose={(outcome) => ask({ outcome })}
        />
        {day(texts.traffic.from, question.from, (from) => ask({ from }))}
        {day(texts.traffic.to, question.to, (to) => ask({ to }))}
        <Choice
          label={texts.traffic.passed}
          value={passed}
          options={ways.map((way) => [way, way])}
          onChoose={(way) => ask({ passed: way })}
        />
        <Choice
          label={texts.traffic.funnelFrom}
          value={funnelFrom}
          options={STATES}
          onChoose={(state) => ask({ funnelFrom: state })}
        />
        <Choice
          label={texts.traffic.funnelTo}
          value={funnelTo}
          options={STATES}
          onChoose={(state) => ask({ funnelTo: state })}
        />
      </div>
      {funnelFrom !== null && funnelTo !== null && <Funnel counted={counted} from={funnelFrom} to={funnelTo} />}
    </>
  );
}
