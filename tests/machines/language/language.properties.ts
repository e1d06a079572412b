import { now } from '../../engine/temporal/formula.ts';
import type { Property } from '../../engine/temporal/property.ts';
import { contextOf } from '../../engine/temporal/seen.ts';

interface Context {
  readonly shown: string | null;
  readonly requested: string;
}

export const languageProperties: readonly Property[] = [
  {
    says: 'Falling back never loses texts that are ready: they stay until those that were asked for are there',
    clause: '§9 languages',
    when: ({ before }) => before !== null && contextOf<Context>(before).shown !== null,
    holds: now(({ before, after }) => {
      const [old, { shown, requested }] = [before?.context['shown'], contextOf<Context>(after)];
      return shown === old || shown === requested;
    }),
    brokenBy: 'language: drop guard isFallbackDue of translation.loading: error of loadTranslation[0]',
  },
];
