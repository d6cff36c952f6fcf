import { createContext, useContext } from 'react';

/**
 * The texts of the pages. Each noun has a file a language in words/src; a page names its nouns in pages.ts, and only those are
 * loaded, before it is rendered. What opens later (dialogs) names its nouns where it is loaded: `lazyWithWords`.
 */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The loaders, one line a noun and language. English gives the shape; the Hindi file is held to it by `satisfies`. */
const LOADERS = {
  en: {
    accounts: () => import('../../words/src/en/accounts.ts'),
    admin: () => import('../../words/src/en/admin.ts'),
    arrangement: () => import('../../words/src/en/arrangement.ts'),
    cart: () => import('../../words/src/en/cart.ts'),
    catalog: () => import('../../words/src/en/catalog.ts'),
    checkout: () => import('../../words/src/en/checkout.ts'),
    collectionList: () => import('../../words/src/en/collection-list.ts'),
    collectionOrder: () => import('../../words/src/en/collection-order.ts'),
    collectionToasts: () => import('../../words/src/en/collection-toasts.ts'),
    collections: () => import('../../words/src/en/collections.ts'),
    community: () => import('../../words/src/en/community.ts'),
    contact: () => import('../../words/src/en/contact.ts'),
    customize: () => import('../../words/src/en/customize.ts'),
    designs: () => import('../../words/src/en/designs.ts'),
    detail: () => import('../../words/src/en/detail.ts'),
    errors: () => import('../../words/src/en/errors.ts'),
    frame: () => import('../../words/src/en/frame.ts'),
    generation: () => import('../../words/src/en/generation.ts'),
    home: () => import('../../words/src/en/home.ts'),
    language: () => import('../../words/src/en/language.ts'),
    likes: () => import('../../words/src/en/likes.ts'),
    orders: () => import('../../words/src/en/orders.ts'),
    payments: () => import('../../words/src/en/payments.ts'),
    policies: () => import('../../words/src/en/policies.ts'),
    preview: () => import('../../words/src/en/preview.ts'),
    pricing: () => import('../../words/src/en/pricing.ts'),
    privacy: () => import('../../words/src/en/privacy.ts'),
    profile: () => import('../../words/src/en/profile.ts'),
    refunds: () => import('../../words/src/en/refunds.ts'),
    shipping: () => import('../../words/src/en/shipping.ts'),
    sizes: () => import('../../words/src/en/sizes.ts'),
    sources: () => import('../../words/src/en/sources.ts'),
    studio: () => import('../../words/src/en/studio.ts'),
    terms: () => import('../../words/src/en/terms.ts'),
  },
  hi: {
    accounts: () => import('../../words/src/hi/accounts.ts'),
    admin: () => import('../../words/src/hi/admin.ts'),
    arrangement: () => import('../../words/src/hi/arrangement.ts'),
    cart: () => import('../../words/src/hi/cart.ts'),
    catalog: () => import('../../words/src/hi/catalog.ts'),
    checkout: () => import('../../words/src/hi/checkout.ts'),
    collectionList: () => import('../../words/src/hi/collection-list.ts'),
    collectionOrder: () => import('../../words/src/hi/collection-order.ts'),
    collectionToasts: () => import('../../words/src/hi/collection-toasts.ts'),
    collections: () => import('../../words/src/hi/collections.ts'),
    community: () => import('../../words/src/hi/community.ts'),
    contact: () => import('../../words/src/hi/contact.ts'),
    customize: () => import('../../words/src/hi/customize.ts'),
    designs: () => import('../../words/src/hi/designs.ts'),
    detail: () => import('../../words/src/hi/detail.ts'),
    errors: () => import('../../words/src/hi/errors.ts'),
    frame: () => import('../../words/src/hi/frame.ts'),
    generation: () => import('../../words/src/hi/generation.ts'),
    home: () => import('../../words/src/hi/home.ts'),
    language: () => import('../../words/src/hi/language.ts'),
    likes: () => import('../../words/src/hi/likes.ts'),
    orders: () => import('../../words/src/hi/orders.ts'),
    payments: () => import('../../words/src/hi/payments.ts'),
    policies: () => import('../../words/src/hi/policies.ts'),
    preview: () => import('../../words/src/hi/preview.ts'),
    pricing: () => import('../../words/src/hi/pricing.ts'),
    privacy: () => import('../../words/src/hi/privacy.ts'),
    profile: () => import('../../words/src/hi/profile.ts'),
    refunds: () => import('../../words/src/hi/refunds.ts'),
    shipping: () => import('../../words/src/hi/shipping.ts'),
    sizes: () => import('../../words/src/hi/sizes.ts'),
    sources: () => import('../../words/src/hi/sources.ts'),
    studio: () => import('../../words/src/hi/studio.ts'),
    terms: () => import('../../words/src/hi/terms.ts'),
  },
};

type English = typeof LOADERS.en;
export type Noun = keyof English;
/** The texts of a noun. */
export type WordsOf<N extends Noun> = Awaited<ReturnType<English[N]>>['words'];

const loaded = new Map<string, unknown>();

/** Loads the texts of these nouns, so that `useWords` has them at once. */
export async function loadWords(language: Language, nouns: readonly Noun[]): Promise<void> {
  const missing = nouns.filter(noun => !loaded.has(`${language}/${noun}`));
  await Promise.all(
    missing.map(async noun => loaded.set(`${language}/${noun}`, (await LOADERS[language][noun]()).words)),
  );
}

/** The language of the page that is shown; provided by the document. */
export const LanguageContext = createContext<Language>('en');
export const useLanguage = (): Language => useContext(LanguageContext);

/** The texts of a noun where they are there already. */
export const wordsIfLoaded = <N extends Noun>(language: Language, noun: N): WordsOf<N> | undefined =>
  loaded.get(`${language}/${noun}`) as WordsOf<N> | undefined;

/** The texts of a noun that was loaded before; throws where a page uses a noun that pages.ts does not list for it. */
export function wordsOf<N extends Noun>(language: Language, noun: N): WordsOf<N> {
  const words = wordsIfLoaded(language, noun);
  if (!words) throw new Error(`The words of '${noun}' are not loaded: list the noun in pages.ts or in lazyWithWords`);
  return words;
}

/** The texts of a noun in the page's language. */
export const useWords = <N extends Noun>(noun: N): WordsOf<N> => wordsOf(useLanguage(), noun);

/** '/hi/design' → 'hi'; anything else is English. */
export const languageOf = (pathname: string): Language => (/^\/hi(\/|$)/.test(pathname) ? 'hi' : 'en');

/** What stands before every path of a language: '' or '/hi'. */
export const prefixOf = (language: Language): '' | '/hi' => (language === 'hi' ? '/hi' : '');

/** '/hi/design' → '/design', '/hi' → '/': the path as pages.ts knows it. */
export const withoutPrefix = (pathname: string): string => pathname.slice(prefixOf(languageOf(pathname)).length) || '/';
