import type { AdminOrderDetail } from '../../../../../contract/src/admin.ts';
import { dateAndTime } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Price } from '../../../ui/Price.tsx';
import { useLanguage, useWords } from '../../../words.ts';
import { send } from '../../../api/client.ts';
import { Button } from '../../../ui/Button.tsx';
import { useAdminAct } from '../use-do.ts';

type Try = AdminOrderDetail['refundTries'][number];

const toneOf = (state: string) => (state === 'completed' ? 'good' : state === 'failed' ? 'bad' : 'quiet');

function StateCell({ refund }: { refund: Try }) {
  const words = useWords('adminOrder');
  const { state, failureCode, tries } = refund;
  return (
    <>
      <Badge tone={toneOf(state)}>{words.refundStates[state]}</Badge>
      {tries > 1 && <span className="block text-sm text-ink-2">{words.tries(tries)}</span>}
      {failureCode && <span className="block text-sm text-ink-2">{`${words.code} ${failureCode}`}</span>}
    </>
  );
}

/** Every try to give money of an order back. */
export function OrderRefundTries({ order }: { order: AdminOrderDetail }) {
  const words = useWords('adminOrder');
  const language = useLanguage();
  const columns: Column<Try>[] = [
    {
      key: 'refund',
      label: words.refund,
      cell: refund => (
        <>
          <span className="block whitespace-nowrap">{dateAndTime(refund.createdAt, language)}</span>
          <span className="block text-sm break-all text-ink-3 lg:max-w-column">{refund.id}</span>
        </>
      ),
    },
    { key: 'state', label: words.state, cell: refund => <StateCell refund={refund} /> },
    {
      key: 'reason',
      label: words.refundReason,
      cell: refund => (
        <>
          <span className="block">{words.causes[refund.cause]}</span>
          {refund.reason && <span className="block text-sm break-words text-ink-2">{refund.reason}</span>}
        </>
      ),
    },
    { key: 'amount', label: words.amount, numeric: true, cell: refund => <Price rupees={refund.amount} /> },
  ];
  if (order.refundTries.length === 0) return <p className="text-ink-2">{words.noRefunds}</p>;
  return <DataTable caption={words.refunds} columns={columns} rows={order.refundTries} rowKey={refund => refund.id} />;
}

type Payment = AdminOrderDetail['payments'][number];

const TONES = { completed: 'good', failed: 'bad', quarantined: 'offer' } as const;
const toneOfPayment = (state: string) => TONES[state as keyof typeof TONES] ?? 'quiet';

function PaymentStateCell({ payment }: { payment: Payment }) {
  const words = useWords('adminOrder');
  const { state, failureReason, failureCode, isNeeded } = payment;
  return (
    <>
      <Badge tone={toneOfPayment(state)}>{words.states[state]}</Badge>
      {state === 'failed' && failureReason && (
        <span className="block text-sm text-ink-2">
          {words.failures[failureReason]}
          {failureCode && ` (${failureCode})`}
        </span>
      )}
      {!isNeeded && <span className="block text-sm text-ink-2">{words.notNeeded}</span>}
    </>
  );
}

/** What is known of it, under its name; what is not known is left out. */
function EvidenceCell({ payment }: { payment: Payment }) {
  const words = useWords('adminOrder');
  const language = useLanguage();
  const { transactionId, providerOrderId, paymentMode, lastCheckedAt, nextCheckAt } = payment;
  const lines = [
    transactionId && `${words.transaction} ${transactionId}${paymentMode ? ` (${paymentMode})` : ''}`,
    providerOrderId && `${words.providerOrder} ${providerOrderId}`,
    lastCheckedAt && words.checked(dateAndTime(lastCheckedAt, language)),
    nextCheckAt && words.nextCheck(dateAndTime(nextCheckAt, language)),
  ];
  return (
    <ul className="text-sm text-ink-2">
      {lines.filter(Boolean).map(line => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}

function RecheckCell({ payment }: { payment: Payment }) {
  const words = useWords('adminOrder');
  const { act, busy } = useAdminAct();
  const ask = () => send('admin.recheckPayment', { params: { paymentId: payment.id } });
  return (
    <Button
      tone="secondary"
      busy={busy}
      onClick={() => void act(ask, words.rechecked.title)}
      className="px-3! whitespace-nowrap"
    >
      {busy ? words.rechecking : words.recheck}
    </Button>
  );
}

/** Every attempt to pay an order, with what the gateway said of it. */
export function OrderPayments({ order }: { order: AdminOrderDetail }) {
  const words = useWords('adminOrder');
  const language = useLanguage();
  const columns: Column<Payment>[] = [
    {
      key: 'payment',
      label: words.payment,
      cell: payment => (
        <>
          <span className="block whitespace-nowrap">{dateAndTime(payment.createdAt, language)}</span>
          <span className="block text-sm break-all text-ink-3 lg:max-w-column">{payment.id}</span>
        </>
      ),
    },
    { key: 'state', label: words.state, cell: payment => <PaymentStateCell payment={payment} /> },
    { key: 'evidence', label: words.evidence, wide: true, cell: payment => <EvidenceCell payment={payment} /> },
    { key: 'amount', label: words.amount, numeric: true, cell: payment => <Price rupees={payment.amount} /> },
    { key: 'recheck', label: words.actions, cell: payment => <RecheckCell payment={payment} /> },
  ];
  if (order.payments.length === 0) return <p className="text-ink-2">{words.noPayments}</p>;
  return <DataTable caption={words.payments} columns={columns} rows={order.payments} rowKey={payment => payment.id} />;
}
