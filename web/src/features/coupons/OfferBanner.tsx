import { useId } from 'react';
import type { Placement, Product } from '../../../../contract/src/catalog.ts';
import type { Offer } from '../../../../contract/src/coupons.ts';
import { paths } from '../../paths.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useWords } from '../../words.ts';
import { Code } from './Code.tsx';
import { useOfferWords } from './offer-words.ts';

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
