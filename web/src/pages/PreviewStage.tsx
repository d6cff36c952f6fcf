import type { ReactNode } from 'react';
import { type Drawer, labelOf } from '../../../domain/src/drawn-by.ts';
import { qualityWordOf } from '../../../domain/src/print-quality.ts';
import { useWords } from '../words.ts';
import { Badge } from '../ui/Badge.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Segments } from '../ui/Tabs.tsx';

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
    { label: words.readOut.type, value: gsm ? `${type}, ${catalog.gsm(gsm)}` : type },
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

/** Which picture of the shirt is shown. */
export type View = 'front' | 'back' | 'realistic';

type Illustration = { url: string; alt: string; drawnBy: Drawer | null };

type PreviewStageProps = {
  /** What there is to see, the exact pictures first. */
  views: readonly View[];
  view: View;
  onView: (view: View) => void;
  /** The exact mockup of the view. */
  exact: ReactNode;
  realistic: Illustration | undefined;
};

/** The illustration, with who drew it (rulings, Generation). */
function Realistic({ url, alt, drawnBy }: Illustration) {
  const { realistic: words } = useWords('preview');
  const label = labelOf(drawnBy, useWords('designs').drawnBy);
  return (
    <figure className="absolute inset-0 animate-rise">
      <Picture
        src={url}
        fallback={url}
        alt={words.alt(alt)}
        width={1200}
        height={1500}
        sizes="(min-width: 64em) 40em, 100vw"
        room="stage"
        urgent
        className="absolute inset-0 h-full object-contain"
      />
      <figcaption className="absolute inset-x-0 bottom-2 z-10 flex flex-wrap justify-center gap-2 px-2">
        <Badge>{words.illustration}</Badge>
        {label && <Badge>{label}</Badge>}
      </figcaption>
    </figure>
  );
}

/** The shirt as it is printed, from each printed side, and its realistic preview once there is one. */
export function PreviewStage({ views, view, onView, exact, realistic }: PreviewStageProps) {
  const words = useWords('preview');
  return (
    <div className="flex size-full flex-col">
      <div className="relative min-h-0 flex-1 overflow-hidden">
        {view === 'realistic' && realistic ? <Realistic {...realistic} /> : exact}
      </div>
      {views.length > 1 && (
        <div className="flex shrink-0 justify-center py-2">
          <Segments
            label={words.views.label}
            options={views.map(one => ({ value: one, label: words.views[one] }))}
            value={view}
            onChange={onView}
          />
        </div>
      )}
    </div>
  );
}
