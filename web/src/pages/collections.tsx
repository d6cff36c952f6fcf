import { useDeliveryDays } from '../delivery-terms.ts';
import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { useAnswer } from '../api/use-endpoint.ts';
import { CollectionFilter } from '../features/collections/CollectionFilter.tsx';
import { filterIn, listParams } from '../features/collections/filter.ts';
import { paths } from '../paths.ts';
import { useWords } from '../words.ts';
import { PageHead } from './PageHead.tsx';
import { useErrorText } from '../api/error-text.ts';
import { usePages } from '../api/use-pages.ts';
import { NothingFound } from '../features/collections/NothingFound.tsx';
import { useRefetchWhile } from '../features/designs/use-refetch-while.ts';
import { classNames } from '../ui/class-names.ts';
import { ShowMore } from '../ui/ShowMore.tsx';
import { CollectionShelf } from './CollectionShelf.tsx';
import { LoadFailed } from '../ui/EmptyState.tsx';

/** Cards in the first row of a wide window: their pictures load first. */
const FIRST_ROW = 3;

/** The collections that the query in the address asks for, up to the last page that was opened. */
function CollectionList({ search }: { search: string }) {
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

/** /collections: every collection, with search and type in the address (rulings, Pages). */
export default function Collections() {
  const words = useWords('collectionList');
  const types = useAnswer('collections.types');
  const search = useSearch();
  const filter = filterIn(new URLSearchParams(search));
  const known = types.find(type => type.toLowerCase() === filter.type?.toLowerCase());
  return (
    <main className="mx-auto flex w-full max-w-page flex-1 flex-col gap-6 px-4 py-8">
      <PageHead
        title={words.title}
        description={words.description(useDeliveryDays())}
        path={paths.collections({ type: known })}
      />
      <header>
        <h1 className="text-3xl">{words.title}</h1>
        <p className="mt-2 text-lg text-ink-2">{words.lead}</p>
      </header>
      <CollectionFilter types={types} {...filter} />
      <Suspense>
        <CollectionList search={search} />
      </Suspense>
    </main>
  );
}
