/** What the shop knows of a language; its texts stand in words/src/<key>/. */
type LanguageRow = {
  /** Its own name, as its readers write it. */
  name: string;
  /** The link to the same page in this language. */
  viewIn: string;
  /** The `lang` of pages, feeds and mails. */
  htmlLang: string;
  /** For Intl: dates and numbers. */
  locale: string;
  /** Before every path of its pages: '' or '/hi'. */
  prefix: '' | `/${string}`;
  /** False while words/src/<key>/ has only some of the texts: what it lacks is said in the default language. */
  isComplete: boolean;
  /** The font file of headlines, which its pages load first; none where the reader's own fonts are used. */
  headlineFont?: string;
  /** The beginnings of words after whose hyphen no line may end. */
  unbroken?: RegExp;
  /** Short names as CLDR has them, January first. A browser's own table of dates takes a slow phone 240 ms to open. */
  months: readonly string[];
  /** '4:05 pm' of hour 16 and '4:05'. */
  timeOf: (hour: number, clock: string) => string;
};

/** The part of the day that stands before an hour in Hindi, as CLDR has it. */
function hindiDayPart(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात';
  if (hour < 12) return 'सुबह';
  return hour < 16 ? 'दोपहर' : 'शाम';
}

/** The shop's languages. A new one is a row here and a folder in words/src/. */
export const LANGUAGES = {
  en: {
    name: 'English',
    viewIn: 'View in English',
    htmlLang: 'en',
    locale: 'en-IN',
    prefix: '',
    isComplete: true,
    headlineFont: 'basic-800',
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
    timeOf: (hour, clock) => `${clock} ${hour < 12 ? 'am' : 'pm'}`,
  },
  hi: {
    name: 'हिन्दी',
    viewIn: 'हिन्दी में देखें',
    htmlLang: 'hi',
    locale: 'hi-IN',
    prefix: '/hi',
    isComplete: true,
    headlineFont: 'devanagari-800',
    unbroken: /(टी|ई)-/g,
    months: ['जन॰', 'फ़र॰', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल॰', 'अग॰', 'सित॰', 'अक्टू॰', 'नव॰', 'दिस॰'],
    timeOf: (hour, clock) => `${hindiDayPart(hour)} ${clock}`,
  },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_KEYS = Object.keys(LANGUAGES) as Language[];
/** The language of whoever named none, and the shape of every other one's texts. */
export const DEFAULT_LANGUAGE: Language = 'en';

export const isLanguage = (key: unknown): key is Language => typeof key === 'string' && Object.hasOwn(LANGUAGES, key);

/** The row of a language, with the fields that only some rows have. */
export const languageRow = (language: Language): LanguageRow => LANGUAGES[language];

/** What stands before every path of a language: '' or '/hi'. */
export const prefixOf = (language: Language): LanguageRow['prefix'] => LANGUAGES[language].prefix;

/** '/hi/design' → 'hi'; an address without a language's prefix is in the default language. */
export function languageOf(pathname: string): Language {
  const first = `/${pathname.split(/[/?#]/, 2)[1] ?? ''}`;
  return LANGUAGE_KEYS.find(key => LANGUAGES[key].prefix === first) ?? DEFAULT_LANGUAGE;
}

/** '/hi/design' → '/design', '/hi' → '/': the path as the table of pages knows it. */
export const withoutPrefix = (pathname: string): string => pathname.slice(prefixOf(languageOf(pathname)).length) || '/';

/** '/design' → '/hi/design', '/' → '/hi': a page's path in a language. */
export const pathIn = (language: Language, path: string): string =>
  path === '/' && prefixOf(language) !== '' ? prefixOf(language) : `${prefixOf(language)}${path}`;
