import { type FormEvent, useEffect, useRef, useState } from 'react';
import { cleanEmail, type EmailFault, emailProblem, likelyEmail } from '../../../domain/src/email.ts';
import { Button } from './Button.tsx';
import { Field, Input } from './Field.tsx';

type Props = {
  /** 'Did you mean asha@gmail.com?' */
  question: string;
  /** What the button says. */
  take: string;
  onTake: () => void;
};

/** What was likely meant, below a field, and the button that puts it there. */
export function MeantText({ question, take, onTake }: Props) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
      {question}
      <button type="button" onClick={onTake} className="target font-semibold text-indigo underline underline-offset-4">
        {take}
      </button>
    </p>
  );
}

type Words = {
  emailLabel: string;
  emailSave: string;
  emailKeep: string;
  emailFaults: Record<EmailFault, (sign: string) => string>;
  emailMeant: (address: string) => string;
  emailTake: string;
};
type EmailFormProps = {
  /** The address as it stands. */
  email: string;
  words: Words;
  busy: boolean;
  onSave: (email: string) => void;
  onClose: () => void;
};

/** Corrects an e-mail address: what is wrong with it is said below it, what was likely meant is offered. */
export function EmailForm({ email, words, busy, onSave, onClose }: EmailFormProps) {
  const [text, setText] = useState(email);
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focus = () => form.current?.querySelector('input')?.focus();
  useEffect(focus, []);
  const problem = emailProblem(text);
  const meant = isTried ? likelyEmail(text) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isAsked = isTried || likelyEmail(text) === undefined;
    setIsTried(true);
    if (problem) return focus();
    // What looks like a slip is asked about once.
    if (isAsked && !busy) onSave(cleanEmail(text));
  };
  return (
    <form method="dialog" ref={form} noValidate onSubmit={submit} className="flex max-w-form flex-col gap-3">
      <Field
        label={words.emailLabel}
        error={isTried && problem ? words.emailFaults[problem.fault](problem.sign ?? '') : undefined}
      >
        {props => (
          <Input
            {...props}
            type="email"
            inputMode="email"
            autoComplete="email"
            name="email"
            maxLength={240}
            value={text}
            onChange={event => setText(event.target.value)}
          />
        )}
      </Field>
      {meant && <MeantText question={words.emailMeant(meant)} take={words.emailTake} onTake={() => setText(meant)} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="secondary" busy={busy}>
          {words.emailSave}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {words.emailKeep}
        </Button>
      </div>
    </form>
  );
}
