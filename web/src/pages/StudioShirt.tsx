import { Link } from 'wouter';
import type { ReactNode } from 'react';
import { useVisibility } from '../features/designs/DesignSwitch.tsx';
import { paths } from '../paths.ts';
import { QUIET_LINK } from '../ui/Button.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useWords } from '../words.ts';
import { PriceSummary } from '../features/catalog/PriceSummary.tsx';
import type { PricedShirt } from '../features/catalog/priced-shirt.ts';
import { CatalogAway } from '../features/catalog/CatalogAway.tsx';
import { ColorPicker, PlacementChoice, TypeChoice } from '../features/catalog/ShirtChoices.tsx';
import { awaySizes } from '../api/away-text.ts';
import { SizeChoice } from '../features/catalog/SizeChoice.tsx';
import type { CatalogState } from '../features/catalog/use-catalog.ts';
import type { CurrentDesign } from '../stored/current-design.ts';
import type { ShirtChoice } from '../stored/shirt-choice.ts';
import { DesignLine } from './DesignLine.tsx';

/** Who sees the design in work: its maker alone, or everybody (S2 §4, Design visibility). */
function StudioVisibility({ designId }: { designId: string }) {
  const { visibility: words } = useWords('studio');
  const { design, isBusy, setPublic } = useVisibility(designId);
  if (!design) return null;
  return (
    <section aria-label={words.title} className="flex flex-col items-start rounded-card border border-line p-4">
      <Switch
        isOn={design.isPublic}
        onChange={setPublic}
        label={words.title}
        note={design.isPublic ? words.public : words.private}
        busy={isBusy}
      />
      {design.isPublic && (
        <Link href={paths.design(design)} className={QUIET_LINK}>
          {words.see}
        </Link>
      )}
    </section>
  );
}

type Props = {
  design: CurrentDesign;
  /** The edit panel, below the design. */
  edit: ReactNode;
  /** The panel for placing it by hand. */
  place: ReactNode;
  catalog: CatalogState;
  shirt: PricedShirt | undefined;
  onChange: (change: Partial<ShirtChoice>) => void;
};

/** Step 2: T-shirt type, colour, size and placement, and what it costs (S1 §2). */
export function StudioShirt({ design, edit, place, catalog, shirt, onChange }: Props) {
  return (
    <>
      <DesignLine name={design.name} prompt={design.prompt} picture={null} drawnBy={design.drawnBy} besideShirt />
      {edit}
      {place}
      {catalog.catalog && shirt ? (
        <>
          <TypeChoice catalog={catalog.catalog} choice={shirt.choice} onChange={onChange} />
          <ColorPicker catalog={catalog.catalog} choice={shirt.choice} onChange={onChange} />
          <SizeChoice
            sizes={shirt.product.sizes}
            size={shirt.choice.size}
            type={shirt.choice.tshirtType}
            onChange={size => onChange({ size })}
            away={awaySizes(shirt.product.away, shirt.choice.tshirtColor)}
          />
          <PlacementChoice catalog={catalog.catalog} choice={shirt.choice} onChange={onChange} />
          <PriceSummary shirt={shirt} />
        </>
      ) : (
        <CatalogAway {...catalog} />
      )}
      <StudioVisibility designId={design.id} />
    </>
  );
}
