import type { Placement, Product } from '../../../../contract/src/catalog.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { percentOff } from '../../../../domain/src/pricing.ts';
import { Badge } from '../../ui/Badge.tsx';
import { TruckIcon } from '../../ui/icons.tsx';
import { Price } from '../../ui/Price.tsx';
import { useWords } from '../../words.ts';

/** S1 §2's promotional card, from the catalogue: the shirt's price, what it is compared with, and the calculated saving (rulings, Money). */
export function PromoCard({ product, placements }: { product: Product; placements: readonly Placement[] }) {
  const words = useWords('home');
  const saving = percentOff(product.price, product.compareAtPrice ?? undefined);
  const cheapest = placements.length > 0 ? Math.min(...placements.map(({ price }) => price)) : undefined;
  return (
    <div className="rounded-card border border-line bg-white p-4">
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="font-display text-xl font-extrabold">{words.cardName}</p>
          <p className="text-sm text-ink-2">{words.cardDetail(product.gsm)}</p>
        </div>
        {saving !== undefined && <Badge tone="offer">{words.percentOff(saving)}</Badge>}
      </div>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-4">
        <Price rupees={product.price} was={product.compareAtPrice} wasLabel={words.was} className="text-xl" />
        {cheapest !== undefined && (
          <span className="text-sm text-ink-2">{words.plusPrint(formatRupees(cheapest))}</span>
        )}
      </p>
      <p className="mt-2 flex items-center gap-2 border-t border-line pt-2 font-medium text-leaf">
        <TruckIcon /> {words.delivery}
      </p>
    </div>
  );
}
