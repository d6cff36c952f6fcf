import { useState } from 'react';
import { Link } from 'wouter';
import type { Design } from '../../../contract/src/designs.ts';
import { qualityWordOf } from '../../../domain/src/print-quality.ts';
import { CatalogAway } from '../features/catalog/CatalogAway.tsx';
import { pricedShirt } from '../features/catalog/priced-shirt.ts';
import { PriceSummary } from '../features/catalog/PriceSummary.tsx';
import { ColorChoice, PlacementChoice, TypeChoice } from '../features/catalog/ShirtChoices.tsx';
import { ShirtPrice } from '../features/catalog/ShirtPrice.tsx';
import { SizeChoice } from '../features/catalog/SizeChoice.tsx';
import { useCatalog } from '../features/catalog/use-catalog.ts';
import { useShirtNames } from '../features/catalog/use-shirt-names.ts';
import { AddDesignToCart } from '../features/cart/AddDesignToCart.tsx';
import { LiveShirt } from '../features/designs/LiveShirt.tsx';
import { RealisticPanel } from '../features/designs/RealisticPanel.tsx';
import { useMockup } from '../features/designs/use-mockup.ts';
import { useRealisticPreview } from '../features/designs/use-realistic-preview.ts';
import type { ShirtChoice } from '../stored/shirt-choice.ts';
import { BackIcon, TruckIcon } from '../ui/icons.tsx';
import { QUIET_LINK } from '../ui/quiet-link.ts';
import { StageLayout } from '../ui/StageLayout.tsx';
import { useWords } from '../words.ts';
import { DesignLine } from './DesignLine.tsx';
import { useFrame } from './frame-context.ts';
import { PreviewFacts } from './PreviewFacts.tsx';
import { PreviewStage } from './PreviewStage.tsx';

type Props = {
  design: Pick<Design, 'id' | 'name' | 'prompt' | 'imageUrl' | 'madeWithAi' | 'mockupUrl'>;
  initial: ShirtChoice;
  onChoose: (change: Partial<ShirtChoice>) => void;
  /** Where 'Back to Design Studio' leads. */
  back: string;
  onBack?: () => void;
};

/** A design on the shirt as it will be printed: choices, price, print quality, and into the cart (S2 §2). */
export function PreviewShirt({ design, initial, onChoose, back, onBack }: Props) {
  const words = useWords('preview');
  const { openCart, signIn } = useFrame();
  const [choice, setChoice] = useState(initial);
  const [isRealistic, showRealistic] = useState(false);
  const { catalog, ...away } = useCatalog();
  const shirt = catalog && pricedShirt(catalog, choice);
  const sold = shirt?.choice ?? choice;
  const mockup = useMockup(design, sold, design.mockupUrl);
  const names = useShirtNames(shirt, design.name);
  const realistic = useRealisticPreview({
    design,
    choice: sold,
    onDone: () => showRealistic(true),
    onSignInNeeded: signIn,
  });
  const choose = (change: Partial<ShirtChoice>) => {
    setChoice({ ...choice, ...change });
    // A choice is seen on the exact picture at once.
    if (!('size' in change)) showRealistic(false);
    onChoose(change);
  };
  const { tshirtColor: color, tshirtType, position, printSize: designSize, size } = sold;
  const item = shirt && {
    designId: design.id,
    productId: shirt.product.id,
    price: shirt.price,
    ...{ color, position, designSize, size },
  };
  const bar = (
    <AddDesignToCart
      item={item}
      summary={<ShirtPrice shirt={shirt} />}
      sizes={<SizeChoice size={size} oversized={tshirtType !== 'regular'} onChange={next => choose({ size: next })} />}
      isPoor={mockup.dpi !== undefined && qualityWordOf(mockup.dpi) === 'poor'}
      onAdded={openCart}
    />
  );
  const side = position === 'back' ? 'back' : 'front';
  const stage = (
    <PreviewStage
      views={realistic.url === undefined ? [side] : [side, 'realistic']}
      view={isRealistic && realistic.url !== undefined ? 'realistic' : side}
      onView={view => showRealistic(view === 'realistic')}
      exact={<LiveShirt mockup={mockup} color={color} alt={names.alt} />}
      realistic={realistic.url === undefined ? undefined : { url: realistic.url, alt: names.alt }}
    />
  );
  return (
    <StageLayout stage={stage} bar={bar}>
      <header>
        <Link href={back} onClick={onBack} className={QUIET_LINK}>
          <BackIcon /> {words.back}
        </Link>
        <h1 className="text-2xl lg:text-3xl">{words.title}</h1>
      </header>
      <DesignLine
        name={design.name}
        prompt={design.prompt}
        picture={design.imageUrl}
        madeWithAi={design.madeWithAi}
        besideShirt
      />
      <PreviewFacts type={names.type} gsm={shirt?.product.gsm} color={names.color} dpi={mockup.dpi} />
      <RealisticPanel {...realistic} />
      {catalog && shirt ? (
        <>
          <TypeChoice catalog={catalog} choice={sold} onChange={choose} />
          <ColorChoice choice={sold} onChange={choose} />
          <PlacementChoice catalog={catalog} choice={sold} onChange={choose} />
          <div>
            <PriceSummary shirt={shirt} />
            <p className="mt-3 flex items-center gap-2 font-medium text-leaf">
              <TruckIcon /> {words.delivery}
            </p>
          </div>
        </>
      ) : (
        <CatalogAway catalog={catalog} {...away} />
      )}
    </StageLayout>
  );
}
