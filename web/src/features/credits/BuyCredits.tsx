import { useState, type FormEvent } from 'react';
import { CREDIT_COST } from '../../../../domain/src/credits.ts';
import { bundleSaving, CREDIT_BUNDLES, CREDITS_LIMITS, creditsPrice } from '../../../../domain/src/credit-prices.ts';
import { formatRupees, toRupees } from '../../../../domain/src/money.ts';
import { rememberCredits } from '../../stored/cart-credit.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Price } from '../../ui/Price.tsx';
import { useWords } from '../../words.ts';
import { QuantityField } from './QuantityField.tsx';
import { readQuantity } from './read-quantity.ts';

type Buy = { onBuy: (quantity: number) => void };

/** A bundle as a button: what it holds, costs and saves (S2 §9). */
function Bundle({ size, onBuy }: Buy & { size: number }) {
  const words = useWords('credits');
  const price = toRupees(creditsPrice(size));
  const saving = toRupees(bundleSaving(size));
  return (
    <button
      type="button"
      onClick={() => onBuy(size)}
      className="target flex h-full w-full items-center justify-between gap-3 rounded-card border border-line bg-white px-4 py-3 text-left transition-colors hover:border-madder sm:flex-col sm:items-start sm:justify-start sm:gap-1 sm:p-4"
    >
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:w-full sm:justify-between">
        <span className="font-display text-lg font-semibold">{words.credits(size)}</span>
        {saving > 0 && <Badge tone="offer">{words.save(formatRupees(saving))}</Badge>}
      </span>
      <span className="shrink-0 text-right sm:text-left">
        <Price rupees={price} className="text-xl" />
        <span className="block text-sm text-ink-3">{words.each(formatRupees(price / size))}</span>
      </span>
    </button>
  );
}

/** Any other quantity, with its price as it is typed. */
function OtherQuantity({ onBuy }: Buy) {
  const words = useWords('credits');
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const quantity = readQuantity(text);
  const { least, most } = CREDITS_LIMITS;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (quantity !== undefined) onBuy(quantity);
  };
  return (
    <form method="dialog" onSubmit={submit}>
      <QuantityField
        label={words.other}
        text={text}
        onText={setText}
        error={isTried && quantity === undefined ? words.quantityWrong(least, most) : undefined}
        beside={
          <Button type="submit" tone="secondary" className="shrink-0">
            {quantity === undefined ? words.buy : `${words.buy} · ${formatRupees(toRupees(creditsPrice(quantity)))}`}
          </Button>
        }
      />
    </form>
  );
}

/** Three bundles and a free quantity (S2 §2, Buy Credits). What is chosen is remembered, and `onChosen` opens the checkout. */
export function BuyCredits({ onChosen }: { onChosen: () => void }) {
  const words = useWords('credits');
  const buy = (quantity: number) => {
    rememberCredits(quantity);
    onChosen();
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">{words.lead(CREDIT_COST.generate, CREDIT_COST.preview)}</p>
      <ul className="grid gap-3 sm:grid-cols-3">
        {CREDIT_BUNDLES.map(size => (
          <li key={size}>
            <Bundle size={size} onBuy={buy} />
          </li>
        ))}
      </ul>
      <OtherQuantity onBuy={buy} />
    </div>
  );
}
