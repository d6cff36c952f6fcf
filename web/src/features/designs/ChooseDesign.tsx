import type { Design } from '../../../../contract/src/designs.ts';
import type { Pages } from '../../api/use-pages.ts';
import { plainShirt } from '../../ui/art/plain-shirt.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailed, Skeleton } from '../../ui/EmptyState.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useWords } from '../../words.ts';

type Props = {
  title: string;
  designs: Pages<Design>;
  /** The one that is chosen now. */
  current: string;
  onChoose: (design: Design) => void;
  onClose: () => void;
};

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3';

function Tile({ design, isCurrent, onChoose }: { design: Design; isCurrent: boolean; onChoose: () => void }) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isCurrent}
        onClick={onChoose}
        className="block w-full rounded-card border-2 border-line p-1 text-left hover:border-ink-3 aria-pressed:border-madder"
      >
        <span className="block aspect-square overflow-hidden rounded-control bg-ink-3 p-2">
          <Picture
            src={design.imageUrl}
            fallback={plainShirt(design.cloth)}
            alt=""
            width={320}
            height={320}
            sizes="(min-width: 40em) 10em, 40vw"
            className="h-full object-contain"
          />
        </span>
        <span className="mt-1 line-clamp-2 px-1 text-sm font-medium">{design.name}</span>
      </button>
    </li>
  );
}

/** One's own finished designs, the newest first, to choose one of. */
export function ChooseDesign({ title, designs, current, onChoose, onClose }: Props) {
  const { chooser: words } = useWords('preview');
  const shown = designs.items?.filter(one => one.imageUrl !== null);
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {designs.error && <LoadFailed text={words.failed} retryLabel={words.retry} onRetry={designs.retry} />}
        {!shown && !designs.error && (
          <div aria-busy="true" className={GRID}>
            {[1, 2, 3].map(one => (
              <Skeleton key={one} className="aspect-square rounded-card" />
            ))}
          </div>
        )}
        {shown && (
          <ul className={GRID}>
            {shown.map(design => (
              <Tile
                key={design.id}
                design={design}
                isCurrent={design.id === current}
                onChoose={() => onChoose(design)}
              />
            ))}
          </ul>
        )}
        {shown?.length === 0 && <p>{words.none}</p>}
        {designs.hasMore && (
          <Button tone="secondary" busy={designs.loadingMore} onClick={designs.loadMore} className="self-center">
            {words.more}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
