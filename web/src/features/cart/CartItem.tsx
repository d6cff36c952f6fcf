import type { CartLine } from '../../../../contract/src/cart.ts';
import { MAX_QUANTITY } from '../../../../domain/src/cart.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { placeKeyOf } from '../../../../domain/src/catalog.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { useAwayText } from '../../api/away-text.ts';
import { useColorName } from '../../api/color-name.ts';
import { printPlaces } from '../../lib/print-places.ts';
import { plainShirt } from '../../ui/art/plain-shirt.ts';
import { IconButton } from '../../ui/Button.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { Price } from '../../ui/Price.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { toast } from '../../ui/toast.ts';
import { Thumb } from '../../ui/Thumb.tsx';
import { useWords } from '../../words.ts';
import { changeQuantity } from './cart-mirror.ts';

/** The shirt as it will be printed, in the size of a stamp, from each printed side; a plain one until it is drawn. */
function CartPicture({ line }: { line: CartLine }) {
  const words = useWords('cart');
  const fallback = plainShirt(line.cloth);
  const alt = words.alt(line.design.name || words.defaultName);
  if (!line.back) return <Thumb src={line.design.mockupUrl} fallback={fallback} alt={alt} />;
  return (
    <div className="flex flex-col gap-1">
      <Thumb src={line.design.mockupUrl} fallback={fallback} alt={words.frontOf(alt)} />
      <Thumb src={line.back.mockupUrl} fallback={fallback} alt={words.backOf(words.alt(line.back.name))} />
    </div>
  );
}

/** Where a line is printed: 'A4 front + Back (A3)'. */
function usePlacesText(line: CartLine): string {
  const words = useWords('cart');
  const { placementName } = useWords('catalog');
  const { design, back } = line;
  return printPlaces(
    { ...words, placementName },
    { ...line, place: placeKeyOf(line), name: design.name },
    back && { ...back, place: placeKeyOf(back) },
  );
}

/** 'Black · Oversized · Size M · A4 front' (S1 §2, Cart drawer; the place tells an A4 from an A3 front). */
function useChoiceText(line: CartLine): string {
  const words = useWords('cart');
  const colorName = useColorName();
  const { typeName } = useWords('catalog');
  const places = usePlacesText(line);
  const { type, name, nameHi } = line.product;
  // The product of a piece of a collection is called as the piece is.
  const otherType = line.type === 1 ? typeName(type, name, nameHi) : words.defaultType;
  return [colorName(line.cloth), words.types[type] ?? otherType, words.size(line.size), line.type === 1 && places]
    .filter(text => text !== false && text !== undefined)
    .map((text, index) => (index < 3 || !line.back ? text.replaceAll(' ', '\u00a0') : text))
    .join('\u00a0· ');
}

function useQuantityChange(line: CartLine): (quantity: number) => void {
  const words = useWords('cart');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  return quantity =>
    void changeQuantity(line.id, quantity).catch((error: unknown) => {
      toast({ title: words.quantityFailed, description: errorText(error), tone: 'bad' });
      void invalidate('cart.lines');
    });
}

type Props = {
  line: CartLine;
  /** What a shirt cost when the shopper last looked, in rupees, where that was another price. */
  priceBefore: number | undefined;
  onRemove: () => void;
};

/** A line of the cart with its quantity and the way out (S1 §2). */
export function CartItem({ line, priceBefore, onRemove }: Props) {
  const words = useWords('cart');
  const awayText = useAwayText();
  const change = useQuantityChange(line);
  const name = line.design.name || words.defaultName;
  const choice = useChoiceText(line);
  return (
    <li className="flex gap-3 border-b border-line py-4 first:pt-0">
      <CartPicture line={line} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex items-start justify-between gap-2">
          <h3 className="line-clamp-2 font-text text-base font-semibold">{name}</h3>
          <Price rupees={line.lineTotal} />
        </div>
        <p className="text-sm text-ink-2">{choice}</p>
        <p className="text-sm text-ink-3">{words.itemNumber(String(line.id).slice(-6))}</p>
        {line.away && (
          <p className="rounded-control border border-brick bg-white px-2 py-1 text-sm font-medium text-brick">
            {words.away(awayText(line.away))}
          </p>
        )}
        {priceBefore !== undefined && (
          <p className="rounded-control border border-turmeric bg-white px-2 py-1 text-sm">
            {words.priceChanged(formatRupees(priceBefore), formatRupees(line.customPrice))}
          </p>
        )}
        <div className="mt-1 flex items-center justify-between">
          <QuantityStepper
            value={line.quantity}
            max={MAX_QUANTITY}
            onChange={change}
            labels={{ quantity: words.quantityOf(name), less: words.less, more: words.more }}
            ends={{ least: words.least, most: words.most(MAX_QUANTITY) }}
          />
          <IconButton label={words.remove(name)} onClick={onRemove} className="text-ink-2">
            <TrashIcon />
          </IconButton>
        </div>
        <p role="status" className="text-sm text-ink-2 empty:hidden">
          {line.quantity >= MAX_QUANTITY && words.most(MAX_QUANTITY)}
        </p>
      </div>
    </li>
  );
}

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
