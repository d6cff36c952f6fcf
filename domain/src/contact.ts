import { cleanEmail } from './email.ts';
import { cleanLine, joinedDigits, labelLine, plainLine } from './typed-text.ts';

/** The delivery form (S1 §3), as a shopper fills it in. */
export type Delivery = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
};
export type DeliveryField = keyof Delivery;

/** Longest accepted text of each field, in characters. */
export const DELIVERY_LIMITS: Record<DeliveryField, number> = {
  firstName: 60,
  lastName: 60,
  email: 120,
  phone: 20,
  address: 300,
  city: 80,
  state: 60,
  zipCode: 10,
};

/** Saved addresses of an account. */
export const MAX_ADDRESSES = 20;

/** What stands before the ten digits of a number at home, or from abroad. */
const BEFORE_TEN = /^(?:\+91|0091|91|0)(?=\d{10}$)/;

/**
 * The ten digits of an Indian mobile number (first digit 6 to 9), else nothing: `+91`, `91`, `0091` or a `0` before them are cut, blanks,
 * dashes, dots and brackets are ignored, digits of any script count. No number is made by cutting digits off another (S1 §5, rulings
 * of 26 November: Phone).
 */
export function indianPhone(phone: string): string | undefined {
  const digits = plainLine(phone)
    .replace(/[\s.()[\]\p{Pd}\u2212]/gu, '')
    .replace(BEFORE_TEN, '');
  return /^[6-9]\d{9}$/.test(digits) ? digits : undefined;
}

/** A run of digits that may be a phone: digits in groups, not in the middle of a word. */
const NUMBER_IN_GROUPS = /(?<![\p{L}\d_-])[+(]{0,2}\d(?:[\s().-]{0,2}\d){9,13}(?![\p{L}\d_-])/gu;

/** What is searched for as it is stored: phones in it, however they are written, are their ten digits. */
export const searchedPhones = (search: string): string =>
  plainLine(search).replace(NUMBER_IN_GROUPS, run => indianPhone(run) ?? run);

/** A PIN code without what people write between its digits. */
export const cleanPinCode = joinedDigits;

/** Six digits, the first 1 to 9 (rulings, Law), however they are written. */
export const isPinCode = (text: string): boolean => /^[1-9]\d{5}$/.test(cleanPinCode(text));

/**
 * A name that came in one piece (S1 §3, `customerName`): the last word is the last name, and more of them where the first name would
 * be too long. Joined with a blank the two are the name again, so whatever a form holds comes back within the form's limits.
 */
export function splitName(name: string): Pick<Delivery, 'firstName' | 'lastName'> {
  const whole = name.trim();
  const ends = [...whole.matchAll(/\s+/g)].map(({ index, 0: { length } }) => [index, index + length] as const);
  const [end, next] = ends.findLast(([at]) => at <= DELIVERY_LIMITS.firstName) ??
    ends[0] ?? [whole.length, whole.length];
  return { firstName: whole.slice(0, end), lastName: whole.slice(next) };
}

/** What each field holds as it is stored: all are lines; the phone is its ten digits, where it is one. */
const CLEAN: Record<DeliveryField, (text: string) => string> = {
  firstName: labelLine,
  lastName: labelLine,
  email: cleanEmail,
  phone: text => indianPhone(text) ?? labelLine(text),
  address: labelLine,
  city: labelLine,
  state: cleanLine,
  zipCode: cleanPinCode,
};

/** The form as it is stored. */
export const cleanDelivery = (form: Delivery): Delivery =>
  Object.fromEntries(
    (Object.keys(CLEAN) as DeliveryField[]).map(field => [field, CLEAN[field](form[field])]),
  ) as Delivery;
