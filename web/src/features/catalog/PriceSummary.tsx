import { formatRupees } from '../../../../domain/src/money.ts';
import { TaxNote } from '../../ui/Price.tsx';
import { useWords } from '../../words.ts';
import { useDeliveryCost } from '../../delivery-terms.ts';
import { placeOf } from './place.ts';
import type { PricedShirt } from './priced-shirt.ts';

/** Base price, the fee of each print and their sum, a shirt; shipping is told (S2 §2). */
export function PriceSummary({ shirt, feeLabel }: { shirt: PricedShirt; feeLabel?: string }) {
  const words = useWords('catalog');
  const { product, placement, base, fee, second, price } = shirt;
  const nameOf = ({ position, designSize, name, nameHi }: PricedShirt['placement']) =>
    words.placementName(placeOf(position, designSize), name, nameHi);
  const lines = [
    { label: words.typeName(product.type, product.name, product.nameHi), amount: base },
    // The print of what photographs show is in its price, until the owner says otherwise.
    ...(product.blank && fee === 0 ? [] : [{ label: feeLabel ?? words.printing(nameOf(placement)), amount: fee }]),
    ...(second ? [{ label: words.printing(nameOf(second.placement)), amount: second.fee }] : []),
  ];
  return (
    <section aria-label={words.priceTitle}>
      <dl className="numbers">
        {lines.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4 py-1 text-ink-2">
            <dt>{label}</dt>
            <dd>{formatRupees(amount)}</dd>
          </div>
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-2 text-lg font-semibold">
          <dt>{product.blank ? words.totalPiece : words.total}</dt>
          <dd>{formatRupees(price)}</dd>
        </div>
      </dl>
      <TaxNote className="mt-1 text-sm text-ink-3" />
      <p className="mt-1 text-sm text-ink-3">{useDeliveryCost()}</p>
    </section>
  );
}
