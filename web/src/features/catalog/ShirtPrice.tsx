import { Price } from '../../ui/Price.tsx';
import { useWords } from '../../words.ts';
import type { PricedShirt } from './priced-shirt.ts';

/** The live price of the chosen shirt, for the bar at the lower end; its room stays while the catalogue is away. */
export function ShirtPrice({ shirt }: { shirt: PricedShirt | undefined }) {
  const words = useWords('catalog');
  return (
    <p aria-live="polite" className="min-w-0">
      {shirt ? <Price rupees={shirt.price} className="block text-xl" /> : <span className="block text-xl">…</span>}
      <span className="block text-sm text-ink-3">{shirt?.product.blank ? words.perPiece : words.perShirt}</span>
    </p>
  );
}
