import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '../../../../domain/src/languages.ts';
import { NUMBER_LENGTH, type Amounts, type Series } from '../../../../domain/src/invoices.ts';
import { accounts } from './accounts.ts';
import { moment, paise } from './columns.ts';

/** A place as invoices name it; the code is that of the tax numbers. */
export type InvoiceState = { name: string; code: string };

/** Who bought, as they wrote it. A buyer of credits gives no street. */
export type InvoiceBuyer = {
  name: string;
  address: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  phone: string | null;
  email: string;
};

/** What a row is of. */
export type InvoiceItem =
  | {
      kind: 'shirt';
      name: string;
      productId: number;
      productName: string;
      /** Papers that were issued before these were kept have none. */
      productNameHi?: string | null;
      productType?: string;
      color: string;
      colorName?: string;
      colorNameHi?: string | null;
      size: string;
      /** The printed sides. */
      prints: { name: string; position: string; designSize: string; placeName?: string; placeNameHi?: string | null }[];
    }
  | { kind: 'shipping' }
  /** What paying in cash at the door costs. */
  | { kind: 'cash_fee' }
  | { kind: 'credits' };

export type InvoiceRowContent = Amounts & {
  item: InvoiceItem;
  /** HSN of goods, SAC of services; nothing on a bill. */
  code: string | null;
  quantity: number;
  unitPrice: number;
};

/** All that an invoice tells, frozen when it is issued: money in paise, with tax; moments as ISO texts. */
export type InvoiceContent = {
  kind: 'tax_invoice' | 'bill' | 'credit_note' | 'refund_note';
  language: Language;
  shop: { name: string; operator: { name: string; address: string; email: string; phone: string } };
  /** Nothing on the papers of a shop without a tax number. */
  tax: { gstin: string; placeOfSupply: InvoiceState | null; isLocal: boolean } | null;
  buyer: InvoiceBuyer;
  /** The order, or the purchase of credits. */
  sale: { kind: 'order' | 'credits'; id: string };
  couponCode: string | null;
  rows: InvoiceRowContent[];
  /** What a credit note takes back of, and why. */
  corrects: { number: string; issuedAt: string; kind: 'tax_invoice' | 'bill'; reason: string | null } | null;
};

/** The words that a paper is found by in the books: its number, the order's, and the buyer's name. */
export const paperSearchWords = ({ number, saleId, content }: Record<'number' | 'saleId' | 'content', AnyPgColumn>) =>
  sql`search_words(${number} || ' ' || ${saleId} || ' ' || coalesce(${content} -> 'buyer' ->> 'name', ''))`;

/** Invoices, bills and credit notes as they were issued. Append-only: a mistake is mended by a credit note. */
export const invoices = pgTable(
  'invoices',
  {
    /** At most sixteen characters, unique in the financial year (CGST Rules 46 and 53). */
    number: text().primaryKey(),
    series: text().$type<Series>().notNull(),
    /** The year in which the financial year began. */
    financialYear: integer('financial_year').notNull(),
    serial: integer().notNull(),
    /** What it was issued for, once: `order:17…`, `credits:…`, `refund:…`. */
    subject: text().notNull().unique(),
    /** The order or the purchase of credits. */
    saleId: text('sale_id').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** With tax; of a credit note what it takes back. */
    total: paise('total').notNull(),
    content: jsonb().$type<InvoiceContent>().notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  table => [
    unique('invoices_serial').on(table.series, table.financialYear, table.serial),
    index('invoices_sale').on(table.saleId, table.issuedAt, table.number),
    index('invoices_newest').on(table.issuedAt, table.number),
    index('invoices_search').using('gin', paperSearchWords(table)),
    index('invoices_account').on(table.accountId, table.issuedAt, table.number),
    check('invoices_number_length', sql`length(${table.number}) <= ${sql.raw(String(NUMBER_LENGTH))}`),
  ],
);

/** The last serial of each series and financial year. Its row is the lock that leaves no gap. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    series: text().$type<Series>().notNull(),
    financialYear: integer('financial_year').notNull(),
    last: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.series, table.financialYear] })],
);
