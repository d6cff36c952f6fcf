import { useState } from 'react';
import { positionOf, viewOf } from '../../../domain/src/catalog.ts';
import { placementsOf } from '../features/catalog/priced-shirt.ts';
import type { Catalog } from '../features/catalog/use-catalog.ts';
import { useFreshPicture } from '../features/designs/use-studio.ts';
import { type SecondPrint, secondPrintEntry } from '../stored/previews.ts';
import type { ShirtChoice } from '../stored/shirt-choice.ts';
import { useAuth, useStored } from '../stored/use-stored.ts';
import { formatRupees } from '../../../domain/src/money.ts';
import { qualityWordOf } from '../../../domain/src/print-quality.ts';
import { usePages } from '../api/use-pages.ts';
import { placeOf } from '../features/catalog/place.ts';
import { ChooseDesign } from '../features/designs/ChooseDesign.tsx';
import { ArtworkThumb } from '../ui/Thumb.tsx';
import { Button, IconButton, QUIET_LINK } from '../ui/Button.tsx';
import { PlusIcon, TrashIcon } from '../ui/icons.tsx';
import { RadioCards } from '../ui/RadioCards.tsx';
import { useWords } from '../words.ts';

type Placement = Catalog['placements'][number];
/** The side that the first print leaves free, with the places that the shop prints there. */
type FreeSide = { view: 'front' | 'back'; placements: readonly Placement[] };

/** The places of the other side of the product. */
export function freeSideOf(catalog: Catalog, choice: Pick<ShirtChoice, 'position' | 'tshirtType'>): FreeSide {
  const view = viewOf(choice.position) === 'front' ? 'back' : 'front';
  const product = catalog.products.find(one => one.type === choice.tshirtType);
  const offered = product ? placementsOf(catalog, product) : catalog.placements;
  return { view, placements: offered.filter(one => viewOf(one.position) === view) };
}

type SecondPrintState = {
  print: SecondPrint | undefined;
  /** Puts a design on the free side; without a place the shop's first one there, or the one that was chosen. */
  put: (design: SecondPrint['design'], placement?: Placement) => void;
  remove: () => void;
};

/** The print on the other side of the shirt of the design `of`: none until it is put there. */
export function useSecondPrint(of: string, side: FreeSide | undefined): SecondPrintState {
  const stored = useStored(secondPrintEntry);
  const [print, setPrint] = useState<SecondPrint | null>();
  const known = print === undefined && stored?.of === of ? stored : (print ?? undefined);
  // A first print that moved to this side, or a place that is sold no more, leaves it no room.
  const current = known && side?.placements.some(one => isAt(one, known)) ? known : undefined;
  const imageUrl = useFreshPicture(current?.design);
  const put: SecondPrintState['put'] = (design, placement) => {
    const place = placement ?? side?.placements.find(one => current && isAt(one, current)) ?? side?.placements[0];
    if (!place) return;
    const { id, name, imageUrl } = design;
    const next = { design: { id, name, imageUrl }, position: positionOf(place.position), printSize: place.designSize };
    secondPrintEntry.write({ ...next, of });
    setPrint(next);
  };
  const remove = () => {
    secondPrintEntry.clear();
    setPrint(null);
  };
  return { print: current && { ...current, design: { ...current.design, imageUrl } }, put, remove };
}

const isAt = (placement: Placement, { position, printSize }: SecondPrint): boolean =>
  placement.position === position && placement.designSize === printSize;

type Props = SecondPrintState & {
  /** The design of the first print: the first that is put on the other side. */
  first: SecondPrint['design'];
  side: FreeSide;
  /** Dots per inch of the second print; nothing until it is known. */
  dpi: number | undefined;
};

/** 'Where on the front': a back print has one place only. */
function Places({ print, put, side }: Pick<Props, 'put' | 'side'> & { print: SecondPrint }) {
  const words = useWords('catalog');
  const { second } = useWords('preview');
  if (side.placements.length < 2) return null;
  return (
    <RadioCards
      legend={second.where[side.view]}
      value={placeOf(print.position, print.printSize)}
      onChange={place =>
        put(
          print.design,
          side.placements.find(one => placeOf(one.position, one.designSize) === place),
        )
      }
      options={side.placements.map(({ position, designSize, name, nameHi, widthInches, heightInches, price }) => ({
        value: placeOf(position, designSize),
        label: words.placementName(placeOf(position, designSize), name, nameHi),
        detail: words.inches(widthInches, heightInches),
        aside: words.fee(formatRupees(price)),
      }))}
    />
  );
}

/** The design on the other side, another one in its place, and none. */
function Printed({ print, put, remove, first, side, dpi }: Props & { print: SecondPrint }) {
  const words = useWords('preview');
  const { artworkAlt } = useWords('designs');
  const [isChoosing, setChoosing] = useState(false);
  const isSignedIn = useAuth() !== undefined;
  const designs = usePages('designs.mine', { limit: 20 }, { enabled: isChoosing });
  const name = print.design.name || first.name;
  return (
    <>
      <div className="flex items-center gap-4">
        {print.design.imageUrl && <ArtworkThumb src={print.design.imageUrl} alt={artworkAlt(name)} />}
        <div className="min-w-0 flex-1">
          <p className="line-clamp-2 font-medium">{name}</p>
          <p aria-live="polite" className="min-h-6 text-sm text-ink-2">
            {dpi === undefined ? words.qualityPending : `${words.dpi(dpi)}, ${words.quality[qualityWordOf(dpi)]}`}
          </p>
          {isSignedIn && (
            <button type="button" onClick={() => setChoosing(true)} className={QUIET_LINK}>
              {words.second.other}
            </button>
          )}
        </div>
        <IconButton label={words.second.remove[side.view]} onClick={remove} className="text-ink-2">
          <TrashIcon />
        </IconButton>
      </div>
      <Places print={print} put={put} side={side} />
      {isChoosing && (
        <ChooseDesign
          title={words.second.choose[side.view]}
          designs={designs}
          current={print.design.id}
          onChoose={design => {
            put(design);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

/** A second print on the side that is free; the shirt costs the sum (rulings, Wire values). */
export function SecondSide(props: Props) {
  const { print, put, first, side } = props;
  const { second: words } = useWords('preview');
  const catalog = useWords('catalog');
  const [cheapest] = side.placements.map(one => one.price).toSorted((a, b) => a - b);
  if (cheapest === undefined) return null;
  return (
    <section aria-label={words.title[side.view]} className="flex flex-col gap-3">
      <h2 className="font-text text-base font-medium">{words.title[side.view]}</h2>
      {print ? (
        <Printed {...props} print={print} />
      ) : (
        <Button tone="secondary" onClick={() => put(first)} className="self-start">
          <PlusIcon /> {words.add[side.view]}
          <span className="numbers font-normal">{catalog.fee(formatRupees(cheapest))}</span>
        </Button>
      )}
    </section>
  );
}
