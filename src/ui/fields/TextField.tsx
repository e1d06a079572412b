import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import classes from './Field.module.css';
import type { BoundField } from './use-bound-form.ts';

export interface TextFieldProps {
  readonly label: string;
  readonly field: BoundField;
  /** What the browser may fill in (WCAG 1.3.5). */
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  /** A line of help under the label. */
  readonly description?: string;
  /** Which keyboard a phone offers. */
  readonly inputMode?: 'text' | 'email';
  readonly required?: boolean;
}

/**
 * A field that takes any text and shows it as it is: markup, emoji, right to left, without an upper limit. It has no
 * `name`, so that no browser can put its text into an address.
 *
 * It is a plain text input for emails too: `type=email` trims what is typed and rewrites some domains.
 */
export function TextField({
  label,
  field,
  autoComplete,
  description,
  inputMode = 'text',
  required = false,
}: TextFieldProps) {
  return (
    <TextInput
      {...field}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      label={<span>{label}</span>}
      description={description}
      autoComplete={autoComplete}
      inputMode={inputMode}
      required={required}
      withAsterisk={false}
      autoCapitalize="none"
      spellCheck={false}
      size="md"
      classNames={classes}
    />
  );
}
