import { formatRupeesAndPaise } from '../../../../domain/src/money.ts';
import { Button } from '../../ui/Button.tsx';
import { CartIcon, SignInIcon } from '../../ui/icons.tsx';
import { useWords } from '../../words.ts';
import type { CollectionChoice } from './choice.ts';

/** How putting it into the cart goes. */
export type Adding = {
  /** Without a size it only says that one is needed. */
  add: () => void;
  busy: boolean;
  /** Set while the shop's price is another than the one that the shopper saw: the next `add` agrees to it. */
  priceChange: { was: number; now: number } | undefined;
  /** True once a guest has tried: the sign-in is offered in place of the button. */
  needsSignIn: boolean;
};

type Props = {
  choice: CollectionChoice;
  /** Rupees of one piece, as the shopper has agreed to. */
  price: number;
  adding: Adding;
  onSignIn: () => void;
  /** Why it cannot be bought at all just now. */
  unavailable?: string | undefined;
};

/** The sum, what stands in the way, and the one button. */
export function AddCollectionButton({ choice, price, adding, onSignIn, unavailable }: Props) {
  const words = useWords('collectionOrder');
  const { add, busy, priceChange, needsSignIn } = adding;
  const reason = unavailable ?? (choice.size === undefined ? words.chooseSize : undefined);
  if (needsSignIn)
    return (
      <div className="flex flex-col gap-3">
        <p role="alert">{words.signInToAdd}</p>
        <Button onClick={onSignIn} className="w-full">
          <SignInIcon /> {words.signIn}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-col gap-3">
      {priceChange && (
        <p role="alert" className="rounded-control border border-turmeric bg-white px-3 py-2">
          {words.priceChanged(formatRupeesAndPaise(priceChange.was), formatRupeesAndPaise(priceChange.now))}
        </p>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p role="status" className="numbers font-semibold">
          {words.sum(choice.quantity, formatRupeesAndPaise(price * choice.quantity))}
        </p>
        {reason && <p className="text-sm text-ink-2">{reason}</p>}
      </div>
      <Button
        busy={busy}
        disabledReason={reason}
        {...(unavailable ? {} : { onBlockedPress: add })}
        onClick={add}
        className="w-full"
      >
        <CartIcon />
        {busy ? words.adding : priceChange ? words.addAt(formatRupeesAndPaise(priceChange.now)) : words.addToCart}
      </Button>
    </div>
  );
}
