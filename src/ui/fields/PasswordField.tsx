import { TextInput, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { useDisclosure } from '@mantine/hooks';
import { ignoreRepeats } from '../ignore-repeats.ts';
import { EyeIcon } from '../icons/EyeIcon.tsx';
import classes from './Field.module.css';
import passwordClasses from './PasswordField.module.css';
import type { BoundField } from './use-bound-form.ts';

export interface PasswordFieldProps {
  readonly label: string;
  readonly field: BoundField;
  /** A known password or a new one: what the password manager offers (WCAG 1.3.5). */
  readonly autoComplete: 'current-password' | 'new-password';
  /** The name of the button that shows the characters. It stays the same; the button says whether it is pressed. */
  readonly revealLabel: string;
}

/**
 * A required password with a button that shows its characters. Mantine's PasswordInput is not used: it does not mark a
 * wrong field as invalid, and its button knows the mouse and the finger but not the click of an assistive device.
 */
export function PasswordField({ label, field, autoComplete, revealLabel }: PasswordFieldProps) {
  const [revealed, { toggle }] = useDisclosure(false);
  return (
    <TextInput
      {...field}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      label={<span>{label}</span>}
      type={revealed ? 'text' : 'password'}
      autoComplete={autoComplete}
      required
      withAsterisk={false}
      autoCapitalize="none"
      spellCheck={false}
      size="md"
      classNames={classes}
      rightSectionWidth={48}
      rightSectionPointerEvents="all"
      rightSection={
        <UnstyledButton
          className={passwordClasses.reveal}
          aria-label={revealLabel}
          aria-pressed={revealed}
          onKeyDown={ignoreRepeats}
          onClick={toggle}
        >
          <EyeIcon crossed={revealed} />
        </UnstyledButton>
      }
    />
  );
}
