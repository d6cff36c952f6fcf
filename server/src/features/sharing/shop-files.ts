import { type Language, LANGUAGES, LANGUAGE_KEYS, prefixOf } from '../../../../domain/src/languages.ts';
import { wordsOf } from '../../words.ts';
import type { FileAnswer } from '../../http/file-route.ts';
import { brandAddress } from '../brand/brand.ts';
import type { Context } from '../../http/handle.ts';

const AN_HOUR = 'public, max-age=3600';
/** The page's ground (web/src/ui/tokens.css, cloth). */
const CLOTH = '#fbf7f0';

/** What nobody finds by searching, in each language. */
const CLOSED = ['/admin', '/profile', '/cart', '/payment'];

/** `/robots.txt`: what is a person's own stays out, everything else is open. */
export function robots({ shop }: Context): FileAnswer {
  const closed = ['/api', ...LANGUAGE_KEYS.flatMap(language => CLOSED.map(path => prefixOf(language) + path))];
  const lines = [
    'User-agent: *',
    ...closed.map(path => `Disallow: ${path}`),
    '',
    `Sitemap: ${shop.publicUrl}/sitemap.xml`,
    '',
  ];
  return { type: 'text/plain; charset=utf-8', body: Buffer.from(lines.join('\n')), cacheControl: AN_HOUR };
}

/** `/manifest.webmanifest`: the shop as an app of a phone. Its pictures are the brand's, or stand in web/public/icons. */
export function manifest({ shop }: Context, language: Language): FileAnswer {
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: shop.brand.isOwn ? brandAddress(shop, `${name}.png`) : `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const body = {
    id: '/',
    name: shop.name,
    short_name: shop.name,
    description: wordsOf(language).sharing.description,
    lang: LANGUAGES[language].htmlLang,
    dir: 'ltr',
    start_url: prefixOf(language) || '/',
    scope: '/',
    display: 'standalone',
    background_color: CLOTH,
    theme_color: CLOTH,
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  };
  return { type: 'application/manifest+json', body: Buffer.from(JSON.stringify(body)), cacheControl: AN_HOUR };
}
