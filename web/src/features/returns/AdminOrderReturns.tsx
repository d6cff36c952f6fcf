import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import type { AdminOrderDetail } from '../../../../contract/src/admin.ts';
import type { Return } from '../../../../contract/src/returns.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { REPORT_LIMITS, type ReturnAct } from '../../../../domain/src/returns.ts';
import { send } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Textarea } from '../../ui/Field.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useWords } from '../../words.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ReturnReport, ReturnSteps } from './ReturnFacts.tsx';

type Open = NonNullable<AdminOrderDetail['openReturn']>;
type DecideProps = {
  one: Return;
  open: Open;
  /** Does it once at a time, and says how it went (features/admin). */
  act: (work: () => Promise<unknown>, done: string) => Promise<boolean>;
  busy: boolean;
  /** Why this person may not decide, in words. */
  blocked: string | undefined;
};

/** What each act leads to, in a sentence. */
function useDetails({ one, open }: Pick<DecideProps, 'one' | 'open'>): Record<ReturnAct, string> {
  const { details } = useWords('returns').admin;
  const amount = formatRupees(open.wouldReturn);
  const refund = one.state === 'received' ? details.refundBack(amount) : details.refund(amount);
  return { ...details, refund: open.wouldReturn > 0 ? refund : details.noRefund, send_back: details.send_back(amount) };
}

/** An admin's decision about a return, with the reason that the customer reads. The server checks it again. */
function DecideReturn({ one, open, act, busy, blocked }: DecideProps) {
  const { admin: words } = useWords('returns');
  const details = useDetails({ one, open });
  const [choice, setChoice] = useState<ReturnAct>();
  const [reason, setReason] = useState('');
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const isReady = choice !== undefined && (choice === 'receive' || reason.trim() !== '');
  const options = open.acts.map(value => ({
    value,
    label: words.acts[value],
    detail: details[value],
    disabled: open.wouldReturn === 0 && (value === 'refund' || value === 'send_back'),
  }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || busy || blocked) return;
    const body = {
      act: choice,
      reason: reason.trim(),
      version: one.version,
      idempotencyKey: `${idempotencyKey}-${choice}`,
    };
    void act(() => send('admin.decideReturn', { params: { id: one.id }, body }), words.done);
  };
  return (
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-4">
      <RadioCards legend={words.decision} options={options} value={choice} onChange={setChoice} />
      <Field label={words.reason} hint={words.reasonHint}>
        {props => (
          <Textarea
            {...props}
            rows={3}
            maxLength={REPORT_LIMITS.reason}
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        busy={busy}
        disabledReason={blocked ?? (isReady ? undefined : words.missing)}
        className="self-start"
      >
        {busy ? words.saving : words.save}
      </Button>
    </form>
  );
}

const LINK = 'target inline-flex items-center break-all text-indigo hover:underline';

/** The returns of an order as an admin works on them, the open one with its decision first; on a replacement, what it replaces. */
export function AdminOrderReturns({
  order,
  act,
  busy,
}: { order: AdminOrderDetail } & Pick<DecideProps, 'act' | 'busy'>) {
  const { admin: words } = useWords('returns');
  const { ownOrder } = useWords('adminOrder');
  if (order.returns.length === 0 && !order.replaces) return null;
  return (
    <section aria-label={words.title} className="flex flex-col gap-6 border-t border-line pt-4">
      <h2 className="text-xl">{words.title}</h2>
      {order.replaces && (
        <p>
          {words.replacementOf}{' '}
          <Link href={paths.adminOrder(order.replaces)} className={LINK}>
            {order.replaces}
          </Link>
        </p>
      )}
      {order.returns.toReversed().map(one => (
        <article key={one.id} aria-label={one.id} className="grid gap-6 md:grid-cols-2">
          <div className="flex flex-col items-start gap-4">
            <Badge tone={one.id === order.openReturn?.id ? 'offer' : 'quiet'}>{words.states[one.state]}</Badge>
            <ReturnReport one={one} items={order.items} reason={words.reasons[one.reason]} />
            <ReturnSteps one={one} />
            {one.amount !== null && <p>{formatRupees(one.amount)}</p>}
            {one.replacementOrderId && (
              <p>
                {words.replacedBy}{' '}
                <Link href={paths.adminOrder(one.replacementOrderId)} className={LINK}>
                  {one.replacementOrderId}
                </Link>
              </p>
            )}
          </div>
          {one.id === order.openReturn?.id && (
            <DecideReturn
              key={one.version}
              one={one}
              open={order.openReturn}
              act={act}
              busy={busy}
              blocked={order.isOwnAffair ? ownOrder : undefined}
            />
          )}
        </article>
      ))}
    </section>
  );
}
