import { useDeliveryDays } from '../delivery-terms.ts';
import { Link } from 'wouter';
import { areaOf } from '../../../domain/src/print-areas.ts';
import { scenesOf } from '../../../domain/src/preview-scenes.ts';
import { CatalogAway } from '../features/catalog/CatalogAway.tsx';
import { PriceSummary } from '../features/catalog/PriceSummary.tsx';
import { ColorPicker, PlacementChoice, TypeChoice } from '../features/catalog/ShirtChoices.tsx';
import { ShirtPrice } from '../features/catalog/ShirtPrice.tsx';
import { awaySizes } from '../api/away-text.ts';
import { SizeChoice } from '../features/catalog/SizeChoice.tsx';
import { useShirtNames } from '../features/catalog/use-shirt-names.ts';
import { AddDesignToCart } from '../features/cart/AddDesignToCart.tsx';
import { LiveShirt } from '../features/designs/LiveShirt.tsx';
import { RealisticPanel } from '../features/designs/RealisticPanel.tsx';
import { paths } from '../paths.ts';
import type { ShirtChoice } from '../stored/shirt-choice.ts';
import { BackIcon, TruckIcon } from '../ui/icons.tsx';
import { QUIET_LINK } from '../ui/Button.tsx';
import { StageLayout } from '../ui/StageLayout.tsx';
import { useWords } from '../words.ts';
import { DesignLine } from './DesignLine.tsx';
import { useFrame } from './frame-context.ts';
import { PreviewFacts, PreviewStage } from './PreviewStage.tsx';
import { SecondSide } from './SecondSide.tsx';
import { cartItemOf, type Preview, type PreviewedDesign, usePreview } from './use-preview.ts';

type Props = {
  design: PreviewedDesign;
  initial: ShirtChoice;
  onChoose: (change: Partial<ShirtChoice>) => void;
  /** Where 'Back to Design Studio' leads. */
  back: string;
  onBack?: () => void;
};

/** Cut, colour and place of the first print, and a second one on the other side. */
function Choices({ preview, design }: { preview: Preview; design: PreviewedDesign }) {
  const words = useWords('preview');
  const days = useDeliveryDays();
  const { catalog, away, shirt, sold, side, second, mockups, choose } = preview;
  if (!catalog || !shirt || !side) return <CatalogAway catalog={catalog} {...away} />;
  // While there is a second print, the first one stays on its own side.
  const placements = second.print
    ? catalog.placements.filter(one => !side.placements.includes(one))
    : catalog.placements;
  return (
    <>
      <TypeChoice catalog={catalog} choice={sold} onChange={choose} />
      <ColorPicker catalog={catalog} choice={sold} onChange={choose} />
      <PlacementChoice catalog={{ ...catalog, placements }} choice={sold} onChange={choose} />
      {side.placements.length > 0 && <SecondSide {...second} first={design} side={side} dpi={mockups.second.dpi} />}
      <div>
        <PriceSummary shirt={shirt} />
        <p className="mt-3 flex items-center gap-2 font-medium text-leaf">
          <TruckIcon /> {words.delivery(days)}
        </p>
      </div>
    </>
  );
}

/** A design on the shirt as it will be printed: choices, price, print quality, and into the cart (S2 §2). */
export function PreviewShirt({ design, initial, onChoose, back, onBack }: Props) {
  const words = useWords('preview');
  const { openCart } = useFrame();
  const preview = usePreview({ design, initial, onChoose });
  const { shirt, sold, mockups, shown, realistic, view, views, second, choose } = preview;
  const names = useShirtNames(shirt, design.name);
  const { tshirtColor: color, tshirtType, size } = sold;
  const alt = shown === 'second' && second.print ? words.otherSideAlt(second.print.design.name, names.type) : names.alt;
  const stage = (
    <PreviewStage
      views={views}
      view={view}
      onView={preview.look}
      exact={<LiveShirt mockup={mockups[shown]} cloth={shirt?.cloth} alt={alt} />}
      realistic={realistic.url === undefined ? undefined : { url: realistic.url, alt, drawnBy: realistic.drawnBy }}
    />
  );
  const bar = (
    <AddDesignToCart
      item={cartItemOf(design, preview)}
      summary={<ShirtPrice shirt={shirt} />}
      sizes={
        <SizeChoice
          sizes={shirt?.product.sizes ?? []}
          size={size}
          type={tshirtType}
          onChange={next => choose({ size: next })}
          away={awaySizes(shirt?.product.away, color)}
        />
      }
      isPoor={preview.needsConsent}
      onAdded={openCart}
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
        drawnBy={design.drawnBy}
        besideShirt
      />
      <PreviewFacts type={names.type} gsm={shirt?.product.gsm} color={names.color} dpi={mockups.first.dpi} />
      <RealisticPanel {...realistic} scenes={shirt ? scenesOf(shirt.product.template, areaOf(shirt.placement)) : []} />
      <Choices preview={preview} design={design} />
      <Link href={paths.startGroup({ design: design.id })} className={`${QUIET_LINK} self-start`}>
        {words.group}
      </Link>
    </StageLayout>
  );
}
