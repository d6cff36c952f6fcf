import PostalMime from 'postal-mime';
import type { Address, Attachment, Email } from 'postal-mime';

/** Who a mail was handed over for, and when: what SMTP says beside the mail itself. */
export type Envelope = { from: string; to: string[]; at: Date };

/** What the list shows of a mail. */
export type Summary = { id: number; at: string; from: string; to: string[]; subject: string; messageId: string };

/** A mail taken apart. */
export type ReadMail = Summary & {
  headers: { name: string; value: string }[];
  sender: string;
  replyTo: string;
  text: string;
  html: string;
  /** Files that came with it. */
  files: { name: string; type: string; size: number }[];
};

/** The lines that a mail server puts before a mail: whose it is, and when it came. */
export function traceLines({ from, to, at }: Envelope): Buffer {
  const recipients = to.map(one => `Delivered-To: ${oneLine(one)}\r\n`).join('');
  return Buffer.from(
    `Return-Path: <${oneLine(from)}>\r\n${recipients}Received: by the mailbox stand-in; ${at.toUTCString()}\r\n`,
  );
}

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

/** Takes a kept mail apart. A mail that is broken shows as far as it can be read. */
export async function readMail(id: number, source: Buffer): Promise<ReadMail> {
  const mail = await PostalMime.parse(source);
  const received = headersOf(mail, 'received')[0] ?? '';
  return {
    id,
    at: dateOf(received.slice(received.lastIndexOf(';') + 1)),
    from: (headersOf(mail, 'return-path')[0] ?? '').replace(/^<|>$/g, ''),
    to: headersOf(mail, 'delivered-to'),
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    sender: mail.from ? nameOf(mail.from) : '',
    replyTo: (mail.replyTo ?? []).map(nameOf).join(', '),
    text: mail.text ?? '',
    html: mail.html ?? '',
    files: mail.attachments.map((file, index) => ({
      name: file.filename ?? `file-${index + 1}`,
      type: file.mimeType,
      size: bytesOf(file).length,
    })),
  };
}

/** The bytes of a file that came with a kept mail; nothing for a number that it does not have. */
export async function readFileOf(source: Buffer, index: number): Promise<Buffer | undefined> {
  const file = (await PostalMime.parse(source)).attachments[index];
  return file && bytesOf(file);
}

const bytesOf = ({ content }: Attachment): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);

/** What the list shows of a kept mail: its header says all of it. */
export async function summarise(id: number, source: Buffer): Promise<Summary> {
  const end = source.indexOf('\r\n\r\n');
  const { at, from, to, subject, messageId } = await readMail(id, end < 0 ? source : source.subarray(0, end + 4));
  return { id, at, from, to, subject, messageId };
}

const headersOf = (mail: Email, key: string): string[] =>
  mail.headers.filter(header => header.key === key).map(header => header.value);

const nameOf = ({ name, address }: Address): string => (name && address ? `${name} <${address}>` : address || name);

/** An ISO text; the beginning of time for a date that cannot be read. */
const dateOf = (text: string): string => new Date(Date.parse(text) || 0).toISOString();
