/** A mail with a text and an HTML body. `to` and `replyTo` are single addresses, never a header line that is parsed. */
export type OutgoingMail = {
  /** The shop's id of the mail. It makes the Message-ID, so a mail that is sent twice can be recognised as one. */
  id: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** Only in mails that a person may unsubscribe from. GET shows a page; a mail program unsubscribes with one POST (RFC 8058). */
  unsubscribeUrl?: string;
  attachments?: readonly Attachment[];
};

/** An attached file. */
export type Attachment = { fileName: string; type: string; bytes: Uint8Array };

/**
 * `refused`: for good. `no_recipient`: for good, as the address does not exist. `failed`: not this time, try again. `problem` holds codes
 * only, no address and no content.
 */
export type SendOutcome =
  | { kind: 'sent' }
  | { kind: 'refused'; problem: string }
  | { kind: 'no_recipient'; problem: string }
  | { kind: 'failed'; problem: string };

/** Hands mails to a mail server. Never throws, and always answers within its time-outs. */
export type EmailPort = { send: (mail: OutgoingMail) => Promise<SendOutcome> };
