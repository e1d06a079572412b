import { stimulusOf } from '../../../tests/engine/machine/stimulus.ts';
import { wordsOf } from '../../../tests/engine/machine/words.ts';
import type { Stimulus } from '../../../tests/engine/model.ts';
import type { Chart } from '../chart/chart.ts';

/** What can happen to a machine that nobody has described: its start, and its events without payloads; `any` stands for `*`. */
export function stimuliOfChart({ transitions }: Chart): readonly Stimulus[] {
  const events = transitions.filter(({ kind }) => kind === 'event');
  const types = new Set(events.map(({ trigger }) => trigger.replace('*', 'any')));
  return ['start', ...[...types].map((type) => wordsOf({ type }))].map(stimulusOf);
}
