import { useRef, useState } from 'react';
import { cleanEmail, likelyEmail } from '../../../../domain/src/email.ts';
import { type TicketField, ticketProblems } from '../../../../domain/src/tickets.ts';
import { ApiError, send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useAuth } from '../../stored/use-stored.ts';
import { toast } from '../../ui/toast.ts';
import { useLanguage, useWords } from '../../words.ts';

type Form = Record<TicketField, string>;
type Problems = { [Field in TicketField]?: 'missing' | 'invalid' | undefined };
const FIELDS: readonly TicketField[] = ['name', 'email', 'subject', 'message'];

export type TicketForm = {
  form: Form;
  set: (field: TicketField, text: string) => void;
  /** Problems that are shown: of fields that were left filled, and of all once sending was tried. */
  problems: Problems;
  /** The address that was likely meant, once the field was left. */
  emailMeant: string | undefined;
  leave: (field: TicketField) => void;
  busy: boolean;
  /** Why the last try failed. */
  failure: string | undefined;
  /** Sends the message; answers the first field that needs another look, if one does. */
  submit: () => TicketField | undefined;
  /** The number of the ticket that was opened, and where it was mailed to. */
  sent: { ticketNumber: string; email: string } | undefined;
  /** An empty message by the same person. */
  startAnew: () => void;
};

/** The fields that the server did not take, where it says so. */
function refusedFields(error: unknown): Problems {
  const fields = error instanceof ApiError ? (error.details as { fields?: object } | undefined)?.fields : undefined;
  return Object.fromEntries(FIELDS.filter(field => field in (fields ?? {})).map(field => [field, 'invalid' as const]));
}

/** One key for one text: a second try of the same message is the same ticket. */
function useMessageKey(): (text: string) => string {
  const last = useRef({ text: '', key: '' });
  return text => {
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}

/** What stands in the fields: typed, else the name and address of who is signed in. */
function useFields() {
  const user = useAuth()?.user;
  const [typed, setTyped] = useState<Partial<Form>>({});
  const form = { name: user?.displayName ?? '', email: user?.email ?? '', subject: '', message: '', ...typed };
  return {
    form,
    type: (field: TicketField, text: string) => setTyped(before => ({ ...before, [field]: text })),
    /** What the next message is about is something else; who writes stays. */
    forget: () => setTyped(before => ({ ...before, subject: '', message: '' })),
  };
}

/** Which problems are shown: of fields that were left filled, of all once sending was tried, and those that the server found. */
function useShownProblems(form: Form) {
  const [left, setLeft] = useState<ReadonlySet<TicketField>>(new Set());
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Problems>({});
  const all = ticketProblems(form);
  const isShown = (field: TicketField) => all[field] && (tried || (left.has(field) && all[field] === 'invalid'));
  return {
    all,
    shown: { ...refused, ...Object.fromEntries(FIELDS.filter(isShown).map(field => [field, all[field]])) },
    emailMeant: left.has('email') ? likelyEmail(form.email) : undefined,
    leave: (field: TicketField) => setLeft(before => new Set(before).add(field)),
    edited: (field: TicketField) => setRefused(before => ({ ...before, [field]: undefined })),
    refuse: setRefused,
    showAll: () => setTried(true),
    clear() {
      setTried(false);
      setLeft(new Set());
    },
  };
}

/** Sends the message, once at a time. */
function useSending(form: Form, onRefused: (problems: Problems) => void) {
  const words = useWords('contact');
  const language = useLanguage();
  const errorText = useErrorText();
  const keyOf = useMessageKey();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<TicketForm['sent']>();
  const post = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const body = { ...form, language, idempotencyKey: keyOf(JSON.stringify(form)) };
      const { ticketNumber } = await send('support.openTicket', { body });
      toast(words.sent);
      setSent({ ticketNumber, email: cleanEmail(form.email) });
    } catch (error) {
      onRefused(refusedFields(error));
      setFailure(errorText(error));
      toast({ ...words.failed, tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, sent, post: () => void post(), forget: () => setSent(undefined) };
}

/** The contact form (S2 §5 and §8; rulings, Pages and texts). */
export function useTicketForm(): TicketForm {
  const words = useWords('contact');
  const { form, type, forget } = useFields();
  const problems = useShownProblems(form);
  const { busy, failure, sent, ...sending } = useSending(form, problems.refuse);
  return {
    form,
    set(field, text) {
      type(field, text);
      problems.edited(field);
    },
    problems: problems.shown,
    emailMeant: problems.emailMeant,
    leave: problems.leave,
    busy,
    failure,
    submit() {
      problems.showAll();
      const first = FIELDS.find(field => problems.all[field]);
      const isMissing = Object.values(problems.all).includes('missing');
      if (first === undefined) sending.post();
      else toast({ ...(isMissing ? words.check : words.checkValid), tone: 'bad' });
      return first;
    },
    sent,
    startAnew() {
      forget();
      problems.clear();
      sending.forget();
    },
  };
}
