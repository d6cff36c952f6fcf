import { useErrorText } from '../api/error-text.ts';
import { usePages } from '../api/use-pages.ts';
import { filterIn, listParams } from '../features/collections/filter.ts';
import { NothingFound } from '../features/collections/NothingFound.tsx';
import { useRefetchWhile } from '../features/designs/use-refetch-while.ts';
import { paths } from '../paths.ts';
import { classNames } from '../ui/class-names.ts';
import { ShowMore } from '../ui/ShowMore.tsx';
import { useWords } from '../words.ts';
import { CollectionShelf } from './CollectionShelf.tsx';
import { LoadFailed } from '../ui/EmptyState.tsx';

/** Cards that stand on the first screen of a wide window. */
const FIRST_ROW = 3;

/** The list that the query of an address asks for, as far as it was opened. */
export function CollectionList({ search }: { search: string }) {
  const words = useWords('collectionList');
  const errorText = useErrorText();
  const query = new URLSearchParams(search);
  const filter = filterIn(query);
  const list = usePages('collections.list', listParams(query), { keep: true });
  const collections = list.items ?? [];
  useRefetchWhile(
    collections.some(one => !one.imageUrl),
    'collections.list',
  );
  if (list.error && !list.items)
    return (
      <LoadFailed text={`${words.loadFailed} ${errorText(list.error)}`} retryLabel={words.retry} onRetry={list.retry} />
    );
  if (collections.length === 0) return <NothingFound {...filter} />;
  return (
    <div
      aria-busy={list.isOld || undefined}
      className={classNames('flex flex-col gap-8', list.isOld && 'opacity-60 transition-opacity')}
    >
      <CollectionShelf collections={collections} heading="h2" urgent={FIRST_ROW} />
      <p role="status" className="sr-only">
        {words.shown(collections.length)}
      </p>
      {list.next && (
        <ShowMore
          href={paths.collections({ ...filter, cursor: list.next })}
          onPress={list.loadMore}
          busy={list.loadingMore}
          labels={words}
        />
      )}
    </div>
  );
}
