import { useSelector } from '@xstate/react';
import type { CountedTraffic } from '../../traffic/counting.ts';
import { useAtlas, useCharts } from '../atlas-context.ts';
import { inWording } from '../charts.ts';
import { PartButton } from '../details/PartButton.tsx';
import { briefWordsOf } from '../details/transition-words.ts';
import { texts } from '../texts.ts';
import { wordingIn } from '../wording.ts';
import { neverIn, otherVersions, sharesOf, tallyOfBuild, timesOf } from './chart-numbers.ts';
import classes from './Traffic.module.css';
import { buildVersion } from './version-of-chart.ts';

interface PartsProps {
  readonly title: string;
  readonly parts: readonly string[];
  /** What parts are called; by their names where left out. */
  readonly words?: ReadonlyMap<string, string> | undefined;
}

function Parts({ title, parts, words }: PartsProps) {
  if (parts.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul className={classes.list}>
        {parts.map((part) => (
          <li key={part}>
            <PartButton part={part} words={words?.get(part)} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The numbers of the machine that is open as text: what its chart shows, and what never happened. */
export function MachineTraffic({ id, counted }: { readonly id: string; readonly counted: CountedTraffic }) {
  const { viewer } = useAtlas();
  const wording = useSelector(viewer, wordingIn);
  const chart = useCharts().get(id);
  const hash = buildVersion(id);
  const tally = tallyOfBuild(counted.tally, id, hash);
  const others = otherVersions(counted.tally, id, hash);
  if (chart === undefined) return null;
  const never = tally === null ? null : neverIn(chart, tally);
  const { transitions } = inWording(chart, wording);
  const words = new Map(transitions.map((one) => [one.name, wording === 'plain' ? briefWordsOf(one) : one.name]));
  return (
    <section aria-labelledby="machine-traffic">
      <h3 id="machine-traffic">{texts.traffic.machine(id)}</h3>
      {others > 0 && <p>{texts.traffic.others(others)}</p>}
      {tally === null || never === null ? (
        <p>{texts.traffic.notRun}</p>
      ) : (
        <>
          <p>{texts.traffic.ran(tally.actors, tally.sessions)}</p>
          <div className={`${classes.list} ${classes.wide}`}>
            <table>
              <caption>{texts.traffic.states}</caption>
              <tbody>
                {Object.entries(tally.states).map(([state, { visits, ended }]) => (
                  <tr key={state}>
                    <th scope="row">
                      <PartButton part={state} />
                    </th>
                    <td>{texts.traffic.visits(visits, ended)}</td>
                    <td>{texts.traffic.stays(timesOf(tally, state))}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <table>
              <caption>{texts.traffic.transitions}</caption>
              <tbody>
                {[...sharesOf(chart, tally)]
                  .filter(([, { count }]) => count > 0)
                  .map(([name, { count, share }]) => (
                    <tr key={name}>
                      <th scope="row">
                        <PartButton part={name} words={words.get(name)} />
                      </th>
                      <td>{texts.traffic.transition(count, share)}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </div>
          <Parts title={texts.traffic.neverEntered} parts={never.states} />
          <Parts title={texts.traffic.neverTaken} parts={never.transitions} words={words} />
          <Parts title={texts.traffic.notTold} parts={never.atStart} words={words} />
        </>
      )}
    </section>
  );
}
