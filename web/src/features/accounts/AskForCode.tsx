import { useEffect, useRef, useState, type FormEvent } from 'react';
import { cleanEmail, emailProblem, likelyEmail } from '../../../../domain/src/email.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { MeantText } from '../../ui/MeantText.tsx';
import { useWords } from '../../words.ts';
import type { MailedCode } from './use-mailed-code.ts';

/** Asks for the address that a code is sent to; what is wrong with it is said below it, what was likely meant is offered once. */
export function AskForCode({ mailed, email = '' }: { mailed: MailedCode; email?: string }) {
  const words = useWords('accounts');
  const [text, setText] = useState(email);
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // What was written before the page was alive stands in the field, and nobody has heard of it.
  useEffect(() => {
    const written = form.current?.querySelector('input')?.value;
    if (written) setText(written);
  }, []);
  const problem = emailProblem(text);
  const meant = isTried ? likelyEmail(text) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isAsked = isTried || likelyEmail(text) === undefined;
    setIsTried(true);
    if (problem) return form.current?.querySelector('input')?.focus();
    if (isAsked) void mailed.ask(cleanEmail(text));
  };
  const fault = isTried && problem ? words.emailFaults[problem.fault](problem.sign ?? '') : mailed.problem;
  return (
    <form method="dialog" ref={form} noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label={words.code.email} error={fault}>
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
      <Button type="submit" tone="secondary" busy={mailed.busy} className="w-full">
        {mailed.busy ? words.code.sending : words.code.send}
      </Button>
    </form>
  );
}
