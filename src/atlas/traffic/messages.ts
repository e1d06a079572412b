import type { TrafficQuestion } from '../../../machines/traffic/question.ts';
import type { Session } from '../page/live/session-file.ts';
import type { CheckedSession, CountedTraffic, ListedSession } from './counting.ts';
import type { SessionFilter } from './filter.ts';

/** What the page asks of the worker. Answers carry the number of what they answer. */
export type TrafficRequest =
  | { readonly kind: 'read'; readonly files: readonly File[]; readonly question: TrafficQuestion }
  /** The recording of the page, which takes the place of what it was before. */
  | { readonly kind: 'live'; readonly file: File; readonly question: TrafficQuestion }
  | { readonly kind: 'count'; readonly question: TrafficQuestion }
  | { readonly kind: 'list'; readonly id: number; readonly filter: SessionFilter }
  | { readonly kind: 'session'; readonly id: number; readonly index: number }
  | { readonly kind: 'xes'; readonly id: number; readonly filter: SessionFilter }
  | { readonly kind: 'check' }
  /** What is replayed is not asked for any more. */
  | { readonly kind: 'uncheck' };

/** What the worker says. */
export type TrafficReply =
  | {
      readonly kind: 'counted';
      readonly counted: CountedTraffic;
      readonly sessions: number;
      readonly unread: number;
      readonly isRead: boolean;
    }
  | { readonly kind: 'listed'; readonly id: number; readonly sessions: readonly ListedSession[] }
  | { readonly kind: 'session'; readonly id: number; readonly session: Session | null }
  | { readonly kind: 'xes'; readonly id: number; readonly log: Blob | null }
  | {
      readonly kind: 'checked';
      readonly checked: readonly CheckedSession[];
      readonly sessions: number;
      readonly isDone: boolean;
    };
