import { plainLine } from './typed-text.ts';

/*
 * What an e-mail address is: what the mailer can send to (rulings of 26 November, E-mail). Before the @ a dot-atom of RFC 5321 §4.1.2,
 * without quotes, since servers for other letters there (RFC 6531) are rare; behind it a name of the DNS, in any script.
 */

/** Longest address and its parts, in ASCII (RFC 5321 §4.5.3.1, RFC 1035 §2.3.4). */
export const EMAIL_LIMIT = 254;
const LONGEST_NAME = 64;
const LONGEST_LABEL = 63;

export type EmailFault =
  | 'no_at'
  | 'many_ats'
  | 'no_name'
  | 'no_domain'
  | 'dots'
  | 'blank'
  /** A sign that no address has, or not there. */
  | 'sign'
  /** A letter of another script before the @. */
  | 'letters'
  /** Behind the @ no dot, or nothing that a domain ends in. */
  | 'ending'
  | 'long';
/** What is wrong with an address, and the first sign that is. */
export type EmailProblem = { fault: EmailFault; sign?: string };

const NO_NAME_SIGN = /[^\w.!#$%&'*+/=?^`{|}~-]/u;
const NO_DOMAIN_SIGN = /(?![\u200c\u200d])[^\p{L}\p{M}0-9.-]/u;

/** An address as it is kept: without signs and blanks around it, in small letters, of plain letters where they have such a form. */
export const cleanEmail = (text: string): string => plainLine(text).toLowerCase();

/** A domain as the DNS knows it (RFC 5890); nothing where it is none. */
function asciiDomain(domain: string): string | undefined {
  const ascii = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : '';
  const labels = ascii.split('.');
  const isName = labels.every(label => label.length <= LONGEST_LABEL && /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(label));
  // The last is a word: what has a digit alone there is a number of a machine.
  return isName && labels.length > 1 && /^([a-z]{2,}|xn--[a-z0-9-]+)$/.test(labels.at(-1)!) ? ascii : undefined;
}

function faultOfName(name: string): EmailProblem | undefined {
  if (name === '') return { fault: 'no_name' };
  const [sign] = NO_NAME_SIGN.exec(name) ?? [];
  if (sign) return { fault: /[\p{L}\p{M}\p{N}]/u.test(sign) ? 'letters' : 'sign', sign };
  return /^\.|\.\.|\.$/.test(name) ? { fault: 'dots' } : undefined;
}

function faultOfDomain(domain: string): EmailProblem | undefined {
  if (domain === '') return { fault: 'no_domain' };
  const [sign] = NO_DOMAIN_SIGN.exec(domain) ?? [];
  if (sign) return { fault: 'sign', sign };
  if (/^\.|\.\.|\.$/.test(domain)) return { fault: 'dots' };
  return asciiDomain(domain) === undefined ? { fault: 'ending' } : undefined;
}

/** What is wrong with an address as it was typed, the first thing from the left, but for words without an @, which are none at all; nothing where the mailer can send to it. */
export function emailProblem(text: string): EmailProblem | undefined {
  const email = cleanEmail(text);
  if (/\s/.test(email)) return { fault: email.includes('@') ? 'blank' : 'no_at' };
  const [name = '', domain, ...more] = email.split('@');
  if (domain === undefined) return { fault: 'no_at' };
  if (more.length > 0) return { fault: 'many_ats' };
  const problem = faultOfName(name) ?? faultOfDomain(domain);
  if (problem) return problem;
  const isLong = name.length > LONGEST_NAME || name.length + 1 + asciiDomain(domain)!.length > EMAIL_LIMIT;
  return isLong ? { fault: 'long' } : undefined;
}

/** Whether the mailer can send to an address as it was typed. */
export const isEmail = (text: string): boolean => emailProblem(text) === undefined;

/** An address as the mailer writes it on the envelope, in ASCII; nothing where it cannot send there. */
export function envelopeAddress(text: string): string | undefined {
  const [name, domain = ''] = cleanEmail(text).split('@');
  return isEmail(text) ? `${name}@${asciiDomain(domain)}` : undefined;
}

/** Where people in India have their mail; what is a letter away from one of these is likely meant to be it. */
const KNOWN_DOMAINS = [
  ...['gmail.com', 'yahoo.com', 'yahoo.in', 'yahoo.co.in', 'hotmail.com', 'outlook.com', 'outlook.in', 'live.com'],
  ...['icloud.com', 'rediffmail.com', 'rediff.com', 'protonmail.com', 'zoho.com', 'zohomail.in', 'googlemail.com'],
];
/** Domains of their own that are a letter away from a known one. */
const OTHERS = ['ymail.com', 'mail.com', 'email.com', 'gmx.com', 'live.in', 'zoho.in', 'yahoo.co', 'hotmail.co.in'];

/** Whether one text becomes the other by one letter more, less, other, or two that change places. */
function isOneOff(one: string, other: string): boolean {
  if (one.length > other.length) return isOneOff(other, one);
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, longer] = [one.slice(at), other.slice(at)];
  if (one.length < other.length) return rest === longer.slice(1);
  const isSwapped = rest[0] === longer[1] && rest[1] === longer[0] && rest.slice(2) === longer.slice(2);
  return rest.slice(1) === longer.slice(1) || isSwapped;
}

/** The address that was likely meant, for `asha@gmial.com` `asha@gmail.com`: a suggestion, never a rule. */
export function likelyEmail(text: string): string | undefined {
  const email = cleanEmail(text);
  const [name, domain, more] = email.split('@');
  if (!name || !domain || more !== undefined || [...KNOWN_DOMAINS, ...OTHERS].includes(domain)) return undefined;
  const meant = KNOWN_DOMAINS.find(known => isOneOff(domain.replace(/,/g, '.').replace(/\.{2,}/g, '.'), known));
  return meant && isEmail(`${name}@${meant}`) ? `${name}@${meant}` : undefined;
}
