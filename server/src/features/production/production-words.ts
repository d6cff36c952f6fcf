import { words as englishCatalog } from '../../../../words/src/en/catalog.ts';
import { words as englishWorkshop } from '../../../../words/src/en/workshop.ts';
import { words as hindiCatalog } from '../../../../words/src/hi/catalog.ts';
import { words as hindiWorkshop } from '../../../../words/src/hi/workshop.ts';

export type Language = 'en' | 'hi';
/** The texts of tickets, pick lists and packing slips. */
export const WORDS = {
  en: { workshop: englishWorkshop, catalog: englishCatalog },
  hi: { workshop: hindiWorkshop, catalog: hindiCatalog },
};

const DAY = { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long', year: 'numeric' } as const;
const DAYS = { en: new Intl.DateTimeFormat('en-IN', DAY), hi: new Intl.DateTimeFormat('hi-IN', DAY) };
/** '22 November 2026', the Indian day. */
export const dayOf = (at: Date, language: Language): string => DAYS[language].format(at);
