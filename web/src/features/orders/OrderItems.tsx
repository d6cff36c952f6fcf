import type { Order } from '../../../../contract/src/orders.ts';
import { formatRupees, fromRupees, times, toRupees } from '../../../../domain/src/money.ts';
import { useColorName } from '../../api/color-name.ts';
import { printPlaces } from '../../lib/print-places.ts';
import { plainShirt } from '../../ui/art/plain-shirt.ts';
import { Price } from '../../ui/Price.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import { useLanguage, useWords } from '../../words.ts';
import { POLICY } from '../../../../domain/src/policies.ts';
import { fullDate } from '../../lib/format.ts';
import { CheckIcon, ClockIcon } from '../../ui/icons.tsx';

type Item = Order['items'][number];

/** A line of an order on its mockup, as it was bought. */
export function OrderItemRow({ item }: { item: Item }) {
  const words = useWords('cart');
  const { placementName } = useWords('catalog');
  const colorName = useColorName();
  const name = item.design.name || words.defaultName;
  const fallback = plainShirt(item.cloth);
  const choice = [
    colorName(item.cloth),
    words.types[item.design.type] ?? words.defaultType,
    words.size(item.size),
    printPlaces(
      { ...words, placementName },
      { ...item, place: item.designPlacement, name: item.design.name },
      item.back && { ...item.back, place: item.back.designPlacement, name: item.back.design.name },
    ),
  ];
  return (
    <li className="flex gap-3">
      <div className="flex shrink-0 flex-col gap-1">
        <Thumb
          src={item.design.mockupUrl}
          fallback={fallback}
          alt={item.back ? words.frontOf(words.alt(name)) : words.alt(name)}
        />
        {item.back && (
          <Thumb
            src={item.back.design.mockupUrl}
            fallback={fallback}
            alt={words.backOf(words.alt(item.back.design.name))}
          />
        )}
      </div>
      <div className="min-w-0 flex-1">
        <p className="flex items-start justify-between gap-2 font-semibold">
          <span className="line-clamp-2">{name}</span>
          <Price rupees={toRupees(times(fromRupees(item.price), item.quantity))} />
        </p>
        <p className="text-sm text-ink-2">{choice.filter(Boolean).join('\u00a0· ')}</p>
        <p className="numbers text-sm text-ink-2">{words.times(item.quantity, formatRupees(item.price))}</p>
      </div>
    </li>
  );
}

/** The money of an order that goes back, in words: on its way, or returned. */
export function OrderRefunds({ order }: { order: Order }) {
  const words = useWords('orders');
  const language = useLanguage();
  const { earliest, latest } = POLICY.refund;
  if (order.refunds.length === 0) return null;
  return (
    <ul aria-label={words.refundsLabel} className="flex flex-col gap-2 rounded-control bg-cloth-2 p-4">
      {order.refunds.map(({ id, amount, cause, returnedAt }) => (
        <li key={id} className="flex items-start gap-2">
          {returnedAt ? (
            <CheckIcon className="mt-px size-6 shrink-0 text-leaf" />
          ) : (
            <ClockIcon className="mt-px size-6 shrink-0 text-ink-2" />
          )}
          <span>
            {cause === 'not_needed' && `${words.notNeeded} `}
            {returnedAt
              ? words.refunds.returned(formatRupees(amount), fullDate(returnedAt, language))
              : words.refunds.on_its_way(formatRupees(amount), earliest, latest)}
          </span>
        </li>
      ))}
    </ul>
  );
}
