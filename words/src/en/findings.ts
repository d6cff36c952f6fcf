/** What a test of the settings and the doctor have found. `says` is how it stands, `todo` what to do about it; both are given the same facts. */
type Told = { says: (...facts: string[]) => string; todo?: (...facts: string[]) => string };
const told = <Key extends string>(all: Record<Key, Told>): Record<Key, Told> => all;

export const words = {
  findings: told({
    gateway_none: { says: () => 'nothing to test: no gateway is set up. UPI to your own address and cash need none' },
    gateway_demo: { says: () => 'nothing to test: this is a demo shop, where nothing is charged' },
    identity_none: {
      says: () => 'nothing to test: Google is not set up. People sign in by a code in an e-mail: test “Mail”',
    },
    identity_demo: { says: () => 'nothing to test: this is a demo shop, where anybody signs in as anybody' },
    images_artist: { says: () => 'nothing to test: the shop’s own artist draws, and asks nobody' },
    images_demo: { says: () => 'nothing to test: the stand-in of a demo shop draws' },
    visits_none: { says: () => 'nothing to test: no other company counts visits' },
    address_here: {
      says: url => `nothing to test: ${url} leads to this machine alone`,
      todo: () => 'Write the https address of your shop here once you have one; the last page of /setup says how.',
    },
    address_demo: { says: url => `a demo shop at ${url}` },
    address_ok: { says: url => `${url} is this shop` },
    address_other: {
      says: (url, status) => `${url} answers, and is not this shop (${status})`,
      todo: () =>
        'See that the address is written rightly, and that what stands before the shop (Caddy, a tunnel) leads to HOST and PORT of this shop.',
    },
    address_silent: {
      says: (url, cause) => `${url} does not answer from here (${cause})`,
      todo: () =>
        'See that the address is written rightly, and that what stands before the shop (Caddy, a tunnel) runs and has a certificate. A new name can take an hour until everybody finds it.',
    },
    address_https: {
      says: () => 'the public address does not tell browsers to stay with https',
      todo: () => 'Let what stands before the shop pass Strict-Transport-Security on.',
    },
    address_webhooks: {
      says: status => `the gateway’s webhooks do not reach the shop (${status} where a stranger gets 401)`,
      todo: () => 'Let what stands before the shop pass POST /api/phonepe/webhook on with its Authorization header.',
    },
    mail_none: {
      says: () => 'the shop sends no mail',
      todo: () =>
        'Set the mail server (SMTP_HOST) and whom mails are from (MAIL_FROM): without them nobody signs in by a code, and no buyer is told of an order.',
    },
    mail_demo: { says: () => 'the mailbox of a demo shop: nobody else gets its mails' },
    mail_taken: { says: how => `the mail server takes us${how}` },
    mail_letter: { says: to => `a letter went to ${to}. Look for it, also in spam` },
    mail_clear: {
      says: host => `mails and their codes go to ${host} without encryption`,
      todo: () => 'That is right on this machine alone. Else take port 465, or 587 with STARTTLS.',
    },
    mail_password: {
      says: (host, code) => `the mail server ${host} does not take us (${code})`,
      todo: () =>
        'Mend user and password of the mail server; many mail companies want a password made for programs, not that of the mailbox. In SMTP_URL signs like @ are written %40.',
    },
    mail_tls: {
      says: (host, code) => `the mail server ${host} does not take us (${code})`,
      todo: () =>
        'See that the server has STARTTLS and a certificate that this machine trusts, or use port 465 (smtps:// in SMTP_URL).',
    },
    mail_name: {
      says: (host, code) => `the mail server ${host} does not take us (${code})`,
      todo: () => 'Mend the name of the mail server (SMTP_HOST, or the host in SMTP_URL).',
    },
    mail_refused: {
      says: (host, code) => `the mail server ${host} does not take us (${code})`,
      todo: () =>
        'See host and port of the mail server (465 with TLS from the start, 587 with STARTTLS), and that the firewall lets this machine out there.',
    },
    mail_letter_refused: {
      says: (host, code) => `the mail server ${host} takes us, and not the letter (${code})`,
      todo: () =>
        'See that the address mails are from belongs to this mailbox, and that the mail company lets it send.',
    },
  }),
  /** The letter that a test sends to the owner. */
  letter: {
    subject: (shop: string) => `${shop}: your mail works`,
    text: (shop: string) =>
      `This is the letter that you asked for in the settings of ${shop}. Your shop can send mails: codes to sign in, and news of orders.\n\nIf it lay in spam, tell your mail program that it is none: your buyers’ mails go the same way.`,
  },
};
export type FindingWord = keyof typeof words.findings;
