import { useAnswer } from '../api/use-endpoint.ts';
import { useRefetchWhile } from '../features/designs/use-refetch-while.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/Button.tsx';
import { useWords } from '../words.ts';
import { CollectionShelf } from './CollectionShelf.tsx';
import { HomeSection } from './HomeSection.tsx';

/** S1 §9: 6 collections on home. */
const SHOWN = 6;

/** The first collections, and the way to all of them where there are more (S1 §2). */
export function HomeCollections() {
  const words = useWords('home');
  const collections = useAnswer('collections.list', { limit: 8 });
  useRefetchWhile(
    collections.some(collection => !collection.imageUrl),
    'collections.list',
  );
  return (
    <HomeSection id="collections" title={words.collectionsTitle} text={words.collectionsText}>
      <CollectionShelf collections={collections.slice(0, SHOWN)} heading="h3" />
      {collections.length > SHOWN && (
        <LinkButton tone="secondary" href={paths.collections()} className="mt-8">
          {words.viewAll}
        </LinkButton>
      )}
    </HomeSection>
  );
}
