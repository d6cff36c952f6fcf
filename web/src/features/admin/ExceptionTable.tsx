import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import type { Exception } from '../../../../contract/src/admin.ts';
import { send } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { useLanguage, useWords } from '../../words.ts';
import { useAdminAct } from './use-do.ts';
import { formatRupees, paiseOf, toRupees } from '../../../../domain/src/money.ts';
import { dateAndTime, fullDate } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';

type Action = Exception['actions'][number];

/** Asks for the reason before money goes back or nothing is done. */
function ReasonForm(props: {
  action: 'refund' | 'dismiss';
  busy: boolean;
  onSend: (reason: string) => void;
  onCancel: () => void;
}) {
  const { action, busy, onSend, onCancel } = props;
  const words = useWords('adminOrder');
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend(reason.trim());
  };
  return (
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-2 text-left">
      <Field label={words.reasonFor[action]}>
        {props => <Input {...props} maxLength={300} value={reason} onChange={event => setReason(event.target.value)} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          busy={busy}
          disabledReason={reason.trim() === '' ? words.reasonMissing : undefined}
          className="px-3!"
        >
          {words.acts[action]}
        </Button>
        <Button tone="quiet" onClick={onCancel} className="px-3!">
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** What an admin can do about an exception. */
function ResolveException({ exception }: { exception: Exception }) {
  const words = useWords('adminOrder');
  const { act, busy } = useAdminAct();
  const [asked, setAsked] = useState<'refund' | 'dismiss'>();
  const resolve = (action: Action, reason?: string) => {
    const body = { action, ...(reason === undefined ? {} : { reason }) };
    void act(() => send('admin.resolveException', { params: { id: exception.id }, body }), words.done[action]);
  };
  if (asked)
    return (
      <ReasonForm
        action={asked}
        busy={busy}
        onSend={reason => resolve(asked, reason)}
        onCancel={() => setAsked(undefined)}
      />
    );
  if (exception.actions.length === 0) return <p className="text-sm text-ink-2">{words.endsByItself}</p>;
  const isRefund = exception.kind.startsWith('refund_');
  return (
    <div className="flex flex-wrap gap-2">
      {exception.actions.map(action => (
        <Button
          key={action}
          tone={action === 'dismiss' ? 'quiet' : 'secondary'}
          busy={busy}
          onClick={() => (action === 'recheck' ? resolve(action) : setAsked(action))}
          className="px-3! whitespace-nowrap"
        >
          {action === 'recheck' && isRefund ? words.retryRefund : words.acts[action]}
        </Button>
      ))}
    </div>
  );
}

const AMOUNTS = ['amount', 'providerAmount'];

/** A fact of the evidence as a person reads it: amounts are paise, moments ISO texts. */
function useFactText(kind: Exception['kind']): (name: string, value: unknown) => string {
  const { states, refundStates } = useWords('adminOrder');
  const language = useLanguage();
  const names: Record<string, string> = kind.startsWith('refund_') ? refundStates : states;
  return (name, value) => {
    if (AMOUNTS.includes(name) && Number.isSafeInteger(value)) return formatRupees(toRupees(paiseOf(value as number)));
    if (name === 'endsOn') return fullDate(String(value), language);
    if (name === 'state') return names[String(value)] ?? String(value);
    return name.endsWith('At') ? dateAndTime(String(value), language) : String(value);
  };
}

/** What was found, a line each; an indented one belongs to the line above it. */
const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="break-words whitespace-pre-wrap">
    {lines.map((line, place) => (
      // The same line may stand there twice.
      <li key={place}>{line}</li>
    ))}
  </ul>
);

function Evidence({ exception }: { exception: Exception }) {
  const { facts } = useWords('adminOrder');
  const factText = useFactText(exception.kind);
  // The database keeps no order: the words do.
  const place = (name: string) => Object.keys(facts).indexOf(name) + 1 || Infinity;
  const known = Object.entries(exception.evidence)
    .filter(([, value]) => Array.isArray(value) || (value !== null && typeof value !== 'object'))
    .toSorted(([one], [other]) => place(one) - place(other));
  return (
    <dl className="text-sm">
      {known.map(([name, value]) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-3">{facts[name] ?? name}</dt>
          <dd className="numbers break-all">
            {Array.isArray(value) ? <Lines lines={value.map(String)} /> : factText(name, value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function About({ exception }: { exception: Exception }) {
  const words = useWords('adminOrder');
  const kind = words.kinds[exception.kind];
  return (
    <>
      <span className="block font-semibold">{kind.title}</span>
      <span className="block text-sm text-ink-2">{kind.text}</span>
      {exception.orderId && (
        <Link
          href={paths.adminOrder(exception.orderId)}
          className="target inline-flex items-center text-sm break-all text-indigo hover:underline"
        >
          {`${words.order} ${exception.orderId}`}
        </Link>
      )}
    </>
  );
}

/** What the shop could not settle by itself, with its evidence and what can be done. */
export function ExceptionTable({ exceptions }: { exceptions: readonly Exception[] }) {
  const words = useWords('adminOrder');
  const language = useLanguage();
  const columns: Column<Exception>[] = [
    { key: 'about', label: words.about, wide: true, cell: exception => <About exception={exception} /> },
    { key: 'evidence', label: words.known, wide: true, cell: exception => <Evidence exception={exception} /> },
    { key: 'raised', label: words.raised, cell: exception => dateAndTime(exception.raisedAt, language) },
    { key: 'actions', label: words.actions, wide: true, cell: exception => <ResolveException exception={exception} /> },
  ];
  return (
    <DataTable caption={words.exceptions} columns={columns} rows={exceptions} rowKey={exception => exception.id} />
  );
}
