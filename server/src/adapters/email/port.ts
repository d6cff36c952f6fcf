/** A mail with its two bodies. Addresses are parts, never a line that is parsed. */
export type OutgoingMail = {
  /** Ours; the same id is the same Message-ID, so that a mail that is sent twice can be told to be one. */
  id: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** Of a mail that somebody may do without: a page to a person, and one POST to a mail program (RFC 8058). */
  unsubscribeUrl?: string;
  attachments?: readonly Attachment[];
};

/** A file that comes with a mail. */
export type Attachment = { fileName: string; type: string; bytes: Uint8Array };

/**
 * What came of it: on its way; refused for good; refused since nobody has the recipient's address; or not sent this time. `problem` holds codes, no address and no content.
 */
export type SendOutcome =
  | { kind: 'sent' }
  | { kind: 'refused'; problem: string }
  | { kind: 'no_recipient'; problem: string }
  | { kind: 'failed'; problem: string };

/** Hands mails to a mail server. Never throws, and always answers within its time-outs. */
export type EmailPort = { send: (mail: OutgoingMail) => Promise<SendOutcome> };
