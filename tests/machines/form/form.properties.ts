import { now, until } from '../../engine/temporal/formula.ts';
import type { Property } from '../../engine/temporal/property.ts';
import { contextOf, isEvent } from '../../engine/temporal/seen.ts';

type Values = Readonly<Record<string, string>>;

export const formProperties: readonly Property[] = [
  {
    says: 'Once errors are shown, any change of a field hides them',
    clause: '§4 Display flag: off',
    when: ({ before, ...moment }) =>
      before?.tags.includes('errorsShown') === true &&
      isEvent({ before, ...moment }, 'field.changed') &&
      String(moment.event['field']) in contextOf<{ values: Values }>(before).values,
    holds: now(({ after }) => !after.tags.includes('errorsShown')),
    brokenBy: 'form: forget target (root): field.changed[0]',
  },
  {
    says: 'Each submit is answered once: with the values that the fields hold, or with a field that has an error',
    clause: 'R8 display flag',
    when: (moment) => isEvent(moment, 'form.submitted'),
    holds: now(({ after }) => {
      const [answer, ...more] = after.emitted;
      const isRejected = after.tags.includes('errorsShown');
      return more.length === 0 && answer?.type === (isRejected ? 'form.rejected' : 'form.accepted');
    }),
    brokenBy: 'form: drop action reportRejected[0] of rejected: form.submitted[0]',
  },
  {
    says: 'No error shows before the first submit',
    clause: '§4 Display flag: on',
    when: ({ before }) => before === null,
    holds: until(
      now(({ after }) => !after.tags.includes('errorsShown')),
      now((moment) => isEvent(moment, 'form.submitted')),
    ),
    brokenBy: 'form: change initial of (root) to rejected',
  },
];
