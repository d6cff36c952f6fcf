import { LANGUAGE_KEYS, prefixOf } from '../../../../domain/src/languages.ts';
import type { FileRoute } from '../../http/file-route.ts';
import { cardNamed } from './cards.ts';
import { newDesignsFeed } from './feed.ts';
import { manifest, robots } from './shop-files.ts';
import { sitemapIndex, sitemapPart } from './sitemap.ts';

/** What other programs read of the shop. */
export const sharingRoutes: FileRoute[] = [
  { path: '/cards/:name', answer: (context, { params }) => cardNamed(context, params['name'] ?? '') },
  { path: '/sitemap.xml', cache: 'public', answer: sitemapIndex },
  { path: '/sitemaps/:name', answer: (context, { params }) => sitemapPart(context, params['name'] ?? '') },
  { path: '/robots.txt', cache: 'public', answer: async context => robots(context) },
  ...LANGUAGE_KEYS.flatMap((language): FileRoute[] => [
    {
      path: `${prefixOf(language)}/manifest.webmanifest`,
      cache: 'public',
      answer: async context => manifest(context, language),
    },
    { path: `${prefixOf(language)}/feed.xml`, cache: 'public', answer: context => newDesignsFeed(context, language) },
  ]),
];
