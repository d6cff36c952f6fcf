import { useState } from 'react';
import type { Collection } from '../../../contract/src/collections.ts';
import { useAddCollection } from '../features/cart/use-add-collection.ts';
import { AddCollectionDialog } from '../features/collections/AddCollectionDialog.tsx';
import type { CollectionChoice } from '../features/collections/choice.ts';
import { priceIn } from '../features/collections/product-data.ts';
import { useFrame } from './frame-context.ts';

type Props = {
  collection: Collection;
  initial: CollectionChoice;
  onClose: () => void;
  /** A guest wants to sign in with this choice made. */
  onSignIn: (choice: CollectionChoice) => void;
};

/** The add-to-cart dialog of a collection; once it is in the cart, the drawer takes its place. */
export function AddCollection({ collection, initial, onClose, onSignIn }: Props) {
  const { openCart } = useFrame();
  const [choice, setChoice] = useState(initial);
  const item = { ...choice, collectionId: collection.id, price: priceIn(collection, choice.color) };
  const adding = useAddCollection(item, () => {
    onClose();
    openCart();
  });
  return (
    <AddCollectionDialog
      collection={collection}
      choice={choice}
      onChoose={change => setChoice({ ...choice, ...change })}
      price={adding.priceChange?.now ?? item.price}
      adding={adding}
      onSignIn={() => onSignIn(choice)}
      onClose={onClose}
    />
  );
}
