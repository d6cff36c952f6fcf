import { words as englishCatalog } from '../../../../words/src/en/catalog.ts';
import { words as englishInvoices } from '../../../../words/src/en/invoices.ts';
import { words as englishMails } from '../../../../words/src/en/mails.ts';
import { words as englishNumbers } from '../../../../words/src/en/numbers.ts';
import { words as hindiCatalog } from '../../../../words/src/hi/catalog.ts';
import { words as hindiInvoices } from '../../../../words/src/hi/invoices.ts';
import { words as hindiMails } from '../../../../words/src/hi/mails.ts';
import { words as hindiNumbers } from '../../../../words/src/hi/numbers.ts';

type Words = {
  invoices: typeof englishInvoices;
  catalog: typeof englishCatalog;
  numbers: typeof englishNumbers;
  /** Where a shirt is printed, as the mails name it. */
  places: (typeof englishMails)['places'];
};

/** The texts that papers are made of. */
export const WORDS: Record<'en' | 'hi', Words> = {
  en: {
    invoices: englishInvoices,
    catalog: englishCatalog,
    numbers: englishNumbers,
    places: englishMails.places,
  },
  hi: { invoices: hindiInvoices, catalog: hindiCatalog, numbers: hindiNumbers, places: hindiMails.places },
};
