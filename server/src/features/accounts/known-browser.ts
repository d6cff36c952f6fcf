import type { Context } from '../../http/handle.ts';
import { mailboxKey } from '../../http/rate-limit.ts';

/** Mailboxes that one browser is known for: a household's. */
const MOST = 6;
/** As long as browsers keep a cookie (RFC 6265bis). */
const MAX_AGE_S = 400 * 86_400;
const PURPOSE = 'browser that signed in';

/** A mailbox that was proven in a browser: its keyed hash, and a random id of this proof, by which its codes are counted. */
type Known = { mailbox: string; id: string };

/** At https browsers take it from this host alone, and with Secure (RFC 6265bis, `__Host-`). */
const nameAt = (publicUrl: string): string => (publicUrl.startsWith('https:') ? '__Host-chhaap_known' : 'chhaap_known');

/** The mailboxes that were proven in the browser of a request; none for a cookie that this shop did not seal. */
function knownIn({ shop, secrets }: Context, { headers }: Request): Known[] {
  const sealed = new RegExp(`(?:^|;\\s*)${nameAt(shop.publicUrl)}=([\\w-]{20,3000})(?:;|$)`).exec(
    headers.get('cookie') ?? '',
  )?.[1];
  const text = sealed && secrets.open(PURPOSE, sealed);
  return text ? (JSON.parse(text) as Known[]) : [];
}

/**
 * What the codes of a browser are counted by that has proven this mailbox before; nothing for any other browser. It proves nothing else:
 * it signs nobody in.
 */
export async function knownFor(context: Context, request: Request, email: string): Promise<string | undefined> {
  const mailbox = await mailboxKey(context.db, email);
  return knownIn(context, request).find(known => known.mailbox === mailbox)?.id;
}

/** A Set-Cookie line: this browser has proven the mailbox. Script cannot read it, and nobody can read in it whose it is. */
export async function knownCookie(context: Context, request: Request, email: string): Promise<string> {
  const { shop, secrets } = context;
  const mailbox = await mailboxKey(context.db, email);
  const others = knownIn(context, request).filter(known => known.mailbox !== mailbox);
  const known = [{ mailbox, id: context.randomId(16) }, ...others].slice(0, MOST);
  const attributes = `Path=/; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax${shop.publicUrl.startsWith('https:') ? '; Secure' : ''}`;
  return `${nameAt(shop.publicUrl)}=${secrets.seal(PURPOSE, JSON.stringify(known))}; ${attributes}`;
}
