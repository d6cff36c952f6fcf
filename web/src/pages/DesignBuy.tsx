import { useDeliveryDays } from '../delivery-terms.ts';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Design } from '../../../contract/src/designs.ts';
import type { Size } from '../../../domain/src/catalog.ts';
import { formatRupees } from '../../../domain/src/money.ts';
import { useAddDesign } from '../features/cart/use-add-design.ts';
import { pricedShirt } from '../features/catalog/priced-shirt.ts';
import { awaySizes } from '../api/away-text.ts';
import { SizeTiles } from '../features/catalog/SizeTiles.tsx';
import { useCatalog } from '../features/catalog/use-catalog.ts';
import { useShirtNames } from '../features/catalog/use-shirt-names.ts';
import { paths } from '../paths.ts';
import { currentDesignOf } from '../stored/current-design.ts';
import { shirtChoiceOf } from '../stored/shirt-choice.ts';
import { Button, QUIET_LINK } from '../ui/Button.tsx';
import { CartIcon, TruckIcon } from '../ui/icons.tsx';
import { Price, TaxNote } from '../ui/Price.tsx';
import { toast } from '../ui/toast.ts';
import { useWords } from '../words.ts';

/** 'Regular Fit T-Shirt · Black · Chest': which shirt the price is for; its line stands before the catalogue is there. */
function ShirtLine({ design }: { design: Design }) {
  const { catalog } = useCatalog();
  const choice = shirtChoiceOf(currentDesignOf(design, { fromHomePage: false }));
  const { type, color, place } = useShirtNames(catalog && pricedShirt(catalog, choice), design.name);
  return <p className="min-h-6 text-ink-2">{catalog && [type, color, place].join(' · ')}</p>;
}

type Props = {
  design: Design;
  onAdded: () => void;
};

/** The maker's own shirt with its price: choose a size and put it into the cart, one at a time (S1 §2, Add-to-cart dialogs). */
export function DesignBuy({ design, onAdded }: Props) {
  const words = useWords('detail');
  const days = useDeliveryDays();
  const { catalog } = useCatalog();
  const [size, setSize] = useState<Size>();
  const sizes = useRef<HTMLDivElement>(null);
  const { id: designId, productId, color, printPosition: position, printSize: designSize, price } = design;
  const item =
    size === undefined ? undefined : { designId, productId, color, position, designSize, price, size, quantity: 1 };
  const { add, busy, priceChange } = useAddDesign(item, onAdded);
  const press = () => {
    if (size) return add();
    toast({ ...words.selectSize, tone: 'bad' });
    return sizes.current?.querySelector('input')?.focus();
  };
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p>
          <span className="sr-only">{words.priceLabel} </span>
          <Price rupees={priceChange?.now ?? price} className="text-2xl" />
        </p>
        <ShirtLine design={design} />
        <TaxNote />
      </div>
      <div ref={sizes}>
        <SizeTiles
          size={size}
          onChange={setSize}
          sizes={catalog?.products.find(one => one.id === productId)?.sizes ?? []}
          away={awaySizes(catalog?.products.find(one => one.id === productId)?.away, color)}
        />
      </div>
      {priceChange && (
        <p role="alert" className="rounded-control border border-turmeric bg-white px-3 py-2">
          {words.priceChanged(formatRupees(priceChange.was), formatRupees(priceChange.now))}
        </p>
      )}
      <Button
        busy={busy}
        disabledReason={design.imageUrl ? undefined : words.notReady}
        onClick={press}
        className="w-full text-lg"
      >
        <CartIcon />
        {busy ? words.adding : priceChange ? words.addAt(formatRupees(priceChange.now)) : words.addToCart}
      </Button>
      <p className="flex items-center gap-2 font-medium text-leaf">
        <TruckIcon /> {words.delivery(days)}
      </p>
      <Link href={paths.preview({ design: designId })} className={`${QUIET_LINK} self-start`}>
        {words.otherShirt}
      </Link>
    </div>
  );
}
