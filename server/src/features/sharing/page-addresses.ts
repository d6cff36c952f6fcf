import { DEFAULT_LANGUAGE, pathIn, type Language } from '../../../../domain/src/languages.ts';

/** Pages that are the same for everybody and worth finding, without those of designs and collections; scripts/sitemap.test.ts compares them with the table of pages. */
export const FOUND_PAGES = [
  '/',
  '/design',
  '/customize',
  '/community',
  '/collections',
  '/pricing',
  '/contact',
  '/terms-conditions',
  '/privacy-policy',
  '/refund-policy',
  '/shipping-return',
  '/artwork-sources',
] as const;

/** A page's whole address in a language. */
export const pageAddress = (publicUrl: string, path: string, language: Language = DEFAULT_LANGUAGE): string =>
  `${publicUrl}${pathIn(language, path)}`;
