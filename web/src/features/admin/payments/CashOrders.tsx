import { useState } from 'react';
import { Link } from 'wouter';
import type { CashOrder } from '../../../../../contract/src/admin-payments.ts';
import { CASH_STATES, type CashState } from '../../../../../domain/src/cash.ts';
import { formatRupees } from '../../../../../domain/src/money.ts';
import { usePages } from '../../../api/use-pages.ts';
import { dateAndTime } from '../../../lib/format.ts';
import { paths } from '../../../paths.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { Field, Select } from '../../../ui/Field.tsx';
import { useLanguage, useWords } from '../../../words.ts';
import { AdminList } from '../AdminList.tsx';
import { CashActs } from './CashActs.tsx';

function About({ order }: { order: CashOrder }) {
  const { order: name, cash: words } = useWords('adminPayments');
  const { status } = useWords('orders');
  return (
    <span className="flex flex-col items-start">
      <Link
        href={paths.adminOrder(order.orderId)}
        className="target inline-flex items-center text-indigo hover:underline"
      >
        {name(order.orderNumber)}
      </Link>
      <span className="text-sm text-ink-2">{status[order.orderStatus]}</span>
      {order.reference && order.way && (
        <span className="text-sm text-ink-2">{words.came(words.ways[order.way], order.reference)}</span>
      )}
      {order.reason && <span className="text-sm text-ink-2">{order.reason}</span>}
    </span>
  );
}

function Customer({ order }: { order: CashOrder }) {
  const { cash: words } = useWords('adminPayments');
  return (
    <span className="flex flex-col">
      <span>{order.customer}</span>
      <span className="numbers text-sm text-ink-2">{order.phone}</span>
      {order.refusedParcels > 0 && (
        <span className="text-sm text-brick">{words.refusedBefore(order.refusedParcels)}</span>
      )}
    </span>
  );
}

/** Orders that are paid in cash on delivery, those whose money is outstanding first. */
export function CashOrders({ mayDecide }: { mayDecide: boolean }) {
  const all = useWords('adminPayments');
  const words = all.cash;
  const language = useLanguage();
  const [shown, setShown] = useState<CashState>('agreed');
  const list = usePages('admin.cashOrders', { limit: 25, state: shown });
  const columns: Column<CashOrder>[] = [
    { key: 'about', label: all.payment, wide: true, cell: order => <About order={order} /> },
    { key: 'customer', label: all.customer, cell: order => <Customer order={order} /> },
    { key: 'amount', label: all.amount, numeric: true, cell: order => formatRupees(order.amount) },
    { key: 'when', label: all.when, cell: order => dateAndTime(order.decidedAt ?? order.agreedAt ?? order.createdAt, language) }, // prettier-ignore
    {
      key: 'acts',
      label: all.decide,
      acts: true,
      wide: true,
      cell: order => (mayDecide ? <CashActs order={order} /> : <p className="text-sm text-ink-2">{all.onlyOwner}</p>),
    },
  ];
  return (
    <section aria-labelledby="cash-orders" className="flex flex-col gap-4 border-t border-line pt-6">
      <h2 id="cash-orders" className="text-xl">
        {words.title}
      </h2>
      <p className="max-w-text text-ink-2">{words.lead}</p>
      <div className="max-w-form">
        <Field label={all.filter}>
          {props => (
            <Select {...props} value={shown} onChange={event => setShown(event.target.value as CashState)}>
              {CASH_STATES.map(state => (
                <option key={state} value={state}>
                  {words.states[state]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <AdminList
        list={list}
        columns={columns}
        rowKey={order => order.paymentId}
        texts={{ caption: words.title, failed: all.failed, none: all.none, noneText: words.noneText }}
      />
    </section>
  );
}
