/** The shop's languages, by the prefix of their addresses (web/src/words.ts). The first is for whoever reads neither. */
export const PREFIXES = { en: '', hi: '/hi' } as const;
export type Language = keyof typeof PREFIXES;
export const LANGUAGES = Object.keys(PREFIXES) as Language[];

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

/** A page's whole address in a language; '/' has no slash at the end behind a prefix (web/src/pages/PageHead.tsx). */
export const pageAddress = (publicUrl: string, path: string, language: Language = 'en'): string =>
  `${publicUrl}${PREFIXES[language]}${path === '/' && language !== 'en' ? '' : path}`;
