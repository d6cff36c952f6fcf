import { Suspense, useState } from 'react';
import { prefixOf } from '../../../domain/src/languages.ts';
import type { Collection } from '../../../contract/src/collections.ts';
import { firstChoice, type CollectionChoice } from '../features/collections/choice.ts';
import { CollectionGrid } from '../features/collections/CollectionGrid.tsx';
import { lazyWithWords } from '../lazy-with-words.ts';
import { paths } from '../paths.ts';
import { useLanguage } from '../words.ts';
import { useFrame } from './frame-context.ts';

const AddCollection = lazyWithWords(
  ['collectionOrder', 'catalog'],
  async () => (await import('./AddCollection.tsx')).AddCollection,
);

type Props = {
  collections: readonly Collection[];
  heading: 'h2' | 'h3';
  /** How many cards stand on the first screen. */
  urgent?: number;
};

/** Collections that can be put into the cart and liked where they stand. The dialog takes the sign-in's place again afterwards. */
export function CollectionShelf({ collections, ...rest }: Props) {
  const { signIn } = useFrame();
  const language = useLanguage();
  const [open, setOpen] = useState<{ collection: Collection; choice: CollectionChoice }>();
  const signInWith = (collection: Collection, choice: CollectionChoice) => {
    setOpen(undefined);
    signIn(() => setOpen({ collection, choice }), `${prefixOf(language)}${paths.collection(collection, choice)}`);
  };
  return (
    <>
      <CollectionGrid
        collections={collections}
        {...rest}
        onAdd={collection => setOpen({ collection, choice: firstChoice(collection) })}
        onSignIn={afterwards => signIn(afterwards)}
      />
      {open && (
        <Suspense>
          <AddCollection
            collection={open.collection}
            initial={open.choice}
            onClose={() => setOpen(undefined)}
            onSignIn={choice => signInWith(open.collection, choice)}
          />
        </Suspense>
      )}
    </>
  );
}
