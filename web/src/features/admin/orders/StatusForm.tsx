import { type FormEvent, useState } from 'react';
import type { AdminOrder } from '../../../../../contract/src/admin.ts';
import type { Body } from '../../../../../contract/src/api.ts';
import { ORDER_STATUSES, type OrderStatus } from '../../../../../domain/src/orders.ts';
import { ApiError, send } from '../../../api/client.ts';
import { useErrorText } from '../../../api/error-text.ts';
import { useInvalidate } from '../../../api/use-endpoint.ts';
import { useReplaceItem } from '../../../api/use-pages.ts';
import { toast } from '../../../ui/toast.ts';
import { useWords } from '../../../words.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceField, Field, Input, Select } from '../../../ui/Field.tsx';
import { type Carrier, carrierName, CARRIERS } from '../../../../../domain/src/carriers.ts';
import { cleanCode } from '../../../../../domain/src/typed-text.ts';

type Change = Omit<Body<'admin.moveOrder'>, 'version'>;

/** Changes an order as the admin sees it. Where somebody else was faster it is loaded again, and said (S2 §8). */
export function useChangeOrder(order: AdminOrder): { change: (change: Change) => void; busy: boolean } {
  const words = useWords('admin');
  const { nowIs } = useWords('adminBoard');
  const { status: names } = useWords('orders');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const replace = useReplaceItem('admin.orders');
  const [busy, setBusy] = useState(false);
  /** What somebody else made of it meanwhile. */
  const changedTo = (error: unknown): string => {
    const details =
      error instanceof ApiError ? (error.details as { now?: { status?: OrderStatus } } | undefined) : undefined;
    const status = details?.now?.status;
    return status ? nowIs(names[status]) : '';
  };
  const change = async (wish: Change) => {
    setBusy(true);
    try {
      replace(await send('admin.moveOrder', { params: { id: order.id }, body: { ...wish, version: order.version } }));
      toast(words.updated);
      await invalidate('admin.order');
    } catch (error) {
      toast({
        title: words.failed.title,
        description: [errorText(error), changedTo(error)].join(' ').trim(),
        tone: 'bad',
      });
      const isStale =
        error instanceof ApiError && ['order_changed', 'order_unchanged', 'not_found'].includes(error.code);
      if (isStale) await invalidate('admin.orders', 'admin.order');
    } finally {
      setBusy(false);
    }
  };
  return { change: wish => void change(wish), busy };
}

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

/** Sets who carries the parcel and its tracking number; both are mailed to the shopper of a shipped order. */
export function ParcelForm({ order }: { order: AdminOrder }) {
  const words = useWords('admin');
  const labels = useWords('adminOrder');
  const { change, busy } = useChangeOrder(order);
  const [text, setText] = useState(order.trackingId ?? '');
  const [carrier, setCarrier] = useState<Carrier | ''>(order.carrier ?? '');
  const trackingId = cleanCode(text);
  const isSame = trackingId === order.trackingId && carrier === (order.carrier ?? '');
  const blocked = trackingId === '' ? words.trackingMissing : isSame ? words.trackingSame : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({ trackingId, ...(carrier === '' ? {} : { carrier }) });
  };
  return (
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-3">
      <ChoiceField
        label={labels.carrier}
        value={carrier}
        options={[
          ...(order.carrier === null ? [['', labels.noCarrier] as const] : []),
          ...CARRIERS.map(one => [one, carrierName(one)] as const),
        ]}
        onChoose={setCarrier}
      />
      <Field label={labels.trackingNumber}>
        {props => (
          <Input
            {...props}
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            value={text}
            onChange={event => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" tone="secondary" busy={busy} disabledReason={blocked} className="self-start">
        {busy ? words.saving : words.save}
      </Button>
      {order.trackingUrl && (
        <a
          href={order.trackingUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="target inline-flex items-center self-start text-indigo underline underline-offset-4"
        >
          {labels.follow}
        </a>
      )}
    </form>
  );
}
