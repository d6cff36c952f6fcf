import { FIRST_PLACES } from '../../../../domain/src/catalog.ts';
import type { BoughtPlace } from '../../../../domain/src/print-areas.ts';
import type { Language } from '../../../../domain/src/languages.ts';
import {
  creditAmounts,
  goodsAmounts,
  serviceAmounts,
  totalOf,
  type Amounts,
  type Series,
  type Taxation,
} from '../../../../domain/src/invoices.ts';
import { paiseOf, type Paise } from '../../../../domain/src/money.ts';
import { STATE_CODES, stateCodeOf, stateCodeOfGstin, taxRuleAt, type Taxed } from '../../../../domain/src/tax.ts';
import type { Context } from '../../http/handle.ts';
import type {
  InvoiceBuyer,
  InvoiceContent,
  InvoiceItem,
  InvoiceRow,
  InvoiceRowContent,
  InvoiceState,
  OrderLineRow,
  OrderRow,
} from './invoices.store.ts';

/** A purchase of credits that is paid. The buyer's state is the place of supply (CGST Rule 46, proviso on online services). */
export type CreditsPurchase = {
  id: string;
  accountId: string;
  quantity: number;
  amount: Paise;
  language: Language;
  buyer: InvoiceBuyer;
};

/** A refund that is done. `reason` is shown to the buyer. */
export type Refund = { id: string; orderId: string; amount: Paise; reason: string | null };

type Shop = Context['shop'];
type Sale = { at: Date; state: string | null };

/** How the shop's papers are taxed where the buyer is in this state; nothing for a shop without a tax number. */
function taxOf(shop: Shop, sale: Sale): { taxation: Taxation; tax: InvoiceContent['tax'] } {
  const { gstin, taxRules } = shop.invoicing;
  if (gstin === undefined) return { taxation: undefined, tax: null };
  const code = sale.state === null ? undefined : stateCodeOf(sale.state);
  const own = stateCodeOfGstin(gstin);
  // Without the buyer's state a service is supplied where the shop is (IGST Act, section 12(2)(b)).
  const placeOfSupply: InvoiceState | null = { name: code ? sale.state! : nameOf(own), code: code ?? own };
  const isLocal = placeOfSupply.code === own;
  return { taxation: { rule: taxRuleAt(taxRules, sale.at), isLocal }, tax: { gstin, placeOfSupply, isLocal } };
}

const nameOf = (stateCode: string): string =>
  Object.entries(STATE_CODES).find(([, code]) => code === stateCode)?.[0] ?? stateCode;

const shopOf = ({ name, operator }: Shop): InvoiceContent['shop'] => {
  const { name: operatorName, address, email, phone } = operator;
  return { name, operator: { name: operatorName, address, email, phone } };
};

/** The invoice of an order as of the moment at which it is paid. */
export function orderContent(shop: Shop, order: OrderRow, lines: readonly OrderLineRow[], at: Date): InvoiceContent {
  const { taxation, tax } = taxOf(shop, { at, state: order.state });
  const { discount, shipping: fee, cashFee } = order;
  const amounts = goodsAmounts({ lines, discount, shipping: fee, cashFee }, taxation);
  const code = taxation?.rule.hsn ?? null;
  const shirts = lines.map((line, index): InvoiceRowContent => {
    const { quantity, unitPrice } = line;
    return { item: shirtOf(line), code, quantity, unitPrice, ...amounts.lines[index]! };
  });
  const besides = (kind: 'shipping' | 'cash_fee', rows: readonly Amounts[]): InvoiceRowContent[] =>
    rows.map(amount => ({ item: { kind }, code, quantity: 1, unitPrice: amount.gross, ...amount }));
  const shipping = besides('shipping', amounts.shipping);
  const cash = besides('cash_fee', amounts.cashFee);
  return {
    ...{ kind: tax ? 'tax_invoice' : 'bill', language: order.language, shop: shopOf(shop), tax },
    buyer: buyerOf(order),
    ...{ sale: { kind: 'order', id: order.id }, couponCode: order.couponCode },
    ...{ rows: [...shirts, ...shipping, ...cash], corrects: null },
  };
}

