import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { classNames } from './class-names.ts';

const CONTROL =
  'target w-full rounded-control border border-ink-3 bg-white px-3 py-2 text-base text-ink placeholder:text-ink-3 aria-invalid:border-brick disabled:bg-cloth-2';

/** A line of text. 16 px, so that a phone does not zoom into it. */
export const Input = ({
  className,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) => (
  <input {...rest} className={classNames(CONTROL, className)} />
);

export const Textarea = ({
  className,
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) => (
  <textarea {...rest} className={classNames(CONTROL, 'block resize-none', className)} />
);

export const Select = ({
  className,
  ...rest
}: SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> }) => (
  <select {...rest} className={classNames(CONTROL, className)} />
);

/** What a control has to carry so that its label, hint and error belong to it. */
type FieldProps = {
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

type CheckboxProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** It cannot be ticked; the words beside it say why. */
  disabled?: boolean;
  children: ReactNode;
};

/** A box to tick with its words; both can be pressed. Never ticked beforehand. */
export const Checkbox = ({ checked, onChange, disabled = false, children }: CheckboxProps) => (
  <label className="target flex items-center gap-3 has-focus-visible:focus-ring">
    <input
      type="checkbox"
      checked={checked}
      disabled={disabled}
      onChange={event => onChange(event.target.checked)}
      className="size-icon shrink-0 accent-indigo outline-none"
    />
    <span>{children}</span>
  </label>
);

type ChoiceFieldProps<Value extends string> = {
  label: string;
  hint?: string;
  value: Value;
  /** Each with its name; '' is nothing chosen, or everything. */
  options: readonly (readonly [value: Value, name: string])[];
  onChoose: (value: Value) => void;
};

/** A labelled list of which one is chosen. */
export const ChoiceField = <Value extends string>({
  label,
  hint,
  value,
  options,
  onChoose,
}: ChoiceFieldProps<Value>) => (
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
