import { trafficMachine } from '../../../machines/traffic/traffic.machine.ts';
import { defineModel } from '../../engine/model.ts';
import { covers } from '../../requirements/requirements.ts';
import { ALL, trafficOracle } from './traffic.oracle.ts';

/** What is asked beside everything: the sessions in Chinese. */
const QUESTION = { ...ALL, language: 'cn' };

/** One file, and a second one beside it; some of it readable, none, or all; two questions; a check. */
export const trafficModel = defineModel({
  id: 'traffic',
  machine: trafficMachine,
  stimuli: ({ context: { question, files } }) => [
    ...(files < 2 ? [{ type: 'files.chosen' as const, files: 1 }] : []),
    { type: 'sessions.counted', sessions: 2, unread: 0 },
    { type: 'reading.ended', sessions: 3, unread: 1 },
    { type: 'reading.ended', sessions: 0, unread: 2 },
    { type: 'question.asked', question: question.language === null ? QUESTION : ALL },
    { type: 'check.pressed' },
    { type: 'check.ended' },
    { type: 'traffic.closed' },
  ],
  project: ({ files, sessions, unread, question }) => ({ files, sessions, unread, question }),
  oracle: trafficOracle,
  requirements: [
    covers('Atlas: traffic', {
      states: ['traffic.reading', 'traffic.shown'],
      transitions: [
        'traffic: files.chosen[0]',
        'traffic.reading: sessions.counted[0]',
        'traffic.reading: reading.ended[0]',
        'traffic.reading: question.asked[0]',
        'traffic.shown: question.asked[0]',
      ],
    }),
    covers('Atlas: conformance', {
      states: ['traffic.shown.checked'],
      transitions: ['traffic.shown.unchecked: check.pressed[0]', 'traffic.shown.checking: check.ended[0]'],
    }),
    covers('Atlas: bad input', { transitions: ['traffic.reading: reading.ended[1]'] }),
  ],
});
