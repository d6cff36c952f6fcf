import type { Collection } from '../../../../contract/src/collections.ts';
import { formatRupeesAndPaise } from '../../../../domain/src/money.ts';
import { plainShirt } from '../../ui/art/plain-shirt.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useWords } from '../../words.ts';
import { AddCollectionButton, type Adding } from './AddCollectionButton.tsx';
import type { CollectionChoice } from './choice.ts';
import { CollectionChoices } from './CollectionChoices.tsx';
import { useColorPicture } from './use-color-picture.ts';

type Props = {
  collection: Collection;
  choice: CollectionChoice;
  onChoose: (change: Partial<CollectionChoice>) => void;
  /** Rupees of one piece in the chosen colour. */
  price: number;
  adding: Adding;
  onSignIn: () => void;
  onClose: () => void;
};

/** S1 §2, Add-to-cart dialogs: image, name, price, colour, size, quantity. */
export function AddCollectionDialog({ collection, choice, onChoose, price, adding, onSignIn, onClose }: Props) {
  const words = useWords('collectionOrder');
  const cards = useWords('collections');
  const picture = useColorPicture(collection, choice.color);
  const button = (
    <AddCollectionButton
      choice={choice}
      price={price}
      adding={adding}
      onSignIn={onSignIn}
      unavailable={collection.imageUrl ? undefined : words.notReady}
    />
  );
  return (
    <Dialog title={words.dialogTitle} onClose={onClose} footer={button}>
      <div className="flex flex-col gap-6">
        <div className="flex items-center gap-4">
          <span className="block size-24 shrink-0 overflow-hidden rounded-control bg-cloth-2">
            <Picture
              src={picture}
              fallback={plainShirt(collection.colors.find(one => one.key === choice.color))}
              alt={cards.shirtAlt(collection.name)}
              width={192}
              height={192}
              sizes="6rem"
              room="thumb"
              className="size-full object-cover"
            />
          </span>
          <div className="min-w-0">
            <p className="text-sm text-ink-3">{cards.kindName(collection.style)}</p>
            <h3 className="text-lg">{collection.name}</h3>
            <p className="numbers text-lg font-semibold" data-price>
              {formatRupeesAndPaise(price)}
            </p>
          </div>
        </div>
        <CollectionChoices collection={collection} choice={choice} onChoose={onChoose} />
      </div>
    </Dialog>
  );
}
