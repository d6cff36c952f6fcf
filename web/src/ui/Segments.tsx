import { useId, type ReactNode } from 'react';

type Props<Value extends string> = {
  label: string;
  /** `mark` stands before the label: a swatch. */
  options: readonly { value: Value; label: string; mark?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice of one in a row, such as which picture is shown: real radio buttons, so arrow keys and screen readers know them. */
export function Segments<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="flex rounded-chip border border-line bg-cloth">
      {options.map(option => (
        <label
          key={option.value}
          className="target flex items-center justify-center gap-2 rounded-chip px-4 text-sm font-semibold text-ink-2 has-checked:bg-ink has-checked:text-white has-focus-visible:focus-ring"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.mark}
          {option.label}
        </label>
      ))}
    </div>
  );
}
