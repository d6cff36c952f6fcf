import { Link } from 'wouter';
import type { Order } from '../../../../contract/src/orders.ts';
import { carrierName } from '../../../../domain/src/carriers.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { dateAndTime, fullDate } from '../../lib/format.ts';
import { statusTone } from '../../lib/status-tone.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ChevronIcon, CoinIcon, TruckIcon } from '../../ui/icons.tsx';
import { Price, TaxNote } from '../../ui/Price.tsx';
import { useLanguage, useWords } from '../../words.ts';
import { CancelOrder, OrderAgain, PayAgain, PaymentHeld } from './OrderActs.tsx';
import { OrderEmail } from './OrderEmail.tsx';
import { OrderItemRow, OrderRefunds } from './OrderItems.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';

/** When it comes, and by which number it can be followed. */
function Delivery({ order }: { order: Order }) {
  const words = useWords('orders');
  const language = useLanguage();
  const { expectedDelivery: expected, trackingId, trackingUrl, carrier, status } = order;
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
          <dt className="text-sm text-ink-2">
            {words.tracking}
            {carrier && `, ${carrierName(carrier)}`}
          </dt>
          <dd className="font-semibold break-all">{trackingId}</dd>
          {trackingUrl && (
            <dd>
              <a
                href={trackingUrl}
                target="_blank"
                rel="noopener noreferrer"
                className="target inline-flex items-center text-indigo underline underline-offset-4"
              >
                {words.follow}
              </a>
            </dd>
          )}
        </div>
      )}
    </dl>
  );
}

/** How the total came about, and where the parcel goes. */
function Amounts({ order, isOpen }: { order: Order; isOpen: boolean }) {
  const words = useWords('orders');
  const rows = [
    { label: words.subtotal, rupees: order.subtotal, sign: '' },
    ...(order.replaces ? [{ label: words.replacement, rupees: order.couponDiscount, sign: '−' }] : []),
    ...(order.couponCode ? [{ label: words.discount(order.couponCode), rupees: order.couponDiscount, sign: '−' }] : []),
    ...(order.credits === null ? [{ label: words.shipping, rupees: order.shippingCharge, sign: '' }] : []),
    ...(order.cash && order.cash.fee > 0 ? [{ label: words.cashFee, rupees: order.cash.fee, sign: '' }] : []),
  ];
  const { firstName, lastName, address, city, state, zipCode } = order;
  return (
    <details open={isOpen} className="group border-t border-line">
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
      <TaxNote className="mt-1 text-sm text-ink-3" />
      <p className="mt-3 text-sm">
        <span className="block text-ink-2">{order.credits === null ? words.deliverTo : words.billTo}</span>
        {`${firstName} ${lastName}, ${address}, ${city}, ${words.state(state)} ${zipCode}`}
      </p>
    </details>
  );
}

/** Credits that are bought, as a line. */
function CreditsRow({ credits, rupees }: { credits: number; rupees: number }) {
  const words = useWords('orders');
  return (
    <li className="flex items-center gap-3 font-semibold">
      <CoinIcon className="size-icon text-madder" />
      <span className="flex-1">{words.credits(credits)}</span>
      <Price rupees={rupees} />
    </li>
  );
}

/** In the list it leads to its own page; there it can be cancelled. */
type Props = {
  order: Order;
  place: 'list' | 'page';
  /** Its shirts are in the cart once more. */
  onAgain: () => void;
};

/** An order of the signed-in person: what happened, what happens next and when, in that order (look, Order). */
export function OrderCard({ order, place, onAgain }: Props) {
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
      {place === 'list' && order.returns.some(one => one.state === 'approved') && (
        <p className="rounded-control border border-turmeric px-4 py-2">{words.sendBack}</p>
      )}
      {order.cancelledAt && <p className="text-ink-2">{words.cancelledOn(fullDate(order.cancelledAt, language))}</p>}
      <OrderTimeline order={order} />
      {order.payable && <PayAgain order={order} isNextStep={place === 'page'} />}
      {order.paymentHeld && <PaymentHeld />}
      {order.cash?.due != null && (
        <p className="rounded-control bg-cloth-2 p-4">{words.cashDue(formatRupees(order.cash.due))}</p>
      )}
      {order.mailRefused && <OrderEmail order={order} place={place} />}
      <OrderRefunds order={order} />
      <Delivery order={order} />
      <ul aria-label={words.linesLabel} className="flex flex-col gap-3">
        {order.credits !== null && <CreditsRow credits={order.credits} rupees={order.total} />}
        {order.items.map(item => (
          <OrderItemRow key={item.id} item={item} />
        ))}
      </ul>
      <Amounts order={order} isOpen={place === 'page'} />
      {!order.mailRefused && <OrderEmail order={order} place={place} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {place === 'list' && (
          <Link
            href={paths.order(order.id)}
            aria-describedby={`order-${order.id}`}
            className="target inline-flex items-center font-semibold text-indigo hover:underline"
          >
            {words.open}
          </Link>
        )}
        {place === 'page' && order.cancellable && <CancelOrder order={order} />}
        {order.items.length > 0 && !order.payable && !order.paymentHeld && (
          <OrderAgain orderId={order.id} onAdded={onAgain} />
        )}
      </div>
    </article>
  );
}
