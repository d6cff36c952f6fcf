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

/** The states and union territories that the form offers (First Schedule of the Constitution, as of 2020). */
export const STATES = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const;

/** The last ten digits of a phone where they are an Indian mobile number (first digit 6 to 9), else nothing (S1 §5). */
export function indianPhone(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').slice(-10);
  return /^[6-9]\d{9}$/.test(digits) ? digits : undefined;
}

/** Text, an @, and a dotted domain, without blanks or line breaks (S2 §5). */
export const isEmail = (text: string): boolean => /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:".]{2,}$/.test(text.trim());

/** Six digits, the first 1 to 9 (rulings, Law). */
export const isPinCode = (text: string): boolean => /^[1-9]\d{5}$/.test(text.trim());

const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/;
const CHECKS: Partial<Record<DeliveryField, (text: string) => boolean>> = {
  email: isEmail,
  phone: text => indianPhone(text) !== undefined,
  zipCode: isPinCode,
  state: text => (STATES as readonly string[]).includes(text),
};

/** What is wrong with each field: 'missing' or 'invalid'. An empty answer means that the form may be sent (S1 §5). */
export function deliveryProblems(form: Delivery): Partial<Record<DeliveryField, 'missing' | 'invalid'>> {
  const problems: Partial<Record<DeliveryField, 'missing' | 'invalid'>> = {};
  for (const field of Object.keys(DELIVERY_LIMITS) as DeliveryField[]) {
    const text = form[field].trim();
    if (text === '') problems[field] = 'missing';
    else if (text.length > DELIVERY_LIMITS[field] || CONTROL.test(text) || CHECKS[field]?.(text) === false)
      problems[field] = 'invalid';
  }
  return problems;
}

/** The form as it is stored: trimmed, the phone as its ten digits, the e-mail in lower case. */
export function cleanDelivery(form: Delivery): Delivery {
  const trimmed = Object.fromEntries(Object.entries(form).map(([field, text]) => [field, text.trim()])) as Delivery;
  return { ...trimmed, email: trimmed.email.toLowerCase(), phone: indianPhone(trimmed.phone) ?? trimmed.phone };
}
