import type { Collection } from '../../../../contract/src/collections.ts';
import { useWords } from '../../words.ts';
import { Link } from 'wouter';
import { formatRupeesAndPaise } from '../../../../domain/src/money.ts';
import { paths } from '../../paths.ts';
import shirt from '../../ui/art/shirt-black.svg?no-inline';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { LikeCollection } from './LikeCollection.tsx';

type CardProps = {
  collection: Collection;
  /** The level below that of the list's own heading. */
  heading: 'h2' | 'h3';
  /** True for those that stand on the first screen. */
  urgent: boolean;
  onAdd: (collection: Collection) => void;
  /** Asks for the sign-in, and does something afterwards. */
  onSignIn: (afterwards: () => void) => void;
};

/** A collection in a grid (S1 §2): the whole card is the link to its page, with the like and 'Add to Cart' on it. */
function CollectionCard({ collection, heading: Heading, urgent, onAdd, onSignIn }: CardProps) {
  const words = useWords('collections');
  const { name, style, details, price } = collection;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-white transition-colors hover:border-ink-3">
      <div className="aspect-square overflow-hidden bg-cloth-2">
        <Picture
          src={collection.imageUrl}
          fallback={shirt}
          alt={words.shirtAlt(name)}
          width={600}
          height={600}
          sizes="(min-width: 75rem) 23.5rem, (min-width: 48rem) 31vw, 44vw"
          urgent={urgent}
          className="size-full object-cover transition-transform duration-large group-hover:scale-105"
        />
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3 md:p-4">
        <div className="-mt-2 -mr-2 flex min-h-target items-center justify-between gap-2">
          <p className="text-sm text-ink-3">{words.kindName(style)}</p>
          <LikeCollection
            collection={collection}
            onSignIn={onSignIn}
            className="relative z-10 border-transparent! bg-transparent! px-2!"
          />
        </div>
        <Heading className="text-lg group-hover:text-madder">
          <Link href={paths.collection(collection)} className="after:absolute after:inset-0">
            {name}
          </Link>
        </Heading>
        <p className="line-clamp-2 text-sm text-ink-2">{details || words.defaultDetails}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">
          <span className="numbers text-lg font-semibold">{formatRupeesAndPaise(price)}</span>
          <Button
            tone="secondary"
            aria-label={words.addLabel(name)}
            aria-haspopup="dialog"
            onClick={() => onAdd(collection)}
            className="relative z-10 grow px-3! sm:grow-0"
          >
            {words.addToCart}
          </Button>
        </div>
      </div>
    </article>
  );
}

type Props = Pick<CardProps, 'heading' | 'onAdd' | 'onSignIn'> & {
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
