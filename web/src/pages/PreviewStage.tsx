import type { ReactNode } from 'react';
import { Badge } from '../ui/Badge.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Segments } from '../ui/Tabs.tsx';
import { useWords } from '../words.ts';

/** Which picture of the shirt is shown. */
export type View = 'front' | 'back' | 'realistic';

type Props = {
  /** What there is to see, the exact pictures first. */
  views: readonly View[];
  view: View;
  onView: (view: View) => void;
  /** The exact mockup of the view. */
  exact: ReactNode;
  realistic: { url: string; alt: string } | undefined;
};

/** The illustration, with who drew it (rulings, Generation). */
function Realistic({ url, alt }: { url: string; alt: string }) {
  const { realistic: words } = useWords('preview');
  const { madeWithAi } = useWords('designs');
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
        <Badge>{madeWithAi}</Badge>
      </figcaption>
    </figure>
  );
}

/** The shirt as it is printed, from each printed side, and its realistic preview once there is one. */
export function PreviewStage({ views, view, onView, exact, realistic }: Props) {
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
