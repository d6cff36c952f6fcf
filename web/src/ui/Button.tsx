import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { buttonStyle, type ButtonTone } from './button-style.ts';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> & {
  tone?: ButtonTone;
  /** Why it cannot be pressed now, in words: shown as its title and read out. The button stays focusable. */
  disabledReason?: string | undefined;
  /** Pressed all the same: say what is missing. */
  onBlockedPress?: () => void;
  /** True while what it started goes on: a second press does nothing. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A button of at least 44 px. It is never switched off without a reason. */
export function Button(props: Props) {
  const { tone = 'primary', disabledReason, onBlockedPress, busy = false, className, onClick, ...rest } = props;
  const blocked = busy || disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!blocked) return onClick?.(event);
    event.preventDefault();
    if (!busy) onBlockedPress?.();
  };
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      title={disabledReason ?? rest.title}
      onClick={press}
      className={buttonStyle(tone, className)}
    />
  );
}
