import { useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Design } from '../../../contract/src/designs.ts';
import type { Size } from '../../../domain/src/catalog.ts';
import { qualityWordOf } from '../../../domain/src/print-quality.ts';
import { AddDesignToCart } from '../features/cart/AddDesignToCart.tsx';
import { CatalogAway } from '../features/catalog/CatalogAway.tsx';
import { pricedShirt } from '../features/catalog/priced-shirt.ts';
import { PriceSummary } from '../features/catalog/PriceSummary.tsx';
import { ColorPicker, PlacementChoice, TypeChoice } from '../features/catalog/ShirtChoices.tsx';
import { ShirtPrice } from '../features/catalog/ShirtPrice.tsx';
import { awaySizes } from '../api/away-text.ts';
import { SizeChoice } from '../features/catalog/SizeChoice.tsx';
import { useCatalog } from '../features/catalog/use-catalog.ts';
import { useShirtNames } from '../features/catalog/use-shirt-names.ts';
import { ArtworkFile, sendingText } from '../features/designs/ArtworkFile.tsx';
import { LiveShirt, useMockup } from '../features/designs/LiveShirt.tsx';
import { SaveArtwork } from '../features/designs/SaveArtwork.tsx';
import { useOwnArtwork } from '../features/designs/use-own-artwork.ts';
import { paths } from '../paths.ts';
import { DEFAULT_CHOICE, type ShirtChoice } from '../stored/shirt-choice.ts';
import { Button, QUIET_LINK } from '../ui/Button.tsx';
import { BackIcon } from '../ui/icons.tsx';
import { StageLayout } from '../ui/StageLayout.tsx';
import { useWords } from '../words.ts';
import { useFrame } from './frame-context.ts';
import { PageHead } from './PageHead.tsx';
import { PreviewFacts } from './PreviewStage.tsx';

/** Own artwork on a shirt, from the file to the cart (S2 §2, /customize; rulings, Sizes). */
function Customizer() {
  const words = useWords('customize');
  const { openCart, signIn } = useFrame();
  const [choice, setChoice] = useState(DEFAULT_CHOICE);
  const [size, setSize] = useState<Size>(DEFAULT_CHOICE.size);
  const [design, setDesign] = useState<Design>();
  /** What the shopper should know of the picture that came out. */
  const [notice, setNotice] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { catalog, ...away } = useCatalog();
  const shirt = catalog && pricedShirt(catalog, choice);
  const sold = shirt?.choice ?? choice;
  const mockup = useMockup(design, sold, design?.mockupUrl);
  const names = useShirtNames(shirt, design?.name);
  const artwork = useOwnArtwork({
    choice: sold,
    size,
    signIn,
    onReturn: chosen => {
      setChoice(chosen.shirt);
      setSize(chosen.size);
    },
    onDone: answer => {
      setDesign(answer.design);
      setNotice(
        [answer.isFirstFrame && words.firstFrame, answer.background === 'not_plain' && words.notPlain]
          .filter(Boolean)
          .join(' '),
      );
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    },
  });
  const choose = (change: Partial<ShirtChoice>) => setChoice({ ...choice, ...change });
  const { tshirtColor: color, tshirtType, position, printSize: designSize } = sold;
  const picker = { sizes: shirt?.product.sizes ?? [], size, onChange: setSize, type: tshirtType };
  const sizes = <SizeChoice {...picker} away={awaySizes(shirt?.product.away, color)} />;
  const startAnew = () => {
    setDesign(undefined);
    setNotice(undefined);
    artwork.clear();
  };
  const bar = design ? (
    <AddDesignToCart
      item={
        shirt && {
          designId: design.id,
          productId: shirt.product.id,
          price: shirt.price,
          color,
          position,
          designSize,
          size,
        }
      }
      summary={<ShirtPrice shirt={shirt} />}
      sizes={sizes}
      isPoor={mockup.dpi !== undefined && qualityWordOf(mockup.dpi) === 'poor'}
      onAdded={openCart}
    />
  ) : (
    <div className="flex items-center justify-between gap-3">
      <ShirtPrice shirt={shirt} />
      <Button
        busy={artwork.sent !== undefined}
        onClick={() => (artwork.chosen ? artwork.send() : input.current?.click())}
        className="shrink-0"
      >
        {artwork.sent !== undefined ? sendingText(words, artwork.sent) : artwork.chosen ? words.upload : words.choose}
      </Button>
    </div>
  );
  const stage = (
    <figure className="relative size-full">
      <LiveShirt mockup={mockup} cloth={shirt?.cloth} alt={names.alt} />
      {!design && (
        <figcaption className="absolute inset-x-0 bottom-6 text-center text-ink-2">{words.stageEmpty}</figcaption>
      )}
    </figure>
  );
  return (
    <StageLayout stage={stage} stageOnPhones={design !== undefined} bar={bar}>
      <header>
        <h1 ref={heading} tabIndex={-1} className="text-2xl lg:text-3xl">
          {design ? words.done.title : words.title}
        </h1>
        <p className="mt-2 text-ink-2">{design ? words.done.description : words.intro}</p>
        {notice && <p className="mt-2">{notice}</p>}
      </header>
      {design ? (
        <>
          <SaveArtwork design={design} choice={sold} onDesign={setDesign} />
          <button type="button" onClick={startAnew} className={`${QUIET_LINK} self-start`}>
            <BackIcon /> {words.chooseOther}
          </button>
          <PreviewFacts type={names.type} gsm={shirt?.product.gsm} color={names.color} dpi={mockup.dpi} />
        </>
      ) : (
        <>
          <ArtworkFile artwork={artwork} input={input} />
          <Link href={paths.studio()} className={`${QUIET_LINK} self-start`}>
            {words.ideaLink}
          </Link>
        </>
      )}
      {catalog && shirt ? (
        <>
          <TypeChoice catalog={catalog} choice={sold} onChange={choose} />
          <ColorPicker catalog={catalog} choice={sold} onChange={choose} />
          {/* 'Add to Cart' asks for it again. */}
          {!design && sizes}
          <PlacementChoice catalog={catalog} choice={sold} onChange={choose} />
          <PriceSummary shirt={shirt} feeLabel={words.designFee(names.place)} />
        </>
      ) : (
        <CatalogAway catalog={catalog} {...away} />
      )}
    </StageLayout>
  );
}

export default function CustomizePage() {
  const words = useWords('customize');
  return (
    <main className="flex flex-1 flex-col">
      <PageHead title={words.title} description={words.description} path={paths.customize()} />
      <Customizer />
    </main>
  );
}
