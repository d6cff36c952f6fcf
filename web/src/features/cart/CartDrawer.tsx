import { Link } from 'wouter';
import { useDeliveryTerms } from '../../delivery-terms.ts';
import type { DeliveryTerms } from '../../../../domain/src/delivery.ts';
import { useEffect, useRef, useState } from 'react';
import type { CartLine } from '../../../../contract/src/cart.ts';
import { seenPricesEntry } from '../../stored/cart.ts';
import { formatRupees, fromRupees, paiseOf, toRupees } from '../../../../domain/src/money.ts';
import { paths } from '../../paths.ts';
import { pendingOrderEntry } from '../../stored/pending-order.ts';
import { useStored } from '../../stored/use-stored.ts';
import { useWords } from '../../words.ts';
import { totalsOf } from '../../../../domain/src/pricing.ts';
import shirt from '../../ui/art/shirt-white.svg?no-inline';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Dialog.tsx';
import { EmptyState, LoadFailed, Skeleton } from '../../ui/EmptyState.tsx';
import { Price, TaxNote } from '../../ui/Price.tsx';
import { CartItem } from './CartItem.tsx';
import { removeLine } from './cart-mirror.ts';
import { useCartLines } from './use-cart-lines.ts';

/** Rupees by the id of a cart line. */
type Prices = Record<string, number>;

/** What a shirt of each line cost when the shopper last looked into the cart. */
export const seenPrices = (): Prices => seenPricesEntry.read()?.prices ?? {};

/** The seen prices of those lines that cost something else now. */
export function priceChanges(seen: Prices, lines: readonly CartLine[]): Prices {
  const changed = lines.filter(({ id, customPrice }) => (seen[id] ?? customPrice) !== customPrice);
  return Object.fromEntries(changed.map(({ id }) => [id, seen[id]!]));
}

/** The shopper has seen these prices. */
export const markPricesSeen = (lines: readonly CartLine[]): void =>
  seenPricesEntry.write({ prices: Object.fromEntries(lines.map(({ id, customPrice }) => [id, customPrice])) });

/** The payment that was started from this browser and has no end yet, offered first (rulings, Payment); another tab may have left with the cart. */
function UnpaidOrder({ onLeave }: { onLeave: () => void }) {
  const words = useWords('cart');
  const order = useStored(pendingOrderEntry);
  if (!order || order.isCredits) return null;
  return (
    <p className="mb-4 rounded-control border border-turmeric bg-white px-4 py-3 text-sm">
      {words.unpaid(formatRupees(order.total))}{' '}
      <Link
        href={paths.paymentResult({ paymentId: order.paymentId })}
        onClick={onLeave}
        className="font-semibold text-indigo underline underline-offset-4"
      >
        {words.unpaidLink}
      </Link>
    </p>
  );
}

type Props = { onClose: () => void; onCheckout: () => void };

/** What the lines cost in rupees, and with shipping: nothing is added later but a coupon's discount. */
function amountsOf(
  lines: readonly CartLine[],
  terms: DeliveryTerms,
): { subtotal: number; shipping: number; total: number } {
  const priced = lines.map(line => ({ unitPrice: fromRupees(line.customPrice), quantity: line.quantity }));
  const { subtotal, shipping, total } = totalsOf(priced, paiseOf(0), terms);
  return { subtotal: toRupees(subtotal), shipping: toRupees(shipping), total: toRupees(total) };
}

/** Prices that are not those that the shopper last saw here; seen once the drawer has shown them and is left. */
function usePriceChanges(lines: CartLine[]): Record<string, number> {
  const [seen] = useState(seenPrices);
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  }, [lines]);
  useEffect(() => () => markPricesSeen(latest.current), []);
  return priceChanges(seen, lines);
}

type LinesProps = { lines: CartLine[]; changes: Record<string, number> };

function Lines({ lines, changes }: LinesProps) {
  const words = useWords('cart');
  const list = useRef<HTMLUListElement>(null);
  const remove = (line: CartLine) => {
    // The pressed button leaves the page; reading goes on at the list.
    list.current?.focus();
    removeLine(line.id);
  };
  return (
    <ul ref={list} tabIndex={-1} aria-label={words.linesLabel} className="outline-none">
      {lines.map(line => (
        <CartItem key={line.id} line={line} priceBefore={changes[line.id]} onRemove={() => remove(line)} />
      ))}
    </ul>
  );
}

function Empty({ onClose }: { onClose: () => void }) {
  const words = useWords('cart');
  return (
    <EmptyState
      title={words.empty}
      text={words.emptyText}
      picture={shirt}
      action={
        <LinkButton href={paths.studio()} onClick={onClose}>
          {words.startDesigning}
        </LinkButton>
      }
    />
  );
}

const Waiting = () => (
  <div className="flex flex-col gap-4">
    {[1, 2].map(one => (
      <div key={one} className="flex gap-3">
        <Skeleton className="size-thumb" />
        <Skeleton className="h-thumb flex-1" />
      </div>
    ))}
  </div>
);

function Failed({ onRetry }: { onRetry: () => void }) {
  const words = useWords('cart');
  return <LoadFailed text={words.loadFailed} retryLabel={words.retry} onRetry={onRetry} />;
}

function AmountRow({ label, rupees }: { label: string; rupees: number }) {
  return (
    <div className="flex items-baseline justify-between text-ink-2">
      <dt>{label}</dt>
      <dd>
        <Price rupees={rupees} />
      </dd>
    </div>
  );
}

function Total({ lines, onClose, onCheckout }: Props & { lines: CartLine[] }) {
  const words = useWords('cart');
  const { subtotal, shipping, total } = amountsOf(lines, useDeliveryTerms());
  return (
    <div className="flex flex-col gap-2">
      <dl className="flex flex-col gap-1">
        <AmountRow label={words.subtotal} rupees={subtotal} />
        <AmountRow label={words.shipping} rupees={shipping} />
        <div className="flex items-baseline justify-between text-lg">
          <dt className="font-semibold">{words.total}</dt>
          <dd>
            <Price rupees={total} className="text-xl" />
          </dd>
        </div>
      </dl>
      <TaxNote className="text-sm text-ink-2" />
      <p className="text-sm text-ink-2">{words.totalNote}</p>
      <Button
        disabledReason={lines.some(line => line.away) ? words.awayBlocks : undefined}
        onClick={onCheckout}
        className="w-full"
      >
        {words.checkout}
      </Button>
      <Button tone="quiet" onClick={onClose} className="w-full">
        {words.continue}
      </Button>
    </div>
  );
}

/** S1 §2, Cart drawer: the lines, their total, and the way to the checkout. */
export function CartDrawer({ onClose, onCheckout }: Props) {
  const words = useWords('cart');
  const { lines, state, retry } = useCartLines();
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  const hasLines = lines.length > 0;
  const changes = usePriceChanges(lines);
  const terms = useDeliveryTerms();
  return (
    <Drawer
      title={words.title}
      onClose={onClose}
      footer={hasLines && <Total lines={lines} onClose={onClose} onCheckout={onCheckout} />}
    >
      {state === 'waiting' && <Waiting />}
      {state === 'failed' && <Failed onRetry={retry} />}
      {state === 'there' && <UnpaidOrder onLeave={onClose} />}
      {state === 'there' && (hasLines ? <Lines lines={lines} changes={changes} /> : <Empty onClose={onClose} />)}
      <p role="status" className="sr-only">
        {state === 'there' && words.announce(count, formatRupees(amountsOf(lines, terms).total))}
      </p>
    </Drawer>
  );
}
