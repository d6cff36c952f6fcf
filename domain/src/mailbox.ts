/** Mail programs of these hosts take the dots of a name for nothing, and the first name of a host for its others. */
const SAME_HOST: ReadonlyMap<string, string> = new Map([['googlemail.com', 'gmail.com']]);
const WITHOUT_DOTS: ReadonlySet<string> = new Set(['gmail.com']);

/** Signs that nobody sees, and blanks. */
const UNSEEN = /[\p{Cf}\p{Cc}\p{Z}]+/gu;
const fold = (text: string): string => text.normalize('NFKC').toLowerCase().normalize('NFKC').replace(UNSEEN, '');

/** A host as the network writes it (IDNA, UTS #46): 'अ.example' → xn--l1b.example. Text that is no host stays as it is. */
function foldHost(text: string): string {
  const host = text.replace(/\.+$/, '');
  const isHost = /^[\p{L}\p{M}\p{N}.-]+$/u.test(host);
  const ascii = (isHost && URL.parse(`https://${host}`)?.hostname) || host;
  return SAME_HOST.get(ascii) ?? ascii;
}

/**
 * The mailbox behind an e-mail address, as limits count it: without case, invisible signs and `+tag`, the host in its ASCII form, and for
 * Gmail without dots. Folding twice is folding once. Only for counting: mail goes to the address as it was given, and two addresses of one
 * mailbox are never taken for one person.
 */
export function foldMailbox(email: string): string {
  const folded = fold(email);
  const at = folded.lastIndexOf('@');
  if (at < 0) return folded;
  const host = foldHost(folded.slice(at + 1));
  const name = withoutTag(folded.slice(0, at));
  return `${(WITHOUT_DOTS.has(host) && name.replaceAll('.', '')) || name}@${host}`;
}

/** A name that begins with its plus has nothing before it, and stays. */
const withoutTag = (name: string): string => {
  const plus = name.indexOf('+', 1);
  return plus < 0 ? name : name.slice(0, plus);
};
