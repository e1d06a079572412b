import type { Observed, PlainEvent, Stimulus } from '../model.ts';

/** One step of a run: what happened, and what was seen before and after it. */
export interface Moment {
  readonly event: PlainEvent;
  readonly kind: Stimulus['kind'];
  /** `null` at the start. */
  readonly before: Observed | null;
  readonly after: Observed;
}

/** A run of a machine: its moments, the start first. */
export type Run = readonly Moment[];

/** What a formula says of a place of a run. `open`: the run ended before that was decided. */
export type Verdict = 'holds' | 'fails' | 'open';

/** A temporal formula over finite runs, judged at a place. Each is decided as early as it can be. */
export type Formula = (run: Run, place: number) => Verdict;

/** The moment itself is so. Beyond the end of a run nothing is decided. */
export function now(isSo: (moment: Moment) => boolean): Formula {
  return (run, place) => {
    const moment = run[place];
    if (moment === undefined) return 'open';
    return isSo(moment) ? 'holds' : 'fails';
  };
}

/** A formula that depends on what is seen at its own moment: `given((m) => next(...))`. */
export function given(make: (moment: Moment) => Formula): Formula {
  return (run, place) => {
    const moment = run[place];
    return moment === undefined ? 'open' : make(moment)(run, place);
  };
}

/** The formula at the next moment. */
export function next(formula: Formula): Formula {
  return (run, place) => formula(run, place + 1);
}

/** The formula from here on, at every moment. Open until the end, unless it fails. */
export function always(formula: Formula): Formula {
  return (run, place) => {
    for (let at = place; at < run.length; at += 1) if (formula(run, at) === 'fails') return 'fails';
    return 'open';
  };
}

/** The formula holds now, or at one of so many moments after this one that count; else it fails at the last of them. */
export function eventuallyWithin(
  moments: number,
  formula: Formula,
  counts: (moment: Moment) => boolean = () => true,
): Formula {
  return (run, place) => {
    let left = moments;
    for (const [further, moment] of run.slice(place).entries()) {
      if (further > 0 && counts(moment)) left -= 1;
      if (formula(run, place + further) === 'holds') return 'holds';
      if (left <= 0) return 'fails';
    }
    return 'open';
  };
}

/** The first formula at every moment until the second holds, which need not ever be (weak until). */
export function until(meanwhile: Formula, end: Formula): Formula {
  return (run, place) => {
    for (let at = place; at < run.length; at += 1) {
      if (end(run, at) === 'holds') return 'holds';
      if (meanwhile(run, at) === 'fails') return 'fails';
    }
    return 'open';
  };
}
