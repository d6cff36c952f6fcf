import { useId, type ReactNode } from 'react';

/** What a control has to carry so that its label, hint and error belong to it. */
export type FieldProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = {
  label: string;
  /** Below the label, always there. */
  hint?: string;
  /** Below the control, in words; read out when it appears. */
  error?: string | undefined;
  /** Said beside the label of a field that may stay empty. */
  optional?: string;
  children: (props: FieldProps) => ReactNode;
};

/** A labelled control: label above, hint, the control, its error below. */
export function Field({ label, hint, error, optional, children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
        {optional && <span className="ml-2 text-sm font-normal text-ink-3">{optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-3">
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <p id={`${id}-error`} role={error ? 'alert' : undefined} className="text-sm text-brick empty:hidden">
        {error}
      </p>
    </div>
  );
}
