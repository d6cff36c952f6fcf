import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonStyle, type ButtonTone } from './button-style.ts';

type Props = { href: string; tone?: ButtonTone; className?: string; children: ReactNode; onClick?: () => void };

/** A link within the shop that looks like a button. */
export function LinkButton({ tone = 'primary', className, ...rest }: Props) {
  return <Link {...rest} className={buttonStyle(tone, className)} />;
}
