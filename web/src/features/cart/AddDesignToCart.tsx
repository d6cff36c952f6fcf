import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { MAX_QUANTITY } from '../../../../domain/src/cart.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { Button, QUIET_LINK } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Field.tsx';
import { BackIcon, CartIcon } from '../../ui/icons.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { useWords } from '../../words.ts';
import type { PriceChange } from './add-line.ts';
import { type DesignItem, useAddDesign } from './use-add-design.ts';

type Props = {
  /** What the next press adds; nothing while the catalogue is away. */
  item: Omit<DesignItem, 'quantity'> | undefined;
  /** The size picker: sizes are the catalogue's. */
  sizes: ReactNode;
  /** Stands beside the button while the pickers are hidden: the price. */
  summary: ReactNode;
  /** A print that looks blurred goes into the cart only when the shopper says so. */
  isPoor?: boolean;
  onAdded: () => void;
};

function PriceNotice({ was, now }: PriceChange) {
  const words = useWords('preview');
  return (
    <p role="alert" className="rounded-control border border-turmeric bg-white px-3 py-2">
      {words.priceChanged(formatRupees(was), formatRupees(now))}
    </p>
  );
}

function Quantity({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const words = useWords('preview');
  return (
    <div>
      <p aria-hidden="true" className="mb-2 font-medium">
        {words.quantity}
      </p>
      <QuantityStepper
        value={value}
        max={MAX_QUANTITY}
        onChange={onChange}
        labels={{ quantity: words.quantity, less: words.less, more: words.more }}
      />
    </div>
  );
}

/** The box that a blurred print needs; `isGiven` says below it what is missing where it is not ticked. */
function usePoorConsent(isPoor: boolean, pickers: RefObject<HTMLElement | null>) {
  const words = useWords('preview');
  const [isTicked, setTicked] = useState(false);
  const [isMissed, setMissed] = useState(false);
  return {
    box: isPoor && (
      <div>
        <Checkbox checked={isTicked} onChange={setTicked}>
          {words.poorConfirm}
        </Checkbox>
        {isMissed && !isTicked && (
          <p role="alert" className="text-sm font-medium text-brick">
            {words.poorMissing}
          </p>
        )}
      </div>
    ),
    isGiven: () => {
      if (!isPoor || isTicked) return true;
      setMissed(true);
      pickers.current?.querySelector<HTMLElement>('input[type=checkbox]')?.focus();
      return false;
    },
  };
}

/** S2 §2: 'Add to Cart' first reveals size and quantity; the second press adds; Back hides them again. */
export function AddDesignToCart({ item, sizes, summary, isPoor = false, onAdded }: Props) {
  const words = useWords('preview');
  const [open, setOpen] = useState(false);
  const [quantity, setQuantity] = useState(1);
  const pickers = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { add, busy, priceChange } = useAddDesign(item && { ...item, quantity }, () => {
    setOpen(false);
    setQuantity(1);
    onAdded();
  });
  useEffect(() => {
    if (open) pickers.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [open]);
  const goBack = () => {
    setOpen(false);
    button.current?.focus();
  };
  const price = priceChange?.now ?? item?.price;
  const consent = usePoorConsent(isPoor, pickers);
  const press = () => {
    if (!open) return setOpen(true);
    return consent.isGiven() ? add() : undefined;
  };
  return (
    <div className="flex flex-col gap-3">
      {open && (
        <div
          ref={pickers}
          data-choosing
          role="group"
          aria-label={words.sizeAndQuantity}
          className="flex animate-rise flex-col gap-4"
        >
          {sizes}
          <div className="flex items-end justify-between gap-4">
            <Quantity value={quantity} onChange={setQuantity} />
            {price !== undefined && (
              <p role="status" className="numbers pb-2 text-right font-medium">
                {words.sum(quantity, formatRupees(price * quantity))}
              </p>
            )}
          </div>
          {consent.box}
          {priceChange && <PriceNotice {...priceChange} />}
        </div>
      )}
      <div className="flex items-center justify-between gap-3">
        {open ? (
          <button type="button" onClick={goBack} className={QUIET_LINK}>
            <BackIcon /> {words.backButton}
          </button>
        ) : (
          summary
        )}
        <Button
          ref={button}
          busy={busy}
          disabledReason={item ? undefined : words.waitForPrices}
          aria-expanded={open}
          onClick={press}
          className="shrink-0"
        >
          <CartIcon />
          {busy ? words.adding : priceChange ? words.addAt(formatRupees(priceChange.now)) : words.addToCart}
        </Button>
      </div>
    </div>
  );
}
