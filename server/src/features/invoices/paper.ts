import { longDay } from '../../indian-day.ts';
import { wordsOf } from '../../words.ts';
import type { Language } from '../../../../domain/src/languages.ts';
import { numberInWords, rupeesAndPaise } from '../../../../domain/src/amount-in-words.ts';
import { totalOf } from '../../../../domain/src/invoices.ts';
import { formatRupeesAndPaise, toRupees, type Paise } from '../../../../domain/src/money.ts';
import type { Paper, PaperFact } from '../../adapters/documents/port.ts';
import type { InvoiceBuyer, InvoiceContent, InvoiceRow } from './invoices.store.ts';
import { tableOf, taxSums } from './paper-table.ts';

type Numbered = Pick<InvoiceRow, 'number' | 'issuedAt' | 'content'>;

/** 'invoice-CHT-2627-00042.pdf'. */
export const fileNameOf = ({ number, content }: Numbered): string =>
  `${wordsOf(content.language).invoices.fileName[content.kind]}-${number}.pdf`;

/** An invoice, bill or credit note as it is drawn, in the language of its sale. */
export function paperOf(row: Numbered): Paper {
  const { number, issuedAt, content } = row;
  const { language, kind, shop } = content;
  const words = wordsOf(language).invoices;
  const total = totalOf(content.rows).net;
  return {
    ...{ language, issuedAt, shopName: shop.name },
    heading: words.kinds[kind],
    subheading: words.original,
    title: `${words.kinds[kind]} ${number}`,
    facts: factsOf(row),
    parties: partiesOf(content),
    table: tableOf(content),
    sums: [...taxSums(content), { label: totalLabel(content), amount: money(total), isTotal: true }],
    inWords: { label: words.inWords, value: inWords(total, language) },
    notes: notesOf(content),
    page: words.page('{page}', '{pages}'),
  };
}

const money = (amount: Paise): string => formatRupeesAndPaise(toRupees(amount));

const totalLabel = ({ corrects, language }: InvoiceContent): string =>
  corrects ? wordsOf(language).invoices.refunded : wordsOf(language).invoices.total;

/** 'Rupees nine hundred fifty-eight only'. */
function inWords(amount: Paise, language: Language): string {
  const { names, rupees: whole, rupeesAndPaise: broken } = wordsOf(language).numbers;
  const { rupees, paise } = rupeesAndPaise(amount);
  const count = numberInWords(rupees, names);
  return paise === 0 ? whole(count) : broken(count, numberInWords(paise, names));
}

function factsOf({ number, issuedAt, content }: Numbered): PaperFact[] {
  const { language, kind, tax, sale, corrects } = content;
  const words = wordsOf(language).invoices;
  const place = tax?.placeOfSupply;
  return [
    { label: words.number(words.kinds[kind]), value: number },
    { label: words.date, value: longDay(issuedAt, language) },
    ...(place ? [{ label: words.placeOfSupply, value: words.state(place.name, place.code) }] : []),
    ...(tax ? [{ label: words.reverseCharge, value: words.no }] : []),
    ...(corrects
      ? [
          { label: words.corrects(words.kinds[corrects.kind]), value: corrects.number },
          { label: words.correctedDate, value: longDay(new Date(corrects.issuedAt), language) },
        ]
      : []),
    { label: sale.kind === 'order' ? words.order : words.purchase, value: sale.id },
  ];
}

function partiesOf({ language, shop, tax, buyer, sale }: InvoiceContent): Paper['parties'] {
  const words = wordsOf(language).invoices;
  const { name, address, email, phone } = shop.operator;
  return [
    {
      label: words.soldBy,
      name,
      lines: [address, ...(tax ? [words.gstin(tax.gstin)] : []), email, words.phone(phone)],
    },
    {
      label: sale.kind === 'order' ? words.billedAndDelivered : words.billedTo,
      name: buyer.name,
      lines: addressOf(buyer, words.phone),
    },
  ];
}

function addressOf(buyer: InvoiceBuyer, phoneLine: (phone: string) => string): string[] {
  const { address, city, state, zipCode, phone, email } = buyer;
  const place = [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [address ?? '', place, phone ? phoneLine(phone) : '', email].filter(line => line !== '');
}

function notesOf({ language, tax, couponCode, corrects, shop }: InvoiceContent): string[] {
  const words = wordsOf(language).invoices;
  const { email, phone } = shop.operator;
  return [
    ...(corrects?.reason ? [words.reasonLine(corrects.reason)] : []),
    ...(couponCode ? [words.coupon(couponCode)] : []),
    [words.inRupees, ...(tax ? [words.includesTax] : []), words.computerMade].join(' '),
    words.questions(email, phone),
  ];
}
