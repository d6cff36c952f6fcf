import { type FormEvent, useState } from 'react';
import type { AdminOrderDetail } from '../../../../../contract/src/admin.ts';
import { formatRupees } from '../../../../../domain/src/money.ts';
import { isRefundLive } from '../../../../../domain/src/refunds.ts';
import { numberIn } from '../../../../../domain/src/typed-text.ts';
import { send } from '../../../api/client.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, Input } from '../../../ui/Field.tsx';
import { useWords } from '../../../words.ts';
import { useAdminAct } from '../use-do.ts';

/** The wish as it was typed; the same wish keeps its key, so that a second press is the same refund. */
type Wish = { amount: number; reason: string; idempotencyKey: string };

function Confirm({ wish, order, onDone }: { wish: Wish; order: AdminOrderDetail; onDone: (isDone: boolean) => void }) {
  const words = useWords('adminOrder');
  const { act, busy } = useAdminAct();
  const refund = () =>
    send('admin.refundOrder', { params: { id: order.id }, body: { ...wish, version: order.version } });
  return (
    <div role="group" aria-label={words.refundTitle} className="flex flex-col gap-3 rounded-control bg-cloth-2 p-4">
      <p className="font-semibold">{words.confirm(formatRupees(wish.amount))}</p>
      <div className="flex flex-wrap gap-3">
        <Button autoFocus busy={busy} onClick={() => void act(refund, words.refundStarted.title).then(onDone)}>
          {busy ? words.sending : words.confirmYes}
        </Button>
        <Button tone="secondary" onClick={() => onDone(false)}>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}

/** Returns a part or all of an order's money, after a question. The server checks the amount again. */
export function RefundForm({ order }: { order: AdminOrderDetail }) {
  const words = useWords('adminOrder');
  const [text, setText] = useState(String(order.refundable));
  const [reason, setReason] = useState('');
  const [wish, setWish] = useState<Wish>();
  const amount = numberIn(text);
  const isUnderWay = order.refundTries.some(one => isRefundLive(one.state));
  const isReady = Number.isFinite(amount) && amount >= 1 && amount <= order.refundable && reason.trim() !== '';
  const reasonNot = () => {
    if (order.isOwnAffair) return words.ownOrder;
    if (isUnderWay) return words.refundUnderWay;
    return isReady ? undefined : words.refundMissing;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reasonNot() === undefined) setWish({ amount, reason: reason.trim(), idempotencyKey: crypto.randomUUID() });
  };
  if (wish) return <Confirm wish={wish} order={order} onDone={() => setWish(undefined)} />;
  return (
    <form method="dialog" onSubmit={submit} className="flex max-w-form flex-col gap-4">
      <Field label={words.refundAmount} hint={words.refundable(formatRupees(order.refundable))}>
        {props => (
          <Input
            {...props}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={event => setText(event.target.value)}
          />
        )}
      </Field>
      <Field label={words.refundReason} hint={words.refundReasonHint}>
        {props => <Input {...props} maxLength={300} value={reason} onChange={event => setReason(event.target.value)} />}
      </Field>
      <Button type="submit" tone="secondary" disabledReason={reasonNot()} className="self-start">
        {words.send(formatRupees(Number.isFinite(amount) ? amount : 0))}
      </Button>
    </form>
  );
}
