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

/** The last ten digits of a phone where they are an Indian mobile number (first digit 6 to 9), else nothing (S1 §5). */
export function indianPhone(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').slice(-10);
  return /^[6-9]\d{9}$/.test(digits) ? digits : undefined;
}

/** Text, an @, and a dotted domain, without blanks or line breaks (S2 §5). */
export const isEmail = (text: string): boolean => /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:".]{2,}$/.test(text.trim());

/** Six digits, the first 1 to 9 (rulings, Law). */
export const isPinCode = (text: string): boolean => /^[1-9]\d{5}$/.test(text.trim());

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

/** The form as it is stored: trimmed, the phone as its ten digits, the e-mail in lower case. */
export function cleanDelivery(form: Delivery): Delivery {
  const trimmed = Object.fromEntries(Object.entries(form).map(([field, text]) => [field, text.trim()])) as Delivery;
  return { ...trimmed, email: trimmed.email.toLowerCase(), phone: indianPhone(trimmed.phone) ?? trimmed.phone };
}
