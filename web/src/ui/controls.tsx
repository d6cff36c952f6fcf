import type { InputHTMLAttributes, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
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
