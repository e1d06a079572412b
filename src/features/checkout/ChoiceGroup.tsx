import { Radio } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import choiceClasses from './Choice.module.css';
import classes from './ChoiceGroup.module.css';

export interface ChoiceGroupProps<Value extends string> {
  /** The heading of the group, and its accessible name. */
  readonly label: string;
  /** The chosen value; null chooses none. */
  readonly value: Value | null;
  /** `hint` describes a choice, below its name. */
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly hint?: string | undefined }[];
  readonly onChoose: (value: Value) => void;
}

/** A group of native radio buttons, each on a card that can be pressed anywhere. */
export function ChoiceGroup<Value extends string>({ label, value, choices, onChoose }: ChoiceGroupProps<Value>) {
  return (
    <Radio.Group<Value> classNames={classes} label={<span>{label}</span>} value={value} onChange={onChoose}>
      <div className={classes.choices}>
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            classNames={choiceClasses}
            value={choice.value}
            label={choice.label}
            description={choice.hint}
            size="md"
          />
        ))}
      </div>
    </Radio.Group>
  );
}
