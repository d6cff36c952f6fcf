import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { buttonStyle, type ButtonTone } from './button-style.ts';
import { toast } from './toast.ts';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> & {
  tone?: ButtonTone;
  /** Why it cannot do its work now, in words: its title, and said by a toast when it is pressed all the same. It stays focusable. */
  disabledReason?: string | undefined;
  /** Instead of the toast. */
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
    if (busy || disabledReason === undefined) return undefined;
    return onBlockedPress ? onBlockedPress() : toast({ title: disabledReason, tone: 'bad' });
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
