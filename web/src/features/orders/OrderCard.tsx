import type { Order } from '../../../../contract/src/orders.ts';
import { dateAndTime, fullDate } from '../../lib/format.ts';
import { statusTone } from '../../lib/status-tone.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ChevronIcon, TruckIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Price } from '../../ui/Price.tsx';
import { useLanguage, useWords } from '../../words.ts';
import { OrderItemRow } from './OrderItemRow.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';

/** An unpaid order: the way to pay it, or to see how its payment stands. Its lines are still in the cart (rulings, Payment). */
function PayAgain({ order }: { order: Order }) {
  const words = useWords('orders');
  return (
    <div className="flex flex-col gap-3 rounded-control bg-cloth-2 p-4 sm:flex-row sm:items-center">
      <p className="flex-1">{words.notPaid}</p>
      {order.status === 'payment_initiated' && order.paymentId && (
        <LinkButton tone="quiet" href={paths.paymentResult({ paymentId: order.paymentId })} className="px-2!">
          {words.checkPayment}
        </LinkButton>
      )}
      <LinkButton tone="secondary" href={paths.cart()}>
        {words.tryAgain}
      </LinkButton>
    </div>
  );
}

/** When it comes, and by which number it can be followed. */
function Delivery({ order }: { order: Order }) {
  const words = useWords('orders');
  const language = useLanguage();
  const { expectedDelivery: expected, trackingId, status } = order;
  const isOnItsWay =
    expected && ['order_processing', 'under_production', 'ready_for_shipping', 'shipped'].includes(status);
  if (!isOnItsWay && !trackingId) return null;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {isOnItsWay && (
        <div>
          <dt className="flex items-center gap-2 text-sm text-ink-2">
            <TruckIcon className="size-4" />
            {words.expected}
          </dt>
          <dd className="font-semibold">
            {words.between(fullDate(expected.from, language), fullDate(expected.to, language))}
          </dd>
        </div>
      )}
      {trackingId && (
        <div>
          <dt className="text-sm text-ink-2">{words.tracking}</dt>
          <dd className="font-semibold break-all">{trackingId}</dd>
        </div>
      )}
    </dl>
  );
}

/** How the total came about, and where the parcel goes. */
function Amounts({ order }: { order: Order }) {
  const words = useWords('orders');
  const rows = [
    { label: words.subtotal, rupees: order.subtotal, sign: '' },
    ...(order.couponCode ? [{ label: words.discount(order.couponCode), rupees: order.couponDiscount, sign: '−' }] : []),
    { label: words.shipping, rupees: order.shippingCharge, sign: '' },
  ];
  const { firstName, lastName, address, city, state, zipCode } = order;
  return (
    <details className="group border-t border-line">
      <summary className="target flex items-center justify-between gap-4 py-2">
        <span className="inline-flex items-center gap-1 text-ink-2">
          {words.total}
          <ChevronIcon className="size-4 group-open:rotate-180" />
          <span className="sr-only">{words.amounts}</span>
        </span>
        <Price rupees={order.total} className="text-lg" />
      </summary>
      <dl className="flex flex-col gap-1 text-sm">
        {rows.map(({ label, rupees, sign }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-2">{label}</dt>
            <dd>
              {sign}
              <Price rupees={rupees} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-sm text-ink-3">{words.includesGst}</p>
      <p className="mt-3 text-sm">
        <span className="block text-ink-2">{words.deliverTo}</span>
        {`${firstName} ${lastName}, ${address}, ${city}, ${state} ${zipCode}`}
      </p>
    </details>
  );
}

/** An order of the signed-in person: what happened, what happens next and when, in that order (look, Order). */
export function OrderCard({ order }: { order: Order }) {
  const words = useWords('orders');
  const language = useLanguage();
  return (
    <article
      aria-labelledby={`order-${order.id}`}
      className="flex flex-col gap-4 rounded-card border border-line bg-white p-4 md:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 id={`order-${order.id}`} className="text-lg">
            {words.placed(dateAndTime(order.createdAt, language))}
          </h2>
          <p className="text-sm break-all text-ink-3">
            {words.orderNumber} {order.id}
          </p>
        </div>
        <Badge tone={statusTone(order.status)}>{words.status[order.status]}</Badge>
      </header>
      <OrderTimeline order={order} />
      {order.payable && <PayAgain order={order} />}
      <Delivery order={order} />
      <ul aria-label={words.linesLabel} className="flex flex-col gap-3">
        {order.items.map(item => (
          <OrderItemRow key={item.id} item={item} />
        ))}
      </ul>
      <Amounts order={order} />
    </article>
  );
}
