import type { CurrentDesign } from '../stored/current-design.ts';
import { ArtworkThumb } from '../ui/Thumb.tsx';
import { Badge } from '../ui/Badge.tsx';
import { ArrowIcon } from '../ui/icons.tsx';
import { useWords } from '../words.ts';

type Props = { design: CurrentDesign; onUse: () => void };

/** The design that is there already, and the way on with it: what who comes back looks for. As high as the words that it replaces. */
export function StudioLast({ design, onUse }: Props) {
  const words = useWords('studio');
  const { madeWithAi } = useWords('designs');
  return (
    <section aria-label={words.lastDesign}>
      <button type="button" onClick={onUse} className="group flex h-12 w-full items-center gap-3 text-left">
        <ArtworkThumb src={design.imageUrl} alt="" className="size-12!" />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="flex items-center justify-between gap-2">
            <span className="line-clamp-1 font-semibold">{design.name}</span>
            <Badge className="shrink-0">{madeWithAi}</Badge>
          </span>
          <span className="inline-flex items-center gap-2 font-semibold text-indigo group-hover:underline">
            {words.useIt} <ArrowIcon />
          </span>
        </span>
      </button>
    </section>
  );
}
