import { useState, type FormEvent } from 'react';
import type { AdminOrder } from '../../../../contract/src/admin.ts';
import { ORDER_STATUSES, type OrderStatus } from '../../../../domain/src/orders.ts';
import { Button } from '../../ui/Button.tsx';
import { Input, Select } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { useWords } from '../../words.ts';
import { useChangeOrder } from './use-change-order.ts';

/** Every status, the next steps first; the others need a reason (rulings, Admin). */
function StatusSelect(props: { order: AdminOrder; value: OrderStatus; onChange: (status: OrderStatus) => void }) {
  const { order, value, onChange } = props;
  const words = useWords('admin');
  const { status: names } = useWords('orders');
  const others = ORDER_STATUSES.filter(status => status !== order.status && !order.nextStatuses.includes(status));
  const option = (status: OrderStatus) => (
    <option key={status} value={status}>
      {names[status]}
    </option>
  );
  return (
    <Select
      aria-label={words.statusOf(order.id)}
      className="lg:min-w-max"
      value={value}
      onChange={event => onChange(event.target.value as OrderStatus)}
    >
      {option(order.status)}
      {order.nextStatuses.length > 0 && <optgroup label={words.next}>{order.nextStatuses.map(option)}</optgroup>}
      <optgroup label={words.other}>{others.map(option)}</optgroup>
    </Select>
  );
}

/** Moves an order on. Nothing is sent before it is confirmed: arrow keys alone change a select. */
export function StatusForm({ order }: { order: AdminOrder }) {
  const words = useWords('admin');
  const { recordsOnly } = useWords('adminOrder');
  const { change, busy } = useChangeOrder(order);
  const [status, setStatus] = useState(order.status);
  const [reason, setReason] = useState('');
  const isChosen = status !== order.status;
  const needsReason = isChosen && !order.nextStatuses.includes(status);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // No order of shirts has the status of paid credits.
    if (status === 'completed') return;
    change({ status, ...(needsReason ? { reason: reason.trim() } : {}) });
  };
  return (
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-2">
      <StatusSelect order={order} value={status} onChange={setStatus} />
      {needsReason && (
        <Field label={words.reason} hint={words.reasonHint}>
          {props => (
            <Input {...props} value={reason} maxLength={300} onChange={event => setReason(event.target.value)} />
          )}
        </Field>
      )}
      {status === 'payment_refund' && isChosen && <p className="text-sm text-ink-2">{recordsOnly}</p>}
      {isChosen && (
        <div className="flex gap-2">
          <Button
            type="submit"
            busy={busy}
            disabledReason={needsReason && reason.trim() === '' ? words.reasonMissing : undefined}
            className="flex-1 px-3!"
          >
            {busy ? words.applying : words.apply}
          </Button>
          <Button tone="quiet" onClick={() => setStatus(order.status)} className="px-3!">
            {words.cancel}
          </Button>
        </div>
      )}
    </form>
  );
}
