import { useSelector } from '@xstate/react';
import { recordedSteps } from '../../trial/recorded-steps.ts';
import { useActors, useAtlas, useCharts } from '../atlas-context.ts';
import { machineIdOf } from '../charts.ts';
import { texts } from '../texts.ts';
import { loadStimuli } from './load-stimuli.ts';
import { subjectOf } from './open-trial.ts';

/** Opens a trial with the steps that led an actor to the moment that shows: what if something else had happened then. */
export function TryFromHere({ sessionId }: { readonly sessionId: string }) {
  const { recorder, recording, trial, viewer } = useAtlas();
  const moment = useSelector(recorder, ({ context }) => context.momentNumber);
  const charts = useCharts();
  const actors = useActors();
  const chart = charts.get(machineIdOf(actors.get(sessionId)?.definition) ?? '');
  if (chart === undefined) return null;
  const open = async () => {
    const starts = (await loadStimuli(chart)).filter(({ kind }) => kind === 'start');
    const messages = Array.from({ length: moment - recording.first + 1 }, (_, place) =>
      recording.at(recording.first + place),
    );
    const own = messages
      .filter((message) => message !== undefined)
      .filter((message) => message.sessionId === sessionId);
    viewer.send({ type: 'machine.opened', machine: chart.id });
    viewer.send({ type: 'trial.opened' });
    const { words, lost } = recordedSteps(subjectOf(chart, actors), starts, own);
    trial.open(chart, words, lost);
  };
  return (
    <button type="button" onClick={() => void open()}>
      {texts.trial.fromHere}
    </button>
  );
}
