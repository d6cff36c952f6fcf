import { useState } from 'react';
import type { Design } from '../../../contract/src/designs.ts';
import { viewOf } from '../../../domain/src/catalog.ts';
import { qualityWordOf } from '../../../domain/src/print-quality.ts';
import { pricedShirt, withSecondPrint } from '../features/catalog/priced-shirt.ts';
import { useCatalog } from '../features/catalog/use-catalog.ts';
import { type Mockup, useMockup } from '../features/designs/LiveShirt.tsx';
import { useRealisticPreview } from '../features/designs/RealisticPanel.tsx';
import type { ShirtChoice } from '../stored/shirt-choice.ts';
import { useFrame } from './frame-context.ts';
import type { View } from './PreviewStage.tsx';
import { freeSideOf, useSecondPrint } from './SecondSide.tsx';

export type PreviewedDesign = Pick<Design, 'id' | 'name' | 'prompt' | 'imageUrl' | 'drawnBy' | 'mockupUrl'>;

type Options = { design: PreviewedDesign; initial: ShirtChoice; onChoose: (change: Partial<ShirtChoice>) => void };

const isPoor = ({ dpi }: Mockup): boolean => dpi !== undefined && qualityWordOf(dpi) === 'poor';

/** Both prints on the chosen shirt: the price of the sum, and the exact picture of each side. */
function useSides(design: PreviewedDesign, choice: ShirtChoice) {
  const { catalog, ...away } = useCatalog();
  const first = catalog && pricedShirt(catalog, choice);
  const sold = first?.choice ?? choice;
  const side = catalog && freeSideOf(catalog, sold);
  const second = useSecondPrint(design.id, side);
  const { print } = second;
  const placement =
    print && side?.placements.find(one => one.position === print.position && one.designSize === print.printSize);
  const shirt = first && placement ? withSecondPrint(first, placement) : first;
  const secondChoice = { ...sold, position: print?.position ?? 'back', printSize: print?.printSize ?? 'a3' };
  const mockups = {
    first: useMockup(design, sold, design.mockupUrl),
    second: useMockup(print?.design, secondChoice),
  };
  const needsConsent = isPoor(mockups.first) || (print !== undefined && isPoor(mockups.second));
  return { catalog, away, shirt, sold, side, second, secondChoice, mockups, needsConsent };
}

/** The shirt on the preview page: what is chosen, its price, and which picture of it is shown. */
export function usePreview({ design, initial, onChoose }: Options) {
  const { signIn } = useFrame();
  const [choice, setChoice] = useState(initial);
  const [wanted, want] = useState<'first' | 'second'>('first');
  const [isRealistic, showRealistic] = useState(false);
  const sides = useSides(design, choice);
  const { sold, second, secondChoice, mockups } = sides;
  const { print } = second;
  const shown: 'first' | 'second' = print ? wanted : 'first';
  const realistic = useRealisticPreview({
    design: shown === 'second' && print ? print.design : design,
    choice: shown === 'second' ? secondChoice : sold,
    mockup: mockups[shown],
    onDone: () => showRealistic(true),
    onSignInNeeded: signIn,
  });

  const choose = (change: Partial<ShirtChoice>) => {
    setChoice({ ...choice, ...change });
    // A choice is seen on the exact picture at once.
    if (!('size' in change)) showRealistic(false);
    if ('position' in change) want('first');
    onChoose(change);
  };
  const look = (view: View) => {
    showRealistic(view === 'realistic');
    if (view !== 'realistic') want(view === viewOf(sold.position) ? 'first' : 'second');
  };
  const put: typeof second.put = (...to) => {
    second.put(...to);
    want('second');
    showRealistic(false);
  };
  const views = viewsOf({ sold, isTwoSided: print !== undefined, shown, isRealistic, hasRealistic: !!realistic.url });
  return { ...sides, second: { ...second, put }, shown, realistic, choose, look, ...views };
}

type Looking = {
  sold: ShirtChoice;
  isTwoSided: boolean;
  shown: 'first' | 'second';
  isRealistic: boolean;
  hasRealistic: boolean;
};

/** What there is to see of the shirt, and what of it is shown. */
function viewsOf(o: Looking): { views: View[]; view: View } {
  const first = viewOf(o.sold.position);
  const other = first === 'front' ? 'back' : 'front';
  const exact: View[] = o.isTwoSided ? ['front', 'back'] : [first];
  return {
    views: o.hasRealistic ? [...exact, 'realistic'] : exact,
    view: o.isRealistic && o.hasRealistic ? 'realistic' : o.shown === 'first' ? first : other,
  };
}

export type Preview = ReturnType<typeof usePreview>;

/** What goes into the cart: the print in front first, and the one on the back with it (rulings, Wire values). */
export function cartItemOf(design: Pick<Design, 'id'>, { shirt, sold, second: { print } }: Preview) {
  if (!shirt) return undefined;
  const own = { designId: design.id, position: sold.position, designSize: sold.printSize };
  const base = { productId: shirt.product.id, price: shirt.price, color: sold.tshirtColor, size: sold.size };
  if (!print) return { ...base, ...own };
  const other = { designId: print.design.id, position: print.position, designSize: print.printSize };
  const [front, back] = viewOf(sold.position) === 'front' ? [own, other] : [other, own];
  return { ...base, ...front, back };
}
