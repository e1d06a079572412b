import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import {
  type ClipboardEvent,
  type HTMLInputAutoCompleteAttribute,
  type KeyboardEvent,
  type Ref,
  useState,
} from 'react';
import classes from './Field.module.css';
import type { BoundField } from './use-bound-form.ts';

export interface DigitsFieldProps {
  readonly label: string;
  /** Gives the label to screen readers only, for one of several inputs under a common visible label. */
  readonly labelHidden?: boolean;
  readonly field: BoundField;
  /** The rule of what stays of a text: its digits, up to some number of them. */
  readonly kept: (text: string) => string;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly description?: string;
  readonly type?: 'text' | 'tel';
  readonly required?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
  /** Told after each change, with the caret where it belongs. */
  readonly onTyped?: (input: HTMLInputElement) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/**
 * A field that keeps digits alone. Never `type=number`: a card number is no amount, and the mouse wheel must not change it.
 *
 * A letter typed between two digits goes and the caret stays where it was: the input gets its kept text and its caret
 * before React compares, so React has nothing to write. While an input method composes, the text is left to it.
 */
export function DigitsField({ field, kept, label, labelHidden = false, onTyped, ...rest }: DigitsFieldProps) {
  const [composed, setComposed] = useState<string | null>(null);
  const take = (input: HTMLInputElement) => {
    const text = input.value;
    const caret = kept(text.slice(0, input.selectionStart ?? text.length)).length;
    input.value = kept(text);
    input.setSelectionRange(caret, caret);
    field.onChange(text);
    onTyped?.(input);
  };
  return (
    <TextInput
      {...field}
      {...rest}
      {...(labelHidden ? { 'aria-label': label } : { label: <span>{label}</span> })}
      value={composed ?? field.value}
      onChange={({ currentTarget, nativeEvent }) => {
        if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setComposed(currentTarget.value);
        else take(currentTarget);
      }}
      onCompositionEnd={({ currentTarget }) => {
        setComposed(null);
        take(currentTarget);
      }}
      inputMode="numeric"
      withAsterisk={false}
      autoCorrect="off"
      spellCheck={false}
      size="md"
      classNames={classes}
    />
  );
}
