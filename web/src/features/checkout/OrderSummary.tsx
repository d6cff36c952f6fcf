import type { ReactNode } from 'react';
import type { CartLine } from '../../../../contract/src/cart.ts';
import { Price } from '../../ui/Price.tsx';
import { TaxNote } from '../../ui/TaxNote.tsx';
import { useWords } from '../../words.ts';
import type { Figures } from './figures.ts';

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

type Props = {
  lines: readonly CartLine[];
  /** How a line looks: the cart's picture and choice, given by the page. */
  renderLine: (line: CartLine) => ReactNode;
};

/** What is ordered, a row a line. */
export function OrderedLines({ lines, renderLine }: Props) {
  return (
    <ul className="flex flex-col gap-3">
      {lines.map(line => (
        <li key={line.id}>{renderLine(line)}</li>
      ))}
    </ul>
  );
}
