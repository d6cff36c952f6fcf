import { createHash } from 'node:crypto';

/** Somebody with an account here: everybody who has an e-mail address. */
export type Person = { sub: string; email: string; name: string };

/** The accounts that the sign-in page offers by name. */
export const DEMO_PEOPLE = [
  { name: 'Demo Shopper', email: 'demo.shopper@chhaap.test' },
  { name: 'Demo Shopper 2', email: 'demo.shopper.2@chhaap.test' },
  { name: 'Demo Admin', email: 'demo.admin@chhaap.test' },
] as const;

/** The subject that a text stands for: 32 hexadecimal digits, which say nothing. */
export const subjectOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** The person of an e-mail address, the same every time; undefined when the text is no address. */
export function toPerson(text: string): Person | undefined {
  const email = text.trim().toLowerCase();
  if (email.length > 254 || !/^[^\s@<>"]{1,64}@[^\s@<>".]+(\.[^\s@<>".]+)+$/.test(email)) return undefined;
  return { sub: subjectOf(email), email, name: DEMO_PEOPLE.find(demo => demo.email === email)?.name ?? toName(email) };
}

/** One or two capital letters that stand for a name. */
export function toInitials(name: string): string {
  const words = name.split(' ').filter(word => /^\p{L}/u.test(word));
  const letters = words.length > 0 ? [words[0]!, ...words.slice(1).slice(-1)].map(word => [...word][0]!) : ['?'];
  return letters.join('').toUpperCase();
}

function toName(email: string): string {
  const words = email
    .split('@')[0]!
    .split(/[._+-]+/)
    .filter(Boolean);
  return words.map(word => word[0]!.toUpperCase() + word.slice(1)).join(' ') || email;
}
