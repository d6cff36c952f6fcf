import type { InputHTMLAttributes } from 'react';
import { Field, Input, Textarea } from '../../ui/Field.tsx';
import { useWords } from '../../words.ts';
import type { Editing } from './use-editing.ts';

type Texts = Record<string, string>;
type Props<Text extends Texts> = {
  form: Pick<Editing<Text>, 'text' | 'set' | 'problems'>;
  name: keyof Text & string;
  label: string;
  hint?: string;
  isOptional?: boolean;
  /** Several lines. */
  isLong?: boolean;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'type' | 'maxLength' | 'lang'>;

/** A text of a form of the catalogue, with what is wrong below it. */
export function CatalogueField<Text extends Texts>({
  form,
  name,
  label,
  hint,
  isOptional,
  isLong,
  ...rest
}: Props<Text>) {
  const { catalogue: words } = useWords('adminBoard');
  const problem = form.problems[name];
  const value = form.text[name];
  const set = (typed: string) => form.set({ [name]: typed } as Partial<Text>);
  const { maxLength, lang, ...input } = rest;
  return (
    <Field
      label={label}
      {...(hint && { hint })}
      {...(isOptional && { optional: words.optional })}
      error={problem && (words.problems[problem as keyof typeof words.problems] ?? problem)}
    >
      {props =>
        isLong ? (
          <Textarea
            {...props}
            rows={3}
            maxLength={maxLength}
            lang={lang}
            value={value}
            onChange={event => set(event.target.value)}
          />
        ) : (
          <Input
            {...props}
            {...input}
            maxLength={maxLength}
            lang={lang}
            autoComplete="off"
            value={value}
            onChange={event => set(event.target.value)}
          />
        )
      }
    </Field>
  );
}
