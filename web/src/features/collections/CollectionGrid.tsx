import type { ComponentProps } from 'react';
import type { Collection } from '../../../../contract/src/collections.ts';
import { useWords } from '../../words.ts';
import { CollectionCard } from './CollectionCard.tsx';

type Props = Pick<ComponentProps<typeof CollectionCard>, 'heading' | 'onAdd' | 'onSignIn'> & {
  collections: readonly Collection[];
  /** How many cards stand on the first screen. */
  urgent?: number;
};

/** Collections as a grid, or the sentence that there are none (S1 §2). */
export function CollectionGrid({ collections, urgent = 0, ...rest }: Props) {
  const words = useWords('collections');
  if (collections.length === 0) return <p className="text-ink-2">{words.empty}</p>;
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-6">
      {collections.map((collection, place) => (
        <li key={collection.id}>
          <CollectionCard collection={collection} urgent={place < urgent} {...rest} />
        </li>
      ))}
    </ul>
  );
}
