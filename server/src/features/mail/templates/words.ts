import { words as englishAdmin } from '../../../../../words/src/en/admin-order.ts';
import { words as englishCatalog } from '../../../../../words/src/en/catalog.ts';
import { words as englishMails } from '../../../../../words/src/en/mails.ts';
import { words as englishOrders } from '../../../../../words/src/en/orders.ts';
import { words as hindiAdmin } from '../../../../../words/src/hi/admin-order.ts';
import { words as hindiCatalog } from '../../../../../words/src/hi/catalog.ts';
import { words as hindiMails } from '../../../../../words/src/hi/mails.ts';
import { words as hindiOrders } from '../../../../../words/src/hi/orders.ts';
import type { Language } from './letter.ts';

type Words = {
  mails: typeof englishMails;
  orders: typeof englishOrders;
  catalog: typeof englishCatalog;
  admin: typeof englishAdmin;
};

/** The texts that mails are made of. */
export const WORDS: Record<Language, Words> = {
  en: { mails: englishMails, orders: englishOrders, catalog: englishCatalog, admin: englishAdmin },
  hi: { mails: hindiMails, orders: hindiOrders, catalog: hindiCatalog, admin: hindiAdmin },
};
