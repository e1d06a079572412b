import type { Oracle, PlainEvent } from '../../engine/model.ts';
import { predictionDefaults } from '../../engine/prediction-defaults.ts';

type Event =
  | { type: 'files.chosen'; files: number }
  | { type: 'sessions.counted' | 'reading.ended'; sessions: number; unread: number }
  | { type: 'question.asked'; question: object }
  | { type: 'check.pressed' | 'check.ended' | 'traffic.closed' };

/** Everything is asked for at first. */
export const ALL = {
  language: null,
  from: null,
  to: null,
  outcome: null,
  passed: null,
  funnelFrom: null,
  funnelTo: null,
};

/** What is open, what is being done, what is asked, and what this step sets others to do. */
type Ref = {
  files: number;
  sessions: number;
  unread: number;
  question: object;
  does: 'nothing' | 'reading' | 'standing' | 'checking' | 'has checked';
  executed: readonly PlainEvent[];
};

const START: Ref = { files: 0, sessions: 0, unread: 0, question: ALL, does: 'nothing', executed: [] };

function answered(ref: Ref, event: Event): Ref {
  const isOpen = ref.does !== 'nothing';
  switch (event.type) {
    case 'files.chosen':
      return { ...ref, files: ref.files + event.files, does: 'reading', executed: [{ type: 'readFiles' }] };
    case 'sessions.counted':
      return ref.does === 'reading' ? { ...ref, sessions: event.sessions, unread: event.unread } : ref;
    case 'reading.ended': {
      if (ref.does !== 'reading') return ref;
      const { sessions, unread } = event;
      return sessions > 0
        ? { ...ref, sessions, unread, does: 'standing' }
        : { ...START, unread, executed: [{ type: 'forget' }] };
    }
    case 'question.asked':
      return isOpen ? { ...ref, question: event.question, executed: [{ type: 'count' }] } : ref;
    case 'check.pressed':
      return ref.does === 'standing' ? { ...ref, does: 'checking', executed: [{ type: 'check' }] } : ref;
    case 'check.ended':
      return ref.does === 'checking' ? { ...ref, does: 'has checked' } : ref;
    case 'traffic.closed':
      return isOpen ? { ...START, executed: [{ type: 'forget' }] } : ref;
  }
}

const STATES = {
  nothing: 'empty',
  reading: 'reading',
  standing: 'shown.unchecked',
  checking: 'shown.checking',
  'has checked': 'shown.checked',
} as const;

/** Files are read, counted by what is asked, and checked once when somebody wants it. */
export const trafficOracle: Oracle<Ref, Event> = {
  initial: () => START,
  next: (ref, event) => answered({ ...ref, executed: [] }, event),
  observe: ({ files, sessions, unread, question, does, executed }) => ({
    ...predictionDefaults,
    executed,
    tags: does === 'nothing' ? [] : ['counted'],
    state: STATES[does],
    context: { files, sessions, unread, question },
  }),
};
