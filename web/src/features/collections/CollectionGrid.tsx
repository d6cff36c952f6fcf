import { Link } from 'wouter';
import type { Collection } from '../../../../contract/src/collections.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { paths } from '../../paths.ts';
import shirt from '../../ui/art/shirt-white.svg?no-inline';
import { ArrowIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useWords } from '../../words.ts';

/** What the studio starts with when a piece of a collection is to be made anew. */
const ideaOf = ({ name, details }: Collection): string => (details ? `${name}. ${details}` : name).slice(0, 500);

function CollectionCard({ collection }: { collection: Collection }) {
  const words = useWords('home');
  return (
    <Link
      href={paths.studio({ prompt: ideaOf(collection) })}
      className="group flex h-full flex-col overflow-hidden rounded-card border border-line bg-white transition-colors hover:border-ink-3"
    >
      <div className="aspect-square overflow-hidden bg-cloth-2">
        <Picture
          src={collection.imageUrl}
          fallback={shirt}
          alt=""
          width={600}
          height={600}
          className="size-full object-cover transition-transform duration-large group-hover:scale-105"
        />
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3 md:p-4">
        <p className="text-sm text-ink-3">{collection.style || words.collectionStyle}</p>
        <h3 className="text-lg group-hover:text-madder">{collection.name}</h3>
        <p className="line-clamp-2 text-sm text-ink-2">{collection.details || words.collectionDetails}</p>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-2 pt-2">
          <span className="numbers font-semibold">
            {words.from(formatRupees(Math.min(...Object.values(collection.prices))))}
          </span>
          <span className="inline-flex items-center gap-1 text-sm font-medium text-indigo">
            {words.makeOneLikeIt} <ArrowIcon className="size-4" />
          </span>
        </p>
      </div>
    </Link>
  );
}

/** Collections as a grid, or the sentence that there are none (S1 §2). */
export function CollectionGrid({ collections }: { collections: readonly Collection[] }) {
  const words = useWords('home');
  if (collections.length === 0) return <p className="text-ink-2">{words.collectionsEmpty}</p>;
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-6">
      {collections.map(collection => (
        <li key={collection.id}>
          <CollectionCard collection={collection} />
        </li>
      ))}
    </ul>
  );
}
