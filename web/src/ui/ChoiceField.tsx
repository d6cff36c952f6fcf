import { Select } from './controls.tsx';
import { Field } from './Field.tsx';

type Props<Value extends string> = {
  label: string;
  hint?: string;
  value: Value;
  /** Each with its name; '' is nothing chosen, or everything. */
  options: readonly (readonly [value: Value, name: string])[];
  onChoose: (value: Value) => void;
};

/** A labelled list of which one is chosen. */
export const ChoiceField = <Value extends string>({ label, hint, value, options, onChoose }: Props<Value>) => (
  <Field label={label} {...(hint && { hint })}>
    {props => (
      <Select {...props} value={value} onChange={({ target }) => onChoose(options[target.selectedIndex]![0])}>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </Select>
    )}
  </Field>
);
