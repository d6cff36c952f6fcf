import { useConfig } from '../config.ts';
import { LANGUAGES, prefixOf, useLanguage } from '../words.ts';

type Props = {
  /** The title as it stands in the tab; the shop's name is put behind it unless it is there already. */
  title: string;
  description?: string;
  /** A link of paths.ts, without the language's prefix. Left out: the page has no address that others should find (noindex). */
  path?: string;
  /** Whole or root-relative address of a picture for shared links. */
  picture?: string | null;
};

/** Title, description, canonical address, the same page in the other language, and the card of shared links. */
export function PageHead({ title, description, path, picture }: Props) {
  const { shopName, publicUrl } = useConfig();
  const language = useLanguage();
  const fullTitle = title.includes(shopName) ? title : `${title} · ${shopName}`;
  const addressIn = (one: (typeof LANGUAGES)[number]) =>
    `${publicUrl}${prefixOf(one)}${path === '/' && one !== 'en' ? '' : path}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:site_name" content={shopName} />
      {description && <meta property="og:description" content={description} />}
      {picture && <meta property="og:image" content={new URL(picture, publicUrl).href} />}
      {path === undefined && <meta name="robots" content="noindex" />}
      {path !== undefined && <link rel="canonical" href={addressIn(language)} />}
      {path !== undefined &&
        LANGUAGES.map(one => <link key={one} rel="alternate" hrefLang={one} href={addressIn(one)} />)}
      {path !== undefined && <link rel="alternate" hrefLang="x-default" href={addressIn('en')} />}
    </>
  );
}