const buyerOf = ({ firstName, lastName, address, city, state, zipCode, phone, email }: OrderRow): InvoiceBuyer => ({
  name: `${firstName} ${lastName}`.trim(),
  ...{ address, city, state, zipCode, phone, email },
});

/** The name of a place that the owner added; the papers have words for those of the first shop. */
const nameOfPlace = ({ key, name, nameHi }: BoughtPlace) =>
  FIRST_PLACES.some(one => one.key === key) ? {} : { placeName: name, placeNameHi: nameHi };

function shirtOf(line: OrderLineRow): InvoiceItem {
  const { designName, productId, productName, productNameHi, productType, color, cloth } = line;
  const { size, back } = line;
  const sides = [line, ...(back ? [back] : [])].map(print => ({
    ...{ name: print.designName, position: print.position, designSize: print.designSize },
    ...nameOfPlace(print.place),
  }));
  return {
    ...{ kind: 'shirt', name: designName, productId, productName, productNameHi, productType, color, size },
    ...{ colorName: cloth.name, colorNameHi: cloth.nameHi },
    prints: sides,
  };
}

/** What the invoice of a purchase of credits tells of it. */
export const purchaseOf = (order: OrderRow, credits: number): CreditsPurchase => ({
  ...{ id: order.id, accountId: order.accountId, quantity: credits, amount: order.total },
  ...{ language: order.language, buyer: buyerOf(order) },
});

/** The invoice of a purchase of credits. */
export function creditsContent(shop: Shop, purchase: CreditsPurchase, at: Date): InvoiceContent {
  const { taxation, tax } = taxOf(shop, { at, state: purchase.buyer.state });
  const { quantity, amount, language, buyer, id } = purchase;
  const row: InvoiceRowContent = {
    ...{ item: { kind: 'credits' }, code: taxation?.rule.sac ?? null, quantity, unitPrice: amount / quantity },
    ...serviceAmounts(amount, taxation),
  };
  return {
    ...{ kind: tax ? 'tax_invoice' : 'bill', language, shop: shopOf(shop), tax, buyer },
    ...{ sale: { kind: 'credits', id }, couponCode: null, rows: [row], corrects: null },
  };
}

/** What a refund takes back of an invoice, after earlier credit notes. Nothing where nothing is left of it. */
export function creditContent(
  invoice: InvoiceRow,
  earlier: readonly InvoiceRow[],
  refund: Pick<Refund, 'amount' | 'reason'>,
): InvoiceContent | undefined {
  const { content, number, issuedAt } = invoice;
  const credited = content.rows.map((_, index) => takenOf(earlier, index));
  const amounts = creditAmounts(content.rows, credited, refund.amount);
  if (totalOf(amounts).net === 0) return undefined;
  const kind = content.kind === 'bill' ? 'bill' : 'tax_invoice';
  return {
    ...content,
    kind: kind === 'bill' ? 'refund_note' : 'credit_note',
    couponCode: null,
    rows: content.rows.map((row, index) => ({ ...row, ...amounts[index]! })),
    corrects: { number, issuedAt: issuedAt.toISOString(), kind, reason: refund.reason },
  };
}

/** What credit notes took of a row. Each has the rows of the invoice, in their order. */
function takenOf(notes: readonly InvoiceRow[], index: number): Taxed {
  const { taxable, cgst, sgst, igst } = totalOf(notes.map(({ content }) => content.rows[index]!));
  return { taxable, cgst, sgst, igst };
}

/** The series that a paper is numbered in. */
export function seriesOf({ kind, sale }: InvoiceContent): Series {
  if (kind !== 'tax_invoice') return kind;
  return sale.kind === 'order' ? 'goods' : 'credits';
}

/** What a paper comes to, with tax. */
export const totalOfContent = ({ rows }: Pick<InvoiceContent, 'rows'>): Paise => paiseOf(totalOf(rows).net);
