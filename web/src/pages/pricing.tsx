import { Suspense } from 'react';
import { WELCOME_CREDITS } from '../../../domain/src/credits.ts';
import { formatRupees } from '../../../domain/src/money.ts';
import { useDeliveryCost } from '../delivery-terms.ts';
import { CatalogAway } from '../features/catalog/CatalogAway.tsx';
import { PrintCard } from '../features/catalog/PrintCard.tsx';
import { SizeChartButton } from '../features/catalog/SizeChartButton.tsx';
import { TypeCard } from '../features/catalog/TypeCard.tsx';
import { type Catalog, useCatalog } from '../features/catalog/use-catalog.ts';
import { BuyCredits } from '../features/credits/BuyCredits.tsx';
import { paths } from '../paths.ts';
import { LinkButton, QUIET_LINK } from '../ui/Button.tsx';
import { TaxNote } from '../ui/Price.tsx';
import { useWords } from '../words.ts';
import { useFrame } from './frame-context.ts';
import { PageHead } from './PageHead.tsx';
import { PricingOffers, PricingSection } from './PricingOffers.tsx';

/** The print options (rulings, Money: three in the first shop); the whole back costs what an A3 costs, and is told in the text above. */
function Prints({ catalog }: { catalog: Catalog }) {
  const words = useWords('pricing');
  // What photographs show is printed at its own price.
  const options = catalog.placements.filter(one => one.key !== 'back' && Object.keys(one.spots).length > 0);
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {options.map(one => (
        <li key={one.key}>
          <PrintCard placement={one} advice={words.recommendations[one.key] ?? ''} />
        </li>
      ))}
    </ul>
  );
}

/** All that has a price. */
function PriceList({ catalog }: { catalog: Catalog }) {
  const words = useWords('pricing');
  const back = catalog.placements.find(one => one.position === 'back');
  return (
    <>
      <PricingSection
        id="types"
        title={words.typesTitle}
        text={words.typesText}
        aside={<SizeChartButton className={QUIET_LINK} />}
      >
        <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
          {catalog.products.map(product => (
            <li key={product.id}>
              <TypeCard product={product} />
            </li>
          ))}
        </ul>
      </PricingSection>
      <PricingSection id="prints" title={words.printsTitle} text={words.printsText(back && formatRupees(back.price))}>
        <Prints catalog={catalog} />
      </PricingSection>
      <Suspense>
        <PricingOffers />
      </Suspense>
    </>
  );
}

/** What the artist's work costs; who is not signed in is asked to at the checkout. */
function Credits() {
  const words = useWords('pricing');
  const { openCredits } = useFrame();
  return (
    <PricingSection id="credits" title={words.creditsTitle} text={words.creditsText(WELCOME_CREDITS)}>
      <BuyCredits onChosen={openCredits} />
    </PricingSection>
  );
}

/** /pricing (S2 §2; rulings, Money): every figure comes from the catalogue and the offers of now. */
export default function PricingPage() {
  const words = useWords('pricing');
  const catalog = useCatalog();
  return (
    <main className="flex flex-1 flex-col">
      <PageHead title={words.title} description={words.description} path={paths.pricing()} />
      <div className="mx-auto flex w-full max-w-page flex-col gap-12 px-4 py-12">
        <header className="max-w-text">
          <h1 className="text-3xl md:text-4xl">{words.title}</h1>
          <p className="mt-4 text-lg">{words.lead}</p>
          <p className="mt-2 text-ink-2">{useDeliveryCost()}</p>
          <TaxNote className="mt-2 text-ink-2" />
        </header>
        {catalog.catalog ? <PriceList catalog={catalog.catalog} /> : <CatalogAway {...catalog} />}
        <Credits />
      </div>
      <section
        aria-labelledby="start"
        className="mx-auto flex max-w-text flex-col items-center gap-4 px-4 pb-12 text-center"
      >
        <h2 id="start" className="text-2xl">
          {words.startTitle}
        </h2>
        <p className="text-ink-2">{words.startText}</p>
        <LinkButton href={paths.studio()} className="text-lg">
          {words.start}
        </LinkButton>
      </section>
    </main>
  );
}
