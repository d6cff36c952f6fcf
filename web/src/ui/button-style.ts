import { classNames } from './class-names.ts';

/** One 'primary' (madder) in a view. 'quiet' is text alone; 'danger' is for what cannot be undone. */
export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';

const TONES: Record<ButtonTone, string> = {
  primary: 'bg-madder text-white hover:bg-madder-deep aria-busy:bg-ink-2',
  secondary: 'border border-ink bg-transparent text-ink hover:bg-cloth-2',
  quiet: 'text-indigo underline-offset-4 hover:underline',
  danger: 'bg-brick text-white hover:bg-madder-deep',
};

/** The look of a button, shared with links that look like one. */
export const buttonStyle = (tone: ButtonTone, extra?: string): string =>
  classNames('button px-6 py-2 text-base', TONES[tone], extra);
