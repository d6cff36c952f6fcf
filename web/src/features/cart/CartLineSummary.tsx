import type { CartLine } from '../../../../contract/src/cart.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { Price } from '../../ui/Price.tsx';
import { useWords } from '../../words.ts';
import { CartPicture, useChoiceText } from './CartItem.tsx';

/** A line of the cart to be read, not changed: in the checkout. */
export function CartLineSummary({ line }: { line: CartLine }) {
  const words = useWords('cart');
  const choice = useChoiceText(line);
  return (
    <div className="flex gap-3">
      <CartPicture line={line} />
      <div className="min-w-0 flex-1">
        <p className="flex items-start justify-between gap-2 font-semibold">
          <span className="line-clamp-2">{line.design.name || words.defaultName}</span>
          <Price rupees={line.lineTotal} />
        </p>
        <p className="text-sm text-ink-2">{choice}</p>
        <p className="numbers text-sm text-ink-2">{words.times(line.quantity, formatRupees(line.customPrice))}</p>
      </div>
    </div>
  );
}
