import type { TextKeys } from '../page/screen/text-record.ts';
import { TEXTS } from './annotations.ts';
import { WholeRunReporter } from './whole-run-reporter.ts';

/** The keys of texts that some tests showed and none of them compared with what it expected, sorted. */
export function unjudgedTexts(told: readonly TextKeys[]): string[] {
  const judged = new Set(told.flatMap((keys) => keys.judged));
  return [...new Set(told.flatMap(({ shown }) => shown))].filter((key) => !judged.has(key)).sort();
}

/** Fails a run of all walks in which a text was shown on a page and judged nowhere. */
export default class JudgedTextsReporter extends WholeRunReporter<TextKeys> {
  protected readonly annotation = TEXTS;

  protected faultOf(told: readonly TextKeys[]): string | null {
    const unjudged = unjudgedTexts(told);
    return unjudged.length === 0 ? null : `Texts that a walk shows and nothing judges: ${unjudged.join(', ')}`;
  }
}
