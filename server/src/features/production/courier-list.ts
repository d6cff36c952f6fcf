import { indiaTime } from '../../../../domain/src/india-days.ts';
import { indianPhone } from '../../../../domain/src/contact.ts';
import { decimalRupees, type Paise } from '../../../../domain/src/money.ts';
import { kilograms, parcelCentimetres } from '../../../../domain/src/parcels.ts';
import type { Context } from '../../http/handle.ts';
import { csvLine, type CsvCell, insertAudit, streamOf } from '../admin/admin.ts';
import { ordersAfter, type OrderLineRow } from '../orders/orders.ts';
import { type ParcelParts, parcelsOf } from './labels.ts';

/**
 * Packed parcels as a list for Shiprocket's bulk upload, the largest of the aggregators: a line for each item of an order. The columns are
 * those that a public program of June 2026 writes for it (its 'v2' headings; found by 'exportToShiprocketCSV'). The panel itself was not
 * tried: compare the headings with its own sample file before the first upload.
 */
const COLUMNS = [
  ...['*Order Id', 'Order Date as dd-mm-yyyy hh:MM', '*Channel', '*Payment Method(COD/Prepaid)'],
  ...[
    '*Customer First Name',
    'Customer Last Name',
    'Email (Optional)',
    '*Customer Mobile',
    'Customer Alternate Mobile',
  ],
  ...['*Shipping Address Line 1', 'Shipping Address Line 2', '*Shipping Address Country', '*Shipping Address State'],
  ...['*Shipping Address City', '*Shipping Address Postcode', 'Billing Address Line 1', 'Billing Address Line 2'],
  ...['Billing Address Country', 'Billing Address State', 'Billing Address City', 'Billing Address Postcode'],
  ...['*Master SKU', '*Product Name', '*Product Quantity', 'Tax %'],
  ...['*Selling Price(Per Unit Item, Inclusive of Tax)', 'Discount(Per Unit Item)', 'Shipping Charges(Per Order)'],
  ...['COD Charges(Per Order)', 'Gift Wrap Charges(Per Order)', 'Total Discount (Per Order)', '*Partial COD (Yes/No)'],
  ...['Paid Amount (Rs.)', '*Length (cm)', '*Breadth (cm)', '*Height (cm)', '*Weight Of Shipment(kg)'],
  ...['Send Notification(True/False)', 'Comment'],
];
const MARK = '\uFEFF';
const ROWS_AT_ONCE = 100;
const CHANNEL = 'Custom';

const rupees = (amount: Paise): CsvCell => ({ decimal: decimalRupees(amount) });

/** '01-04-2027 02:00', India's time. */
function writtenTime(at: Date): string {
  const [day = '', time = ''] = indiaTime(at).split('T');
  return `${day.split('-').toReversed().join('-')} ${time.slice(0, 5)}`;
}

function linesOf({ order, lines, grams, collect }: ParcelParts): string {
  const { address, state, city, zipCode } = order;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const { length, breadth, height } = parcelCentimetres(pieces);
  const head = [
    ...[order.id, writtenTime(order.createdAt), CHANNEL, collect === null ? 'Prepaid' : 'COD'],
    ...[order.firstName, order.lastName, order.email, indianPhone(order.phone) ?? order.phone, ''],
    ...[address, '', 'India', state, city, zipCode, address, '', 'India', state, city, zipCode],
  ];
  const tail = [
    ...['', rupees(order.shipping), order.cashFee ? rupees(order.cashFee) : '', '', rupees(order.discount), 'No'],
    ...[
      collect === null ? rupees(order.total) : '',
      length,
      breadth,
      height,
      { decimal: kilograms(grams) },
      'True',
      '',
    ],
  ];
  return lines.map(line => csvLine([...head, ...itemOf(line), ...tail])).join('');
}

const itemOf = ({ productType, color, size, productName, quantity, unitPrice }: OrderLineRow): CsvCell[] => [
  ...[`${productType}-${color}-${size}`, `${productName} (${size})`, quantity, '', rupees(unitPrice)],
];

/** The list of all packed parcels, the newest first, made as fast as it is taken; kept in the log. */
export async function courierList(context: Context, actorId: string): Promise<ReadableStream<Uint8Array>> {
  const after = { status: 'ready_for_shipping' };
  await insertAudit(context.db, { actorId, action: 'parcels.exported', subject: 'parcels', after, at: context.now() });
  return streamOf(partsOf(context));
}

async function* partsOf(context: Context): AsyncGenerator<Uint8Array, void, void> {
  yield Buffer.from(MARK + csvLine(COLUMNS));
  let afterRow;
  do {
    const filter = { status: 'ready_for_shipping', goods: 'shirts', afterRow, limit: ROWS_AT_ONCE } as const;
    const page = await ordersAfter(context, filter);
    const parcels = await parcelsOf(context, page.rows.map(({ id }) => id)); // prettier-ignore
    if (parcels.length > 0) yield Buffer.from(parcels.map(linesOf).join(''));
    afterRow = page.next;
  } while (afterRow);
}
