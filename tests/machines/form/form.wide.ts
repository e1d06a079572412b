import { formMachine } from '../../../machines/form/form.machine.ts';
import { defineWide } from '../../engine/random-walks/wide.ts';
import { wideText } from '../../facts/wide-texts.ts';

const LABEL = 63;

/** Emails at the edges of the standard pattern: the longest label, one sign more, no dot, signs at the ends. */
const emails = [
  'ada@example.com',
  `ada@${'a'.repeat(LABEL)}.com`,
  `ada@${'a'.repeat(LABEL + 1)}.com`,
  `${'a'.repeat(180)}@example.example.com`,
  'a@b',
  'a@-b.com',
  'a@b-.com',
  'a@b..com',
  'a@@b.com',
  'ädä@example.com',
];

/** Every field of the form with texts of up to 200 characters, white space, and digits of every width. */
export const formWide = defineWide(formMachine, {
  onPage: (random, { context: { fields } }) => {
    const { name: field } = random.pick(fields);
    const texts = [wideText(random), random.text(200, ['0', '７', 'x', '-', '²', '½', '٣']), random.pick(emails)];
    return texts.map((text) => ({ type: 'field.changed' as const, field, text }));
  },
});
