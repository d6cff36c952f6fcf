import type { ReactNode } from 'react';
import type { CartLine } from '../../../../contract/src/cart.ts';
import { formatRupees, fromRupees, toRupees } from '../../../../domain/src/money.ts';
import type { DeliveryTerms } from '../../../../domain/src/delivery.ts';
import { totalsOf } from '../../../../domain/src/pricing.ts';
import { useWords, type WordsOf } from '../../words.ts';
import { AlertIcon } from '../../ui/icons.tsx';
import { useInSight } from '../../ui/use-in-sight.ts';
import { Price, TaxNote } from '../../ui/Price.tsx';

/** Amounts of an order in rupees. */
export type Figures = { subtotal: number; discount: number; shipping: number; total: number };

/** What the lines cost with a discount (rupees) and shipping, by the shop's own rule (S1 §9). */
export function figuresOf(lines: readonly CartLine[], discount: number, terms: DeliveryTerms): Figures {
  const priced = lines.map(line => ({ unitPrice: fromRupees(line.customPrice), quantity: line.quantity }));
  const totals = totalsOf(priced, fromRupees(discount), terms);
  return {
    subtotal: toRupees(totals.subtotal),
    discount: toRupees(totals.discount),
    shipping: toRupees(totals.shipping),
    total: toRupees(totals.total),
  };
}

/** Equal for the same lines, quantities and prices: what a coupon was accepted for. */
export const cartKeyOf = (lines: readonly CartLine[]): string =>
  lines.map(line => `${line.id}x${line.quantity}@${line.customPrice}`).join();

/** Lines and coupon, as the shopper saw them when paying was refused and as they are now. */
type Seen = { lines: readonly CartLine[]; coupon: { code: string; discount: number } | undefined };

const byId = (lines: readonly CartLine[]) => new Map(lines.map(line => [line.id, line]));

/** Why the total is another than the one seen, a sentence a reason (look: the total never changes without saying why). */
export function whatChanged(seen: Seen, now: Seen, words: WordsOf<'checkout'>['changed']): string[] {
  const before = byId(seen.lines);
  const after = byId(now.lines);
  const gone = seen.lines.filter(line => !after.has(line.id)).map(line => words.gone(line.design.name));
  const rest = now.lines.flatMap(line => {
    const was = before.get(line.id);
    const name = line.design.name;
    if (!was) return [words.added(name)];
    return [
      was.customPrice !== line.customPrice &&
        words.price(name, formatRupees(was.customPrice), formatRupees(line.customPrice)),
      was.quantity !== line.quantity && words.quantity(name, was.quantity, line.quantity),
    ].filter(reason => reason !== false);
  });
  const coupon = seen.coupon && seen.coupon.discount !== now.coupon?.discount ? [words.coupon(seen.coupon.code)] : [];
  return [...gone, ...rest, ...coupon];
}

type Props = { was: number; now: number; reasons: readonly string[] };

/** Nothing was charged: what the total was, what it is, why, and the wish to confirm it. */
export function TotalChanged({ was, now, reasons }: Props) {
  const { changed } = useWords('checkout');
  const box = useInSight();
  return (
    <div ref={box} role="alert" className="flex gap-3 rounded-control border border-brick bg-white px-4 py-3">
      <AlertIcon className="mt-1 size-icon text-brick" />
      <div className="flex flex-col gap-1">
        <p className="font-semibold text-brick">{changed.title}</p>
        <p>{changed.total(formatRupees(was), formatRupees(now))}</p>
        {reasons.length > 0 && (
          <ul className="list-disc pl-4 text-ink-2">
            {reasons.map(reason => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        <p>{changed.ask}</p>
      </div>
    </div>
  );
}

type Row = { label: string; rupees: number; sign?: '−' };

function AmountRow({ label, rupees, sign }: Row) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className={sign ? 'text-leaf' : undefined}>
        {sign}
        <Price rupees={rupees} />
      </dd>
    </div>
  );
}

/** Subtotal, discount, shipping, total (S1 §9). */
export function Amounts({ figures, couponCode }: { figures: Figures; couponCode: string | undefined }) {
  const words = useWords('checkout');
  return (
    <div className="flex flex-col gap-1">
      <dl className="flex flex-col gap-1">
        <AmountRow label={words.subtotal} rupees={figures.subtotal} />
        {couponCode !== undefined && (
          <AmountRow label={words.discount(couponCode)} rupees={figures.discount} sign="−" />
        )}
        <AmountRow label={words.shipping} rupees={figures.shipping} />
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-2 text-lg font-semibold">
          <dt>{words.total}</dt>
          <dd>
            <Price rupees={figures.total} className="text-xl" />
          </dd>
        </div>
      </dl>
      <TaxNote />
    </div>
  );
}

type OrderSummaryProps = {
  lines: readonly CartLine[];
  /** How a line looks: the cart's picture and choice, given by the page. */
  renderLine: (line: CartLine) => ReactNode;
};

/** What is ordered, a row a line. */
export function OrderedLines({ lines, renderLine }: OrderSummaryProps) {
  return (
    <ul className="flex flex-col gap-3">
      {lines.map(line => (
        <li key={line.id}>{renderLine(line)}</li>
      ))}
    </ul>
  );
}
