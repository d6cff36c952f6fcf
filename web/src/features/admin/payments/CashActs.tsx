import { type FormEvent, useState } from 'react';
import type { CashOrder } from '../../../../../contract/src/admin-payments.ts';
import { CASH_WAYS, type CashWay } from '../../../../../domain/src/cash.ts';
import { formatRupees } from '../../../../../domain/src/money.ts';
import { send } from '../../../api/client.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, Input, Select } from '../../../ui/Field.tsx';
import { useWords } from '../../../words.ts';
import { useDo } from '../use-do.ts';

type Acts = ReturnType<typeof useCashActs>;

function useCashActs({ paymentId }: CashOrder) {
  const { actFailed: failed, cash: words } = useWords('adminPayments');
  const { act, busy } = useDo('admin.cashOrders', 'admin.orders', 'admin.order');
  const params = { paymentId };
  return {
    busy,
    collect: (body: { way: CashWay; reference: string }) =>
      act(() => send('admin.cashCollected', { params, body }), { done: () => ({ title: words.collected }), failed }),
    sendBack: (reason: string) =>
      act(() => send('admin.cashRefused', { params, body: { reason } }), {
        done: () => ({ title: words.closed }),
        failed,
      }),
  };
}

/** How the money came, and under which number. */
function CollectForm({ acts, onClose }: { acts: Acts; onClose: () => void }) {
  const { cash: words, cancel } = useWords('adminPayments');
  const [way, setWay] = useState<CashWay>('courier');
  const [reference, setReference] = useState('');
  const isMissing = reference.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isMissing) void acts.collect({ way, reference: reference.trim() }).then(isDone => isDone && onClose());
  };
  return (
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-3 text-left">
      <Field label={words.way}>
        {props => (
          <Select {...props} value={way} onChange={event => setWay(event.target.value as CashWay)}>
            {CASH_WAYS.map(one => (
              <option key={one} value={one}>
                {words.ways[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.reference} hint={words.referenceHint}>
        {props => (
          <Input
            {...props}
            autoComplete="off"
            maxLength={60}
            value={reference}
            onChange={event => setReference(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          busy={acts.busy}
          disabledReason={isMissing ? words.referenceMissing : undefined}
          className="px-3!"
        >
          {words.collect}
        </Button>
        <Button tone="quiet" onClick={onClose} className="px-3!">
          {cancel}
        </Button>
      </div>
    </form>
  );
}

/** Why the parcel came back, or is not sent: the customer reads it. */
function BackForm({ acts, label, onClose }: { acts: Acts; label: string; onClose: () => void }) {
  const { cash: words, cancel, reasonLabel, reasonMissing } = useWords('adminPayments');
  const [reason, setReason] = useState('');
  const isMissing = reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isMissing) void acts.sendBack(reason.trim()).then(isDone => isDone && onClose());
  };
  return (
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-3 text-left">
      <Field label={reasonLabel} hint={words.reasonHint}>
        {props => <Input {...props} maxLength={300} value={reason} onChange={event => setReason(event.target.value)} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={acts.busy} disabledReason={isMissing ? reasonMissing : undefined} className="px-3!">
          {label}
        </Button>
        <Button tone="quiet" onClick={onClose} className="px-3!">
          {cancel}
        </Button>
      </div>
    </form>
  );
}

/** What the owner can say of an order that is paid at the door. */
export function CashActs({ order }: { order: CashOrder }) {
  const { cash: words } = useWords('adminPayments');
  const acts = useCashActs(order);
  const [asked, setAsked] = useState<'collect' | 'back'>();
  const close = () => setAsked(undefined);
  if (order.state !== 'agreed') return null;
  const isSent = order.orderStatus === 'shipped';
  const backLabel = isSent ? words.refused : words.callOff;
  if (asked === 'collect') return <CollectForm acts={acts} onClose={close} />;
  if (asked === 'back') return <BackForm acts={acts} label={backLabel} onClose={close} />;
  return (
    <div className="flex flex-wrap gap-2">
      {isSent && (
        <Button tone="secondary" onClick={() => setAsked('collect')} className="px-3!">
          {words.received(formatRupees(order.amount))}
        </Button>
      )}
      <Button tone="quiet" onClick={() => setAsked('back')} className="px-3!">
        {backLabel}
      </Button>
    </div>
  );
}
