import type { Placement } from '../../../../contract/src/catalog.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { useWords } from '../../words.ts';
import { placeOf } from './place.ts';
import { PrintSketch } from './PrintSketch.tsx';

/** 2.5 → '6.4': centimetres with one decimal. */
const centimetres = (inches: number): string => String(Math.round(inches * 25.4) / 10);

/** A place to print: where, how large, what it costs on top, and what it is good for (S2 §3, Print option). */
export function PrintCard({ placement, advice }: { placement: Placement; advice: string }) {
  const words = useWords('pricing');
  const catalog = useWords('catalog');
  const { position, designSize, name, nameHi, widthInches, heightInches, price } = placement;
  const label = catalog.placementName(placeOf(position, designSize), name, nameHi);
  return (
    <article className="flex h-full gap-4 rounded-card border border-line bg-white p-4">
      <PrintSketch placement={placement} label={words.sketch(label)} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h3 className="text-lg">{label}</h3>
        <p className="numbers text-xl font-semibold">{catalog.fee(formatRupees(price))}</p>
        <p className="numbers text-sm text-ink-2">
          <span className="whitespace-nowrap">{catalog.inches(widthInches, heightInches)}</span>{' '}
          <span className="whitespace-nowrap">
            {words.centimetres(centimetres(widthInches), centimetres(heightInches))}
          </span>
        </p>
        <p className="mt-1 text-ink-2">{advice}</p>
      </div>
    </article>
  );
}
