import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** What it does: every icon has a name. */
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** A round button of 44 px with an icon and a name. */
export function IconButton({ label, className, ...rest }: Props) {
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
