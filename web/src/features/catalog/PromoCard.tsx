import type { Placement, Product } from '../../../../contract/src/catalog.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { percentOff } from '../../../../domain/src/pricing.ts';
import { useDeliveryDays } from '../../delivery-terms.ts';
import { Badge } from '../../ui/Badge.tsx';
import { TruckIcon } from '../../ui/icons.tsx';
import { Price } from '../../ui/Price.tsx';
import { useWords } from '../../words.ts';

/** S1 §2's promotional card, from the catalogue: the shirt's price, what it is compared with, and the calculated saving (rulings, Money). */
export function PromoCard({ product, placements }: { product: Product; placements: readonly Placement[] }) {
  const words = useWords('home');
  const days = useDeliveryDays();
  const saving = percentOff(product.price, product.compareAtPrice ?? undefined);
  const cheapest = placements.length > 0 ? Math.min(...placements.map(({ price }) => price)) : undefined;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 p-4 md:p-6">
      <div>
        <p className="font-display text-xl font-extrabold">{words.cardName}</p>
        <p className="mt-1 text-sm text-ink-2">{words.cardDetail(product.gsm)}</p>
        <p className="mt-2 flex items-center gap-2 font-medium text-leaf">
          <TruckIcon /> {words.delivery(days)}
        </p>
      </div>
      <div className="flex flex-col items-start gap-1 sm:items-end">
        {saving !== undefined && <Badge tone="offer">{words.percentOff(saving)}</Badge>}
        <Price rupees={product.price} was={product.compareAtPrice} wasLabel={words.was} className="text-2xl" />
        {cheapest !== undefined && <p className="text-sm text-ink-2">{words.plusPrint(formatRupees(cheapest))}</p>}
      </div>
    </div>
  );
}
