import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { type Language, LANGUAGES } from '../../../../../domain/src/languages.ts';
import type { AdminTicket, TicketEntry } from '../../../../../contract/src/admin-tickets.ts';
import { ENTRY_LIMIT, type TicketAct } from '../../../../../domain/src/tickets.ts';
import { send } from '../../../api/client.ts';
import { useCall } from '../../../api/use-endpoint.ts';
import { usePages } from '../../../api/use-pages.ts';
import { dateAndTime } from '../../../lib/format.ts';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button, QUIET_LINK } from '../../../ui/Button.tsx';
import { Field, Textarea } from '../../../ui/Field.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LoadFailed, MorePages, Skeleton } from '../../../ui/EmptyState.tsx';
import { useLanguage, useWords } from '../../../words.ts';
import { TicketClock } from './AdminTickets.tsx';
import { useDo } from '../use-do.ts';

/** 'Hindi' on an English page, 'हिन्दी' on a Hindi one. */
const nameIn = (language: Language, named: Language): string =>
  new Intl.DisplayNames(LANGUAGES[language].locale, { type: 'language' }).of(named) ?? LANGUAGES[named].name;

/** Does one thing with the ticket as it was read: where somebody else was faster it is read again. */
function useTicketAct(ticket: AdminTicket) {
  const words = useWords('tickets');
  const { act, busy } = useDo('admin.tickets', 'admin.ticket', 'admin.ticketEntries');
  return {
    busy,
    doIt: (what: TicketAct, text?: string) => {
      const body = { act: what, version: ticket.version, ...(text !== undefined && { text }) };
      const work = () => send('admin.actOnTicket', { params: { id: ticket.id }, body });
      return act(work, { done: () => words.done[what], failed: words.actFailed });
    },
  };
}

/** An answer to the sender, or a note that stays in the shop. */
function WriteForm({ ticket }: { ticket: AdminTicket }) {
  const words = useWords('tickets');
  const language = useLanguage();
  const { doIt, busy } = useTicketAct(ticket);
  const [text, setText] = useState('');
  const write = async (what: 'answer' | 'note') => {
    if (await doIt(what, text.trim())) setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void write('answer');
  };
  const missing = text.trim() === '' ? words.textMissing : undefined;
  const closed = ticket.acts.includes('answer') ? undefined : words.closedFirst;
  return (
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-3">
      <Field label={words.text} hint={words.textHint(nameIn(language, ticket.language))}>
        {props => (
          <Textarea
            {...props}
            rows={6}
            maxLength={ENTRY_LIMIT}
            value={text}
            onChange={event => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} disabledReason={closed ?? missing}>
          {words.acts.answer}
        </Button>
        <Button tone="secondary" busy={busy} onClick={() => void write('note')} disabledReason={missing}>
          {words.acts.note}
        </Button>
      </div>
    </form>
  );
}

function Entry({ entry }: { entry: TicketEntry }) {
  const words = useWords('tickets');
  const language = useLanguage();
  return (
    <li className="border-l-4 border-line pl-3">
      <span className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        <Badge tone={entry.kind === 'answer' ? 'good' : 'quiet'}>{words.kinds[entry.kind]}</Badge>
        {`${entry.author || words.deletedAccount}, ${dateAndTime(entry.createdAt, language)}`}
      </span>
      <span className="block whitespace-pre-line wrap-anywhere">{entry.text}</span>
    </li>
  );
}

function Entries({ id }: { id: string }) {
  const words = useWords('tickets');
  const board = useWords('adminBoard');
  const list = usePages('admin.ticketEntries', { id, limit: 10 });
  return (
    <section aria-label={words.entries} className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="text-lg">{words.entries}</h3>
      {list.items?.length === 0 && <p className="text-ink-2">{words.noEntries}</p>}
      <ul className="flex flex-col gap-3">
        {list.items?.map(entry => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      <MorePages list={list} labels={board} />
    </section>
  );
}

const STEPS = ['take_up', 'close', 'reopen'] as const;

function Ticket({ ticket }: { ticket: AdminTicket }) {
  const words = useWords('tickets');
  const language = useLanguage();
  const { doIt, busy } = useTicketAct(ticket);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-2">
        <Badge tone={ticket.status === 'open' ? 'offer' : 'quiet'}>{words.statuses[ticket.status]}</Badge>
        <TicketClock ticket={ticket} />
      </div>
      <dl className="flex flex-col gap-2">
        <div>
          <dt className="text-sm text-ink-3">{words.from}</dt>
          <dd className="wrap-anywhere">
            {ticket.accountId ? (
              <Link href={paths.admin({ tab: 'users', search: ticket.accountId })} className={QUIET_LINK}>
                {ticket.name}
              </Link>
            ) : (
              ticket.name
            )}
            , {ticket.email}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-3">{words.came}</dt>
          <dd>{dateAndTime(ticket.createdAt, language)}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-3">{words.message}</dt>
          <dd className="border-l-4 border-line pl-3 whitespace-pre-line wrap-anywhere">
            <span className="block font-semibold">{ticket.subject}</span>
            {ticket.message}
          </dd>
        </div>
      </dl>
      <WriteForm ticket={ticket} />
      <div className="flex flex-wrap gap-3">
        {STEPS.filter(step => ticket.acts.includes(step)).map(step => (
          <Button key={step} tone="secondary" busy={busy} onClick={() => void doIt(step)}>
            {words.acts[step]}
          </Button>
        ))}
      </div>
      <Entries id={ticket.id} />
    </div>
  );
}

/** A ticket with what was written, answered and noted, and what can be done about it now. */
export function TicketDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useWords('tickets');
  const board = useWords('adminBoard');
  const { data, error, refetch } = useCall('admin.ticket', { id });
  const isGone = error?.code === 'not_found' || error?.code === 'invalid_input';
  return (
    <Dialog title={id} shape="drawer" onClose={onClose}>
      {data && <Ticket ticket={data} />}
      {!data && isGone && <p>{words.gone}</p>}
      {!data && error && !isGone && (
        <LoadFailed text={words.ticketFailed} retryLabel={board.retry} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-48" />}
    </Dialog>
  );
}
