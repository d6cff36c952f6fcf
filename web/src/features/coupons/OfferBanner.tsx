import { useId } from 'react';
import type { Placement, Product } from '../../../../contract/src/catalog.ts';
import type { Offer } from '../../../../contract/src/coupons.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { fullDate } from '../../lib/format.ts';
import { useLanguage, useWords } from '../../words.ts';
import { paths } from '../../paths.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/Button.tsx';

/** A coupon code as it is typed. */
export const Code = ({ code }: { code: string }) => (
  <span className="numbers rounded-control border border-dashed border-ink-3 px-3 py-1 text-base font-semibold text-ink">
    {code}
  </span>
);

/** What an offer and a shopper's own coupon have in common. */
type Terms = Omit<Offer, 'combination'>;

/** An offer in the words of the page: how much, for what, and under which conditions. */
export function useOfferWords(products: readonly Product[], placements: readonly Placement[]) {
  const words = useWords('pricing');
  const { typeName, placementName } = useWords('catalog');
  const language = useLanguage();
  const nameOf = (id: number) => {
    const product = products.find(one => one.id === id);
    return product && typeName(product.type, product.name, product.nameHi);
  };
  const placeName = (id: string) => {
    const place = placements.find(one => one.key === id);
    return place && words.print(placementName(`${place.position}/${place.designSize}`, place.name, place.nameHi));
  };
  const joined = (names: (string | undefined)[], all: string) =>
    names.filter(name => name !== undefined).join(words.or) || all;
  return {
    amount: ({ percent, flat }: Terms) =>
      percent === null ? words.flat(formatRupees(flat ?? 0)) : words.percent(percent),
    subject({ productIds, placements: places, onPlacementFee }: Terms) {
      const prints = joined(places.map(placeName), words.anyPrint);
      if (onPlacementFee) return words.feeOf(prints);
      return words.shirtWithPrint(joined(productIds.map(nameOf), words.anyShirt), prints);
    },
    conditions({ maxDiscount, minOrderValue, validUntil }: Terms) {
      const parts = [
        maxDiscount === null ? '' : words.atMost(formatRupees(maxDiscount)),
        minOrderValue === null ? '' : words.from(formatRupees(minOrderValue)),
        validUntil === null ? '' : words.until(fullDate(validUntil, language)),
      ];
      return parts.filter(Boolean).join(' ');
    },
  };
}

type Props = { offers: readonly Offer[]; products: readonly Product[]; placements: readonly Placement[] };

/** S2's limited-time discounts: the offers that hold now, with their ends where they have one. Nothing counts down. */
export function OfferBanner({ offers, products, placements }: Props) {
  const words = useWords('pricing');
  const { amount, subject, conditions } = useOfferWords(products, placements);
  const id = useId();
  if (offers.length === 0) return null;
  const hasEnd = offers.some(offer => offer.validUntil !== null);
  return (
    <section aria-labelledby={id} className="rounded-card border-2 border-turmeric bg-white p-4 md:p-6">
      <h2 id={id} className="text-2xl">
        {hasEnd ? words.limitedTitle : words.offersTitle}
      </h2>
      <p className="mt-2 text-ink-2">{words.offersNote}</p>
      <ul className="mt-4 grid gap-x-8 lg:grid-cols-2">
        {offers.map(offer => (
          <li
            key={offer.code}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3"
          >
            <p className="min-w-column flex-1">
              <strong className="font-semibold">{amount(offer)}</strong> {subject(offer)}{' '}
              <span className="text-ink-2">{conditions(offer)}</span>
            </p>
            <LinkButton tone="quiet" href={paths.studio({ code: offer.code })} className="px-0!">
              <span className="sr-only">{words.designWith}: </span>
              <Code code={offer.code} /> <ArrowIcon />
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
