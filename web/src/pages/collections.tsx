import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { useAnswer } from '../api/use-endpoint.ts';
import { CollectionFilter } from '../features/collections/CollectionFilter.tsx';
import { filterIn } from '../features/collections/filter.ts';
import { paths } from '../paths.ts';
import { useWords } from '../words.ts';
import { CollectionList } from './CollectionList.tsx';
import { PageHead } from './PageHead.tsx';

/** /collections: every collection, with search and type in the address (rulings, Pages). */
export default function Collections() {
  const words = useWords('collectionList');
  const types = useAnswer('collections.types');
  const search = useSearch();
  const filter = filterIn(new URLSearchParams(search));
  const known = types.find(type => type.toLowerCase() === filter.type?.toLowerCase());
  return (
    <main className="mx-auto flex w-full max-w-page flex-1 flex-col gap-6 px-4 py-8">
      <PageHead title={words.title} description={words.description} path={paths.collections({ type: known })} />
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
