import { dayOf } from './india-days.ts';
import { paiseOf, type Paise } from './money.ts';
import type { State } from './states.ts';

/**
 * How the shop's goods and services are taxed from a day on (India, GST; reference india §4.1). Rates are hundredths of a
 * percent: 500 is 5 %.
 */
export type TaxRule = {
  /** The first day, in India: '2025-09-22'. */
  from: string;
  /** Code of printed T-shirts; of credits. */
  hsn: string;
  sac: string;
  /** A piece that costs more than this, with tax and after its share of a discount, takes the higher rate. */
  threshold: Paise;
  goods: number;
  goodsAbove: number;
  services: number;
};

/** What holds where the operator says nothing else: knitted clothes since the 56th GST Council. */
export const TAX_RULES: readonly TaxRule[] = [
  {
    from: '2025-09-22',
    hsn: '6109',
    sac: '998439',
    threshold: paiseOf(250_000),
    goods: 500,
    goodsAbove: 1800,
    services: 1800,
  },
];

/** The rule of a moment: the latest that has begun, or the earliest of all. */
export function taxRuleAt(rules: readonly TaxRule[], at: Date): TaxRule {
  const byDay = rules.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const rule = byDay.findLast(one => one.from <= dayOf(at)) ?? byDay[0];
  if (!rule) throw new RangeError('There is no tax rule');
  return rule;
}

/** The rate of pieces that cost so much together: decided by what one of them costs. */
export const goodsRate = (rule: TaxRule, net: Paise, pieces: number): number =>
  net > rule.threshold * pieces ? rule.goodsAbove : rule.goods;

/** What an amount that includes tax is made of. Local tax is split into two equal halves, any other is one. */
export type Taxed = { taxable: Paise; cgst: Paise; sgst: Paise; igst: Paise };

/** Takes the tax out of an amount that includes it; the parts add up to it, to the paisa. */
export function taxWithin(amount: Paise, rate: number, isLocal: boolean): Taxed {
  const taxOf = (part: number): Paise => paiseOf(Math.round((amount * part) / (10_000 + rate)));
  if (!isLocal) {
    const igst = taxOf(rate);
    return { taxable: paiseOf(amount - igst), cgst: paiseOf(0), sgst: paiseOf(0), igst };
  }
  const half = taxOf(rate / 2);
  return { taxable: paiseOf(amount - 2 * half), cgst: half, sgst: half, igst: paiseOf(0) };
}

/** Codes of the states in tax numbers and on invoices (GST, since 2020). */
export const STATE_CODES: Record<State, string> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
};

/** A state by its name; nothing for a word that is none. */
export const stateCodeOf = (state: string): string | undefined =>
  (STATE_CODES as Readonly<Record<string, string>>)[state];

/** The state in which a tax number is registered: its first two digits. */
export const stateCodeOfGstin = (gstin: string): string => gstin.slice(0, 2);

/** Union territories without a legislature: their half of the local tax is called UTGST. */
const UNION_TERRITORIES: ReadonlySet<string> = new Set(['04', '26', '31', '35', '38']);
export const hasUnionTerritoryTax = (stateCode: string): boolean => UNION_TERRITORIES.has(stateCode);
