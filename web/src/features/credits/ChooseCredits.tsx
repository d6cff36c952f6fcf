import { useState } from 'react';
import { bundleSaving, CREDIT_BUNDLES, CREDITS_LIMITS, creditsPrice } from '../../../../domain/src/credit-prices.ts';
import { formatRupees, toRupees } from '../../../../domain/src/money.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useWords } from '../../words.ts';
import { QuantityField, readQuantity } from './BuyCredits.tsx';

const OTHER = 0;
const isBundle = (quantity: number): boolean => (CREDIT_BUNDLES as readonly number[]).includes(quantity);

type Props = {
  /** Nothing while what is typed is no quantity. */
  quantity: number | undefined;
  onQuantity: (quantity: number | undefined) => void;
};

/** In the checkout: a bundle, or a quantity of one's own. */
export function ChooseCredits({ quantity, onQuantity }: Props) {
  const words = useWords('credits');
  const [text, setText] = useState(quantity === undefined || isBundle(quantity) ? '' : String(quantity));
  const [isOther, setIsOther] = useState(quantity === undefined || !isBundle(quantity));
  const { least, most } = CREDITS_LIMITS;
  const bundles = CREDIT_BUNDLES.map(size => {
    const saving = toRupees(bundleSaving(size));
    return {
      value: size as number,
      label: words.credits(size),
      aside: formatRupees(toRupees(creditsPrice(size))),
      ...(saving > 0 ? { detail: words.save(formatRupees(saving)) } : {}),
    };
  });
  const choose = (value: number) => {
    setIsOther(value === OTHER);
    onQuantity(value === OTHER ? readQuantity(text) : value);
  };
  const type = (next: string) => {
    setText(next);
    onQuantity(readQuantity(next));
  };
  return (
    <div className="flex flex-col gap-3">
      <RadioCards
        legend={words.choose}
        options={[...bundles, { value: OTHER, label: words.other }]}
        value={isOther ? OTHER : quantity}
        onChange={choose}
      />
      {isOther && (
        <QuantityField
          label={words.quantity}
          text={text}
          onText={type}
          error={text !== '' && quantity === undefined ? words.quantityWrong(least, most) : undefined}
        />
      )}
    </div>
  );
}
