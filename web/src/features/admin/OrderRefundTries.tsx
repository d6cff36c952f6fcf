import type { AdminOrderDetail } from '../../../../contract/src/admin.ts';
import { dateAndTime } from '../../lib/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { DataTable, type Column } from '../../ui/DataTable.tsx';
import { Price } from '../../ui/Price.tsx';
import { useLanguage, useWords } from '../../words.ts';

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
