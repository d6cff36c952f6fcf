import { qualityWordOf } from '../../../domain/src/print-quality.ts';
import { useWords } from '../words.ts';

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
  const word = dpi === undefined ? undefined : qualityWordOf(dpi);
  const quality = dpi === undefined || !word ? words.qualityPending : `${words.dpi(dpi)}, ${words.quality[word]}`;
  const isCoarse = word === 'soft' || word === 'poor';
  const facts: { label: string; value: string; isWarning?: boolean }[] = [
    { label: words.readOut.type, value: gsm === undefined ? type : `${type}, ${catalog.gsm(gsm)}` },
    { label: words.readOut.color, value: color },
    { label: words.qualityLabel, value: quality, isWarning: isCoarse },
  ];
  return (
    <div>
      <dl className="grid grid-cols-3 gap-x-4 gap-y-1">
        {facts.map(({ label, value, isWarning }) => (
          <div key={label} className="col-span-3 grid grid-cols-subgrid">
            <dt className="text-ink-3">{label}</dt>
            <dd aria-live="polite" className={`col-span-2 min-h-6 ${isWarning ? 'font-medium text-brick' : ''}`}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-2">{words.exact}</p>
    </div>
  );
}
