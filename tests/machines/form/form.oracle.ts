import { digitsIn } from '../../facts/digits.ts';
import type { Field } from '../../facts/forms.ts';
import { seenText } from '../../facts/seen-text.ts';
import type { Oracle, PlainEvent } from '../../engine/model.ts';
import { predictionDefaults } from '../../engine/prediction-defaults.ts';

type Event = { type: 'field.changed'; field: string; text: string } | { type: 'form.submitted' };

/** Each field with its text, what the last submit found since the last change, and what this step says. */
type Ref = {
  fields: readonly (Field & { text: string })[];
  found: 'nothing' | 'errors' | 'allRight';
  said: readonly PlainEvent[];
};

function isLabel(label: string): boolean {
  return label.length <= 63 && /^[a-z0-9-]+$/i.test(label) && !label.startsWith('-') && !label.endsWith('-');
}

/**
 * The standard email pattern (§5), which is the one of the HTML standard: one @, something before it, host labels after
 * it.
 */
function isEmail(text: string): boolean {
  const [user, host, ...more] = text.split('@');
  if (user === undefined || host === undefined || more.length > 0) return false;
  return /^[\w.!#$%&'*+/=?^`{|}~-]+$/.test(user) && host.split('.').every(isLabel);
}

function isWrong({ required, email, text }: Ref['fields'][number]): boolean {
  const plain = text.trim();
  return seenText(text) === '' ? required === true : email === true && !isEmail(plain);
}

function valuesOf(fields: Ref['fields']): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, text }) => [name, text]));
}

/**
 * Errors show from a submit until any field changes (§4 Form validation display flag, §5, R2, R8); nothing is sent
 * (R9).
 */
export const formOracle: Oracle<Ref, Event> = {
  initial: ({ fields }: { fields: readonly Field[] }) => ({
    fields: fields.map((field) => ({ ...field, text: '' })),
    found: 'nothing',
    said: [],
  }),
  next: ({ fields, found }, event) => {
    if (event.type === 'form.submitted') {
      const wrong = fields.find(isWrong);
      return wrong === undefined
        ? { fields, found: 'allRight', said: [{ type: 'form.accepted', values: valuesOf(fields) }] }
        : { fields, found: 'errors', said: [{ type: 'form.rejected', firstError: wrong.name }] };
    }
    const typedIn = fields.find(({ name }) => name === event.field);
    if (typedIn === undefined) return { fields, found, said: [] };
    const text = typedIn.numeric === true ? digitsIn(event.text) : event.text;
    return {
      fields: fields.map((field) => (field === typedIn ? { ...field, text } : field)),
      found: 'nothing',
      said: [],
    };
  },
  observe: ({ fields, found, said }) => ({
    ...predictionDefaults,
    state: { nothing: 'editing', errors: 'rejected', allRight: 'accepted' }[found],
    tags: found === 'errors' ? ['errorsShown'] : [],
    context: { values: valuesOf(fields) },
    emitted: said,
  }),
};
