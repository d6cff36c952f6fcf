import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import type { Collection } from '../../../contract/src/collections.ts';
import { idInPart } from '../../../contract/src/page-part.ts';
import { formatRupeesAndPaise } from '../../../domain/src/money.ts';
import { useAnswer } from '../api/use-endpoint.ts';
import { useConfig } from '../config.ts';
import { useAddCollection } from '../features/cart/use-add-collection.ts';
import { SizeChartButton } from '../features/catalog/SizeChartButton.tsx';
import { AddCollectionButton } from '../features/collections/AddCollectionButton.tsx';
import { choiceIn } from '../features/collections/choice.ts';
import { CollectionChoices } from '../features/collections/CollectionChoices.tsx';
import { LikeCollection } from '../features/collections/LikeCollection.tsx';
import { productData } from '../features/collections/product-data.ts';
import { useColorPicture } from '../features/collections/use-color-picture.ts';
import type { PathParams } from '../pages.ts';
import { paths } from '../paths.ts';
import shirtBlack from '../ui/art/shirt-black.svg?no-inline';
import shirtWhite from '../ui/art/shirt-white.svg?no-inline';
import { Button } from '../ui/Button.tsx';
import { ArrowIcon, BackIcon, ShareIcon, TruckIcon } from '../ui/icons.tsx';
import { Picture } from '../ui/Picture.tsx';
import { press } from '../ui/press.ts';
import { QUIET_LINK } from '../ui/quiet-link.ts';
import { prefixOf, useLanguage, useWords } from '../words.ts';
import { useFrame } from './frame-context.ts';
import { JsonLd } from './JsonLd.tsx';
import { PageHead, sharedCards, type SharedCard } from './PageHead.tsx';

/** What the studio starts with when a piece is to be made anew. */
const ideaOf = ({ name, details }: Collection): string => (details ? `${name}. ${details}` : name).slice(0, 500);

/** The whole address of this page, in its language. */
function useOwnAddress(collection: Collection): string {
  const { publicUrl } = useConfig();
  return `${publicUrl}${prefixOf(useLanguage())}${paths.collection(collection)}`;
}

/** What search engines read. */
function useProductData(collection: Collection, cards: readonly SharedCard[]): object | undefined {
  const { colors } = useWords('catalog');
  const { defaultDetails } = useWords('collections');
  const { shopName, publicUrl } = useConfig();
  const url = useOwnAddress(collection);
  if (!import.meta.env.SSR) return undefined;
  const pictures = cards.map(card => publicUrl + card.src);
  return productData(collection, {
    shopName,
    url,
    pictures,
    colors,
    description: collection.details || defaultDetails,
  });
}

/** Title, card for shared links, and what search engines read. */
function Head({ collection }: { collection: Collection }) {
  const words = useWords('collectionOrder');
  const { shirtAlt, defaultDetails } = useWords('collections');
  const { id, name, details } = collection;
  const shared = sharedCards('collection', id, shirtAlt(name));
  const data = useProductData(collection, shared);
  return (
    <>
      <PageHead
        title={words.pageTitle(name)}
        description={`${name}. ${details || defaultDetails} ${words.printed} ${words.delivery}`}
        path={paths.collection(collection)}
        cards={shared}
        kind="product"
      />
      <JsonLd data={data} />
    </>
  );
}

function Share({ collection }: { collection: Collection }) {
  const words = useWords('collectionOrder');
  const language = useLanguage();
  const { noAnswer } = useWords('frame');
  const url = useOwnAddress(collection);
  const share = async () => {
    const { shareCollection } = await import('../features/collections/share-collection.ts');
    await shareCollection({ title: collection.name, url }, language);
  };
  return (
    <Button tone="secondary" onClick={() => press(share, noAnswer)} className="rounded-chip! border-line! px-4!">
      <ShareIcon /> {words.share}
    </Button>
  );
}

/** Picture, words, price by colour, and the way into the cart. */
function Piece({ collection }: { collection: Collection }) {
  const words = useWords('collectionOrder');
  const cards = useWords('collections');
  const language = useLanguage();
  const { signIn, openCart } = useFrame();
  const search = useSearch();
  const [choice, setChoice] = useState(() => choiceIn(new URLSearchParams(search)));
  const picture = useColorPicture(collection, choice.color);
  const item = { ...choice, collectionId: collection.id, price: collection.prices[choice.color] };
  const adding = useAddCollection(item, openCart);
  const price = adding.priceChange?.now ?? item.price;
  const comeBack = `${prefixOf(language)}${paths.collection(collection, choice)}`;
  return (
    <article className="grid items-start gap-6 md:grid-cols-2 md:gap-12">
      <div className="aspect-square overflow-hidden rounded-card border border-line bg-cloth-2 md:sticky md:top-stage-top">
        <Picture
          src={picture}
          fallback={choice.color === 'white' ? shirtWhite : shirtBlack}
          alt={cards.shirtAlt(collection.name)}
          width={960}
          height={960}
          sizes="(min-width: 75rem) 35rem, (min-width: 48rem) 46vw, 92vw"
          urgent
          className="size-full object-cover"
        />
      </div>
      <div className="flex flex-col gap-6">
        <header className="flex flex-col gap-2">
          <p className="text-sm text-ink-3">{collection.style || cards.defaultStyle}</p>
          <h1 className="text-3xl">{collection.name}</h1>
          <p className="text-lg text-ink-2">{collection.details || cards.defaultDetails}</p>
          <div className="flex flex-wrap items-center gap-3 pt-1">
            <p className="numbers mr-auto text-2xl font-semibold" data-price>
              {formatRupeesAndPaise(price)}
            </p>
            <LikeCollection collection={collection} onSignIn={afterwards => signIn(afterwards)} />
            <Share collection={collection} />
          </div>
        </header>
        <CollectionChoices
          prices={collection.prices}
          choice={choice}
          onChoose={change => setChoice({ ...choice, ...change })}
          sizeChart={
            <SizeChartButton
              oversized={false}
              className="target absolute -top-2 right-0 px-2 text-indigo underline-offset-4 hover:underline"
            />
          }
        />
        <AddCollectionButton
          choice={choice}
          price={price}
          adding={adding}
          onSignIn={() => signIn(undefined, comeBack)}
          unavailable={collection.imageUrl ? undefined : words.notReady}
        />
        <div className="flex flex-col gap-2 border-t border-line pt-4 text-ink-2">
          <p className="flex items-center gap-2">
            <TruckIcon /> {words.delivery}
          </p>
          <p>{words.printed}</p>
          <p>
            <Link href={paths.studio({ prompt: ideaOf(collection) })} className={QUIET_LINK}>
              {words.makeOneLikeIt} <ArrowIcon className="size-4" />
            </Link>
          </p>
        </div>
      </div>
    </article>
  );
}

/** /collections/{id}-{slug}: a page each, rendered on the server; unknown ids answer 404. */
export default function CollectionPage({ params }: { params: PathParams }) {
  const { back } = useWords('collectionOrder');
  const collection = useAnswer('collections.one', { id: idInPart(params['collection']!) });
  return (
    <main className="mx-auto flex w-full max-w-page flex-1 flex-col gap-4 px-4 py-6">
      <Head collection={collection} />
      <Link href={paths.collections()} className={QUIET_LINK}>
        <BackIcon /> {back}
      </Link>
      <Piece key={collection.id} collection={collection} />
    </main>
  );
}
