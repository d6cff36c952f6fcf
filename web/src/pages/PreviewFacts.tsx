import { useWords } from '../words.ts';

/** Under this many dots per inch the shopper is told (rulings, Generation). */
const SHARP_DPI = 150;

type Props = {
  type: string;
  gsm: number | undefined;
  color: string;
  /** Nothing until it is known for the chosen place. */
  dpi: number | undefined;
};

/** Type and colour read-outs, and how fine the print will be. Its lines keep their room while something is not known yet. */
export function PreviewFacts({ type, gsm, color, dpi }: Props) {
  const words = useWords('preview');
  const catalog = useWords('catalog');
  const isCoarse = dpi !== undefined && dpi < SHARP_DPI;
  const quality =
    dpi === undefined ? words.qualityPending : `${words.dpi(dpi)}, ${isCoarse ? words.coarse : words.sharp}`;
  const facts = [
    { label: words.readOut.type, value: gsm === undefined ? type : `${type}, ${catalog.gsm(gsm)}` },
    { label: words.readOut.color, value: color },
    { label: words.qualityLabel, value: quality },
  ];
  return (
    <div>
      <dl className="grid grid-cols-3 gap-x-4 gap-y-1">
        {facts.map(({ label, value }) => (
          <div key={label} className="col-span-3 grid grid-cols-subgrid">
            <dt className="text-ink-3">{label}</dt>
            <dd aria-live="polite" className="col-span-2 min-h-6">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-2">{words.exact}</p>
    </div>
  );
}
