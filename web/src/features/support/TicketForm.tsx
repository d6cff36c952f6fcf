import { type FormEvent, type InputHTMLAttributes, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { useWords } from '../../words.ts';
import { emailProblem } from '../../../../domain/src/email.ts';
import { TICKET_LIMITS, type TicketField } from '../../../../domain/src/tickets.ts';
import { paths } from '../../paths.ts';
import { Field, Input, Textarea } from '../../ui/Field.tsx';
import { MeantText } from '../../ui/EmailForm.tsx';
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts';
import { type TicketForm as Ticket, useTicketForm } from './use-ticket-form.ts';

type Props = { ticketNumber: string; email: string; height: number; onAnother: () => void };

/** The message arrived: its ticket number, in the form's place, with the focus on it. */
function TicketSent({ ticketNumber, email, height, onAnother }: Props) {
  const words = useWords('contact');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div style={{ minHeight: height }}>
      <div
        ref={panel}
        role="status"
        tabIndex={-1}
        className="flex flex-col items-start gap-4 rounded-card border border-leaf bg-white p-6"
      >
        <p className="flex items-center gap-2 text-lg font-semibold text-leaf">
          <CheckIcon /> {words.sentTitle}
        </p>
        <p>
          {words.sentNumber}
          <strong className="numbers mt-1 block text-xl font-semibold whitespace-nowrap md:text-2xl select-all">
            {ticketNumber}
          </strong>
        </p>
        <p className="text-ink-2">{words.sentText(email)}</p>
        <Button tone="secondary" onClick={onAnother}>
          {words.another}
        </Button>
      </div>
    </div>
  );
}

const KINDS: Record<Exclude<TicketField, 'message'>, InputHTMLAttributes<HTMLInputElement>> = {
  name: { autoComplete: 'name', autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  subject: { autoComplete: 'off' },
};

function Fields({ ticket }: { ticket: Ticket }) {
  const words = useWords('contact');
  const { form, set, leave, problems, emailMeant } = ticket;
  const control = (field: TicketField) => ({
    name: field,
    required: true,
    maxLength: TICKET_LIMITS[field] * 2,
    value: form[field],
    onBlur: () => leave(field),
  });
  const errorOf = (name: TicketField) => {
    const email = name === 'email' && problems.email === 'invalid' ? emailProblem(form.email) : undefined;
    if (email) return words.emailFaults[email.fault](email.sign ?? '');
    return problems[name] && words[problems[name]][name];
  };
  const field = (name: TicketField) => ({
    label: words.fields[name],
    error: errorOf(name),
  });
  const line = (name: keyof typeof KINDS) => (
    <Field {...field(name)} {...(name === 'subject' ? { hint: words.hints.subject } : {})}>
      {props => (
        <Input {...props} {...control(name)} {...KINDS[name]} onChange={event => set(name, event.target.value)} />
      )}
    </Field>
  );
  return (
    <>
      {line('name')}
      <div>
        {line('email')}
        {emailMeant && (
          <MeantText
            question={words.emailMeant(emailMeant)}
            take={words.emailTake}
            onTake={() => set('email', emailMeant)}
          />
        )}
      </div>
      {line('subject')}
      <Field {...field('message')}>
        {props => (
          <Textarea
            {...props}
            {...control('message')}
            rows={6}
            className="resize-y"
            onChange={event => set('message', event.target.value)}
          />
        )}
      </Field>
    </>
  );
}

/** The message to the shop: all fields required, problems at the field, and the ticket's number once it is sent. */
export function TicketForm() {
  const words = useWords('contact');
  const ticket = useTicketForm();
  const form = useRef<HTMLFormElement>(null);
  // The answer takes the form's room, so that nothing below it jumps.
  const [height, setHeight] = useState(0);
  const inBrowser = useIsInBrowser();
  const noteId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHeight(form.current!.offsetHeight);
    const first = ticket.submit();
    if (first) (form.current!.elements.namedItem(first) as HTMLElement).focus();
  };
  if (ticket.sent) return <TicketSent {...ticket.sent} height={height} onAnother={ticket.startAnew} />;
  return (
    <form method="dialog" ref={form} noValidate onSubmit={submit} aria-describedby={noteId}>
      <fieldset disabled={!inBrowser} className="flex flex-col gap-4">
        <legend className="sr-only">{words.formTitle}</legend>
        <Fields ticket={ticket} />
        <p id={noteId} className="text-sm text-ink-2">
          {words.privacy}{' '}
          <Link href={paths.privacy()} className="text-indigo underline underline-offset-4">
            {words.privacyLink}
          </Link>
        </p>
        <Button type="submit" busy={ticket.busy} className="self-start max-sm:w-full">
          {ticket.busy ? words.sending : words.send}
        </Button>
        {/* Its room is there from the start. */}
        <p role="alert" className="min-h-target text-brick">
          {ticket.failure}
        </p>
      </fieldset>
    </form>
  );
}
