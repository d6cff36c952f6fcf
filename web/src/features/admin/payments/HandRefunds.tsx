import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import type { HandRefund } from '../../../../../contract/src/admin-payments.ts';
import { formatRupees } from '../../../../../domain/src/money.ts';
import { REFUND_WAYS, type RefundWay } from '../../../../../domain/src/upi.ts';
import { send } from '../../../api/client.ts';
import { usePages } from '../../../api/use-pages.ts';
import { dateAndTime } from '../../../lib/format.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, Input, Select } from '../../../ui/Field.tsx';
import { useLanguage, useWords } from '../../../words.ts';
import { AdminList } from '../AdminList.tsx';
import { useDo } from '../use-do.ts';

/** How it was sent, and the bank's number of it. */
function SentForm({ refund, onClose }: { refund: HandRefund; onClose: () => void }) {
  const words = useWords('adminPayments');
  const { act, busy } = useDo('admin.handRefunds', 'admin.orders', 'admin.order');
  const [way, setWay] = useState<RefundWay>('upi');
  const [reference, setReference] = useState('');
  const isMissing = reference.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isMissing) return;
    const body = { way, reference: reference.trim() };
    const texts = { done: () => ({ title: words.refundDone }), failed: words.actFailed };
    void act(() => send('admin.refundSent', { params: { id: refund.id }, body }), texts);
  };
  return (
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-3 text-left">
      <Field label={words.way}>
        {props => (
          <Select {...props} value={way} onChange={event => setWay(event.target.value as RefundWay)}>
            {REFUND_WAYS.map(one => (
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
          busy={busy}
          disabledReason={isMissing ? words.referenceMissing : undefined}
          className="px-3!"
        >
          {words.sent}
        </Button>
        <Button tone="quiet" onClick={onClose} className="px-3!">
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

function SentAct({ refund, mayDecide }: { refund: HandRefund; mayDecide: boolean }) {
  const words = useWords('adminPayments');
  const [isAsked, setAsked] = useState(false);
  if (!mayDecide) return <p className="text-sm text-ink-2">{words.onlyOwner}</p>;
  if (isAsked) return <SentForm refund={refund} onClose={() => setAsked(false)} />;
  return (
    <Button tone="secondary" onClick={() => setAsked(true)} className="px-3!">
      {words.sent}
    </Button>
  );
}

/** Refunds that wait until the owner has sent them. */
export function HandRefunds({ mayDecide }: { mayDecide: boolean }) {
  const words = useWords('adminPayments');
  const language = useLanguage();
  const list = usePages('admin.handRefunds', { limit: 25 });
  return (
    <section aria-labelledby="hand-refunds" className="flex flex-col gap-4 border-t border-line pt-6">
      <h2 id="hand-refunds" className="text-xl">
        {words.refunds}
      </h2>
      <p className="max-w-text text-ink-2">{words.refundsText}</p>
      <AdminList
        list={list}
        rowKey={refund => refund.id}
        texts={{
          caption: words.refunds,
          failed: words.refundsFailed,
          none: words.noRefunds,
          noneText: words.noRefundsText,
        }}
        columns={[
          {
            key: 'order',
            label: words.payment,
            cell: refund => (
              <Link
                href={paths.adminOrder(refund.orderId)}
                className="target inline-flex items-center text-indigo hover:underline"
              >
                {words.order(refund.orderNumber)}
              </Link>
            ),
          },
          {
            key: 'customer',
            label: words.customer,
            cell: refund => (
              <span className="flex flex-col">
                <span>{refund.customer}</span>
                <span className="numbers text-sm text-ink-2">{refund.phone}</span>
                {refund.utr && <span className="text-sm text-ink-2">{words.cameWith(refund.utr)}</span>}
              </span>
            ),
          },
          { key: 'amount', label: words.amount, numeric: true, cell: refund => formatRupees(refund.amount) },
          { key: 'when', label: words.when, cell: refund => dateAndTime(refund.createdAt, language) },
          {
            key: 'acts',
            label: words.decide,
            acts: true,
            wide: true,
            cell: refund => <SentAct refund={refund} mayDecide={mayDecide} />,
          },
        ]}
      />
    </section>
  );
}
