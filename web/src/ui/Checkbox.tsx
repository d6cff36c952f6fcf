import type { ReactNode } from 'react';

type Props = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** It cannot be ticked; the words beside it say why. */
  disabled?: boolean;
  children: ReactNode;
};

/** A box to tick with its words; both can be pressed. Never ticked beforehand. */
export const Checkbox = ({ checked, onChange, disabled = false, children }: Props) => (
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
