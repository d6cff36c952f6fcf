import { prefixOf } from '../../../domain/src/languages.ts';
import type { Collection } from '../../../contract/src/collections.ts';
import { useAddCollection } from '../features/cart/use-add-collection.ts';
import { SizeChartButton } from '../features/catalog/SizeChartButton.tsx';
import { AddCollectionButton } from '../features/collections/AddCollectionButton.tsx';
import type { CollectionChoice } from '../features/collections/choice.ts';
import { priceIn } from '../features/collections/product-data.ts';
import { CollectionChoices } from '../features/collections/CollectionChoices.tsx';
import { paths } from '../paths.ts';
import { useLanguage, useWords } from '../words.ts';
import { useFrame } from './frame-context.ts';

type Props = {
  collection: Collection;
  choice: CollectionChoice;
  onChoose: (choice: CollectionChoice) => void;
};

/** Colour, size and quantity of a collection, and the way into the cart. A sign-in on a full page comes back to the choice. */
export function CollectionBuy({ collection, choice, onChoose }: Props) {
  const words = useWords('collectionOrder');
  const language = useLanguage();
  const { signIn, openCart } = useFrame();
  const item = { ...choice, collectionId: collection.id, price: priceIn(collection, choice.color) };
  const adding = useAddCollection(item, openCart);
  const comeBack = `${prefixOf(language)}${paths.collection(collection, choice)}`;
  return (
    <div className="flex flex-col gap-6">
      <CollectionChoices
        collection={collection}
        choice={choice}
        onChoose={change => onChoose({ ...choice, ...change })}
        sizeChart={
          <SizeChartButton className="target absolute -top-2 right-0 px-2 text-indigo underline-offset-4 hover:underline" />
        }
      />
      <AddCollectionButton
        choice={choice}
        price={adding.priceChange?.now ?? item.price}
        adding={adding}
        onSignIn={() => signIn(undefined, comeBack)}
        unavailable={collection.imageUrl ? undefined : words.notReady}
      />
    </div>
  );
}
