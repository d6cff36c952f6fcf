import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/EmptyState.tsx';
import { useWords } from '../../words.ts';
import type { CatalogState } from './use-catalog.ts';

/** Stands where the choices stand once the catalogue is here: their shape while it loads, or what happened and a way to try again. */
export function CatalogAway({ failed, retry }: CatalogState) {
  const words = useWords('catalog');
  if (failed) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3 rounded-card border border-line bg-white p-4">
        <p className="font-semibold">{words.awayTitle}</p>
        <p className="text-ink-2">{words.awayText}</p>
        <Button tone="secondary" onClick={retry}>
          {words.retry}
        </Button>
      </div>
    );
  }
  return (
    <div aria-busy="true" className="flex flex-col gap-2">
      {[0, 1, 2, 3].map(row => (
        <Skeleton key={row} className="h-thumb rounded-card" />
      ))}
    </div>
  );
}
