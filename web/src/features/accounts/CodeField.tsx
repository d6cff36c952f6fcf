import { useEffect, useRef } from 'react';
import { Input } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';

type Props = {
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Six digits and nothing else: a phone shows its digits. */
  isNumber?: boolean;
};

/** Where a code is typed, or filled in by the browser; it has the focus: nothing else can be done here. */
export function CodeField({ label, hint, error, value, onChange, isNumber = false }: Props) {
  const ref = useRef<HTMLInputElement>(null);
  // After the dialog around it was opened, which moves the focus to its first button.
  useEffect(() => ref.current?.focus(), []);
  return (
    <Field label={label} hint={hint} error={error}>
      {field => (
        <Input
          {...field}
          ref={ref}
          autoComplete="one-time-code"
          inputMode={isNumber ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={value}
          onChange={event => onChange(event.target.value)}
          className="text-lg tracking-widest"
        />
      )}
    </Field>
  );
}
