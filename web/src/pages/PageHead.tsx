import { withoutJoiners } from '../lib/without-joiners.ts';
import { jsonInHtml } from '../state.ts';
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_KEYS, LANGUAGES, pathIn } from '../../../domain/src/languages.ts';
import { useConfig } from '../config.ts';
import { useLanguage } from '../words.ts';

/**
 * What the page is about, for search engines: a schema.org object as a data block, which no browser runs. They read the server's
 * HTML: a page whose script has to be short makes the object there alone (`import.meta.env.SSR`), and gives nothing in the browser.
 */
export const JsonLd = ({ data }: { data: object | undefined }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: data ? withoutJoiners(jsonInHtml(data)) : '' }}
  />
);

/** A picture of the page that travels with shared links; sizes in pixels. */
export type SharedCard = { src: string; width: number; height: number; alt: string };

/** The cards that the shop makes of a design or a collection: a wide one, and a square one for messengers. */
export const sharedCards = (kind: 'design' | 'collection', id: string, alt: string): SharedCard[] => [
  { src: `/cards/${kind}-${id}-wide.jpg`, width: 1200, height: 630, alt },
  { src: `/cards/${kind}-${id}-square.jpg`, width: 600, height: 600, alt },
];

type Props = {
  /** The title as it stands in the tab; the shop's name is put behind it unless it is there already. */
  title: string;
  description?: string;
  /** A link of paths.ts, without the language's prefix. Left out: the page has no address that others should find (noindex). */
  path?: string;
  /** Pictures for shared links, the first one first. */
  cards?: readonly SharedCard[];
  /** What the page is about, for shared links. */
  kind?: 'website' | 'product';
};

type Addresses = { path: string | undefined; addressIn: (language: Language) => string };

/** What search engines and the cards of shared links read. */
function ForReaders(props: Omit<Props, 'path'> & Addresses) {
  const { title, path, addressIn, cards = [], kind = 'website' } = props;
  const description = props.description && withoutJoiners(props.description);
  const { shopName, publicUrl } = useConfig();
  const language = useLanguage();
  return (
    <>
      {description && <meta name="description" content={description} />}
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={shopName} />
      <meta property="og:type" content={kind} />
      {description && <meta property="og:description" content={description} />}
      {cards.map(({ src, width, height, alt }) => [
        <meta key={src} property="og:image" content={new URL(src, publicUrl).href} />,
        <meta key={`${src} width`} property="og:image:width" content={String(width)} />,
        <meta key={`${src} height`} property="og:image:height" content={String(height)} />,
        <meta key={`${src} alt`} property="og:image:alt" content={withoutJoiners(alt)} />,
      ])}
      <meta name="twitter:card" content={cards.length > 0 ? 'summary_large_image' : 'summary'} />
      {path === undefined && <meta name="robots" content="noindex" />}
      {path !== undefined && <meta property="og:url" content={addressIn(language)} />}
      {path !== undefined &&
        LANGUAGE_KEYS.map(one => (
          <link key={one} rel="alternate" hrefLang={LANGUAGES[one].htmlLang} href={addressIn(one)} />
        ))}
      {path !== undefined && <link rel="alternate" hrefLang="x-default" href={addressIn(DEFAULT_LANGUAGE)} />}
    </>
  );
}

/**
 * Title and canonical address (which a phone's own sharing takes), and for readers of the server's HTML: description, the same page
 * in the other language, the card of shared links. Those are no part of the browser's script, since nobody reads them there.
 */
export function PageHead(props: Props) {
  const { title, path } = props;
  const { shopName, publicUrl } = useConfig();
  const language = useLanguage();
  const fullTitle = withoutJoiners(title.includes(shopName) ? title : `${title} · ${shopName}`);
  const addressIn = (one: Language) => `${publicUrl}${pathIn(one, path ?? '')}`;
  return (
    <>
      <title>{fullTitle}</title>
      {path !== undefined && <link rel="canonical" href={addressIn(language)} />}
      {import.meta.env.SSR && <ForReaders {...props} title={fullTitle} path={path} addressIn={addressIn} />}
    </>
  );
}
