import { useForm } from '@mantine/form';

/**
 * What one input needs: its text, its error in words, and whom to tell of a change. Spread it on the input: it also
 * carries the mark by which `focus` finds it.
 */
export interface BoundField {
  readonly value: string;
  /** The error beside the field, null when none is to be shown. */
  readonly error: string | null;
  /** Takes the whole text of the input after a change. */
  readonly onChange: (text: string) => void;
}

/** Where the values of a form stand: a machine, read and sent to through these. */
export interface FormSource<Field extends string> {
  /** What the machine holds now, by field: the inputs show just this. */
  readonly values: Readonly<Record<string, string>>;
  /** Sends the text of a field to the machine; what it keeps of it comes back in `values`. */
  readonly change: (field: Field, text: string) => void;
  /** The error of a field while errors are to be shown, null otherwise. */
  readonly errorOf: (field: Field) => string | null;
}

/** A form whose fields are bound to a source. */
export interface BoundForm<Field extends string> {
  readonly bind: (field: Field) => BoundField;
  /** Moves the focus to a field. */
  readonly focus: (field: Field) => void;
}

/**
 * Binds the fields of a form to a machine by way of @mantine/form.
 *
 * The values stand in the machine alone, because the rules live there: which characters a field keeps, when errors show,
 * what sixteen pasted digits fill. Mantine's form is made without values, and none are ever set in it: it marks the
 * inputs and finds the one that gets the focus. Its validation and its errors stay unused, too.
 */
export function useBoundForm<Field extends string>({ values, change, errorOf }: FormSource<Field>): BoundForm<Field> {
  const form = useForm<Record<string, string>>({ mode: 'controlled' });
  return {
    bind: (field) => ({
      ...form.getInputProps(field, { withError: false }),
      value: values[field] ?? '',
      error: errorOf(field),
      onChange: (text) => change(field, text),
    }),
    focus: (field) => form.getInputNode(field)?.focus(),
  };
}
