import { useSearch } from 'wouter';
import { useErrorText } from '../api/error-text.ts';
import { useAnswer } from '../api/use-endpoint.ts';
import { usePages } from '../api/use-pages.ts';
import { CollectionFilter } from '../features/collections/CollectionFilter.tsx';
import { filterIn, listParams } from '../features/collections/filter.ts';
import { NothingFound } from '../features/collections/NothingFound.tsx';
import { useRefetchWhile } from '../features/designs/use-refetch-while.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { ShowMore } from '../ui/ShowMore.tsx';
import { useWords } from '../words.ts';
import { CollectionShelf } from './CollectionShelf.tsx';
import { PageHead } from './PageHead.tsx';

/** Cards that stand on the first screen of a wide window. */
const FIRST_ROW = 3;

/** The list that the address asks for, as far as it was opened. */
function List() {
  const words = useWords('collectionList');
  const errorText = useErrorText();
  const query = new URLSearchParams(useSearch());
  const filter = filterIn(query);
  const list = usePages('collections.list', listParams(query), { keep: true });
  const collections = list.items ?? [];
  useRefetchWhile(
    collections.some(one => !one.imageUrl),
    'collections.list',
  );
  if (list.error && !list.items)
    return (
      <div role="alert" className="flex flex-col items-start gap-4">
        <p>
          {words.loadFailed} {errorText(list.error)}
        </p>
        <Button tone="secondary" onClick={list.retry}>
          {words.retry}
        </Button>
      </div>
    );
  if (collections.length === 0) return <NothingFound {...filter} />;
  return (
    <div aria-busy={list.isOld || undefined} className={list.isOld ? 'opacity-60 transition-opacity' : undefined}>
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
  const filter = filterIn(new URLSearchParams(useSearch()));
  const known = types.find(type => type.toLowerCase() === filter.type?.toLowerCase());
  return (
    <main className="mx-auto flex w-full max-w-page flex-1 flex-col gap-6 px-4 py-8">
      <PageHead title={words.title} description={words.description} path={paths.collections({ type: known })} />
      <header>
        <h1 className="text-3xl">{words.title}</h1>
        <p className="mt-2 text-lg text-ink-2">{words.lead}</p>
      </header>
      <CollectionFilter types={types} {...filter} />
      <List />
    </main>
  );
}
