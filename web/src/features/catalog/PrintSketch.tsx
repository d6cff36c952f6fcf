import { FIRST_AREAS, UNITS_PER_INCH } from '../../../../domain/src/print-areas.ts';
import type { Placement } from '../../../../contract/src/catalog.ts';

/** A shirt of size M, drawn in inches: 20 wide, 28 long, within a field of 34. */
const SHIRT =
  'M12 4 C14 6.5 20 6.5 22 4 L27 5.5 L32.5 13.5 L28 17 L27 15.5 L27 31 Q17 32.5 7 31 L7 15.5 L6 17 L1.5 13.5 L7 5.5 Z';
const MIDDLE = 17;
const A4 = FIRST_AREAS.a4.spots.regular;
/** Where the upper edge of an A4 is, under the collar: every other place lies so far from it as on the Regular Fit. */
const A4_TOP = 8.5;

/** The print on a shirt, true to scale. */
export function PrintSketch({ placement, label }: { placement: Placement; label: string }) {
  const { widthInches, heightInches, spots } = placement;
  const { regular: spot = A4 } = spots;
  const inches = (units: number) => units / UNITS_PER_INCH.regular;
  const left = MIDDLE + inches(spot.x - A4.x) - widthInches / 2;
  const top = A4_TOP + inches(spot.y - A4.y);
  return (
    <svg viewBox="0 0 34 34" role="img" aria-label={label} className="size-24 shrink-0">
      <path d={SHIRT} className="fill-cloth-2 stroke-ink-3" strokeWidth="0.6" strokeLinejoin="round" />
      <rect x={left} y={top} width={widthInches} height={heightInches} rx="0.4" className="fill-madder" />
    </svg>
  );
}
