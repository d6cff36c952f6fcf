import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import { classNames } from './class-names.ts';
import { toast } from './toast.ts';

/** One 'primary' (madder) in a view. 'quiet' is text alone; 'danger' is for what cannot be undone. */
type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';

const TONES: Record<ButtonTone, string> = {
  primary: 'bg-madder text-white hover:bg-madder-deep aria-busy:bg-ink-2',
  secondary: 'border border-ink bg-transparent text-ink hover:bg-cloth-2',
  quiet: 'text-indigo underline-offset-4 hover:underline',
  danger: 'bg-brick text-white hover:bg-ink',
};

/** The look of a button, shared with links that look like one. */
export const buttonStyle = (tone: ButtonTone, extra?: string): string =>
  classNames('button px-6 py-2 text-base', TONES[tone], extra);

/** A way back or aside, as a link or a button: text alone, flush with what stands above and below it, 44 px high. */
export const QUIET_LINK =
  'target inline-flex items-center gap-2 font-semibold text-indigo underline-offset-4 hover:underline';

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

type LinkButtonProps = {
  href: string;
  tone?: ButtonTone;
  className?: string;
  children: ReactNode;
  onClick?: () => void;
};

/** A link within the shop that looks like a button. */
export function LinkButton({ tone = 'primary', className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonStyle(tone, className)} />;
}

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** What it does: every icon has a name. */
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** A round button of 44 px with an icon and a name. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames('round-button', className)}
    />
  );
}
