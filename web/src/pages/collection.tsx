import { useDeliveryDays } from '../delivery-terms.ts';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { prefixOf } from '../../../domain/src/languages.ts';
import type { Collection } from '../../../contract/src/collections.ts';
import { idInPart } from '../../../contract/src/page-part.ts';
import { formatRupeesAndPaise } from '../../../domain/src/money.ts';
import { useColorName } from '../api/color-name.ts';
import { useAnswer } from '../api/use-endpoint.ts';
import { useConfig } from '../config.ts';
import { choiceIn } from '../features/collections/choice.ts';
import { collectionProductData, priceIn } from '../features/collections/product-data.ts';
import { useColorPicture } from '../features/collections/use-color-picture.ts';
import type { PathParams } from '../page.ts';
import { paths } from '../paths.ts';
import { plainShirt } from '../ui/art/plain-shirt.ts';
import { ArrowIcon, BackIcon, TruckIcon } from '../ui/icons.tsx';
import { Picture } from '../ui/Picture.tsx';
import { QUIET_LINK } from '../ui/Button.tsx';
import { TaxNote } from '../ui/Price.tsx';
import { useLanguage, useWords } from '../words.ts';
import { CollectionActions } from './CollectionActions.tsx';
import { CollectionBuy } from './CollectionBuy.tsx';
import { JsonLd, PageHead, type SharedCard, sharedCards } from './PageHead.tsx';

/** What the studio starts with when a piece is to be made anew. */
const ideaOf = ({ name, details }: Collection): string => (details ? `${name}. ${details}` : name).slice(0, 500);

/** The whole address of this page, in its language. */
function useOwnAddress(collection: Collection): string {
  const { publicUrl } = useConfig();
  return `${publicUrl}${prefixOf(useLanguage())}${paths.collection(collection)}`;
}

/** What search engines read. */
function useProductData(collection: Collection, cards: readonly SharedCard[]): object | undefined {
  const colorName = useColorName();
  const { defaultDetails } = useWords('collections');
  const { shopName, publicUrl, delivery } = useConfig();
  const url = useOwnAddress(collection);
  if (!import.meta.env.SSR) return undefined;
  const pictures = cards.map(card => publicUrl + card.src);
  return collectionProductData(collection, {
    shopName,
    url,
    delivery,
    pictures,
    colorName,
    description: collection.details || defaultDetails,
  });
}

/** Title, card for shared links, and what search engines read. */
function Head({ collection }: { collection: Collection }) {
  const words = useWords('collectionOrder');
  const { shirtAlt, defaultDetails } = useWords('collections');
  const { id, name, details } = collection;
  const days = useDeliveryDays();
  const shared = sharedCards('collection', id, shirtAlt(name));
  const data = useProductData(collection, shared);
  return (
    <>
      <PageHead
        title={words.pageTitle(name)}
        description={`${name}. ${details || defaultDetails} ${words.printed} ${words.delivery(days)}`}
        path={paths.collection(collection)}
        cards={shared}
        kind="product"
      />
      <JsonLd data={data} />
    </>
  );
}

/** Picture, words, price by colour, and the way into the cart. */
function Piece({ collection }: { collection: Collection }) {
  const words = useWords('collectionOrder');
  const cards = useWords('collections');
  const days = useDeliveryDays();
  const search = useSearch();
  const [choice, setChoice] = useState(() => choiceIn(new URLSearchParams(search), collection));
  const picture = useColorPicture(collection, choice.color);
  const url = useOwnAddress(collection);
  return (
    <article className="grid items-start gap-6 md:grid-cols-2 md:gap-12">
      <div className="aspect-square overflow-hidden rounded-card border border-line bg-cloth-2 md:sticky md:top-stage-top">
        <Picture
          src={picture}
          fallback={plainShirt(collection.colors.find(one => one.key === choice.color))}
          alt={cards.shirtAlt(collection.name)}
          width={960}
          height={960}
          sizes="(min-width: 75rem) 35rem, (min-width: 48rem) 46vw, 92vw"
          room="stage"
          urgent
          className="size-full object-cover"
        />
      </div>
      <div className="flex flex-col gap-6">
        <header className="flex flex-col gap-2">
          <p className="text-sm text-ink-3">{cards.kindName(collection.style)}</p>
          <h1 className="text-3xl">{collection.name}</h1>
          <p className="text-lg text-ink-2">{collection.details || cards.defaultDetails}</p>
          <div className="flex flex-wrap items-center gap-3 pt-1">
            <p className="numbers mr-auto text-2xl font-semibold" data-price>
              {formatRupeesAndPaise(priceIn(collection, choice.color))}
            </p>
            <CollectionActions collection={collection} url={url} />
          </div>
        </header>
        <CollectionBuy collection={collection} choice={choice} onChoose={setChoice} />
        <div className="flex flex-col gap-2 border-t border-line pt-4 text-ink-2">
          <p className="flex items-center gap-2">
            <TruckIcon /> {words.delivery(days)}
          </p>
          <p>{words.printed}</p>
          <TaxNote className="" />
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
