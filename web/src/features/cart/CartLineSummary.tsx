import type { CartLine } from '../../../../contract/src/cart.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { useAwayText } from '../../api/away-text.ts';
import { Price } from '../../ui/Price.tsx';
import { useWords } from '../../words.ts';
import { CartPicture, useChoiceText } from './CartItem.tsx';

/** A line of the cart to be read, not changed: in the checkout. */
export function CartLineSummary({ line }: { line: CartLine }) {
  const words = useWords('cart');
  const choice = useChoiceText(line);
  const awayText = useAwayText();
  return (
    <div className="flex gap-3">
      <CartPicture line={line} />
      <div className="min-w-0 flex-1">
        <p className="flex items-start justify-between gap-2 font-semibold">
          <span className="line-clamp-2">{line.design.name || words.defaultName}</span>
          <Price rupees={line.lineTotal} />
        </p>
        <p className="text-sm text-ink-2">{choice}</p>
        {line.away && <p className="text-sm font-medium text-brick">{awayText(line.away)}</p>}
        <p className="numbers text-sm text-ink-2">{words.times(line.quantity, formatRupees(line.customPrice))}</p>
      </div>
    </div>
  );
}
