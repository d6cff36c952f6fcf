import type { Transporter } from 'nodemailer';
import { envelopeAddress, isEmail } from '../../../../domain/src/email.ts';
import type { EmailPort, OutgoingMail, SendOutcome } from './port.ts';

export type SmtpSettings = {
  host: string;
  port: number;
  /**
   * `implicit`: TLS from the first byte; `required`: STARTTLS, and no mail without it; `none`: in the clear, for a server on
   * this machine or on a network of the operator's own.
   */
  tls: 'implicit' | 'required' | 'none';
  user: string | undefined;
  password: string | undefined;
  /** Who the mails are from. */
  from: { name: string; address: string };
};

/** For one mail, all in all: shorter than a worker's lease on it (features/mail), so that two never send it at once. */
const SEND_MS = 8_000;
const CONNECT_MS = 5_000;
const GREETING_MS = 5_000;
const IDLE_MS = 6_000;

/** At once: as many as a worker sends side by side (features/mail). */
const MOST_CONNECTIONS = 8;
/** A connection with nothing to do is ended by us, before `IDLE_MS` breaks it. */
const KEEP_IDLE_MS = 2_000;
/** Servers end a connection after some mails; a hundred is what most allow. */
const MAILS_A_CONNECTION = 100;
/** How often a mail goes to another connection where the one that it was given to had ended before; not a byte of it was sent. */
const MOST_REQUEUES = 1;

const CONTROL = /\p{Cc}/u;

/** Sends by SMTP, over connections that are kept for the next mails while there are some. */
export function createSmtp(settings: SmtpSettings, o: { sendMs?: number } = {}): EmailPort {
  let transport: Promise<Transporter> | undefined;
  return {
    send: async mail => send(await (transport ??= openTransport(settings)), settings.from, mail, o.sendMs ?? SEND_MS),
  };
}

/** Which server, how it is spoken to and with which password, as nodemailer is told. */
export const serverOf = ({ host, port, tls, user, password }: SmtpSettings) => ({
  ...{ host, port },
  ...{ secure: tls === 'implicit', requireTLS: tls === 'required', ignoreTLS: tls === 'none' },
  ...(user === undefined ? {} : { auth: { user, pass: password } }),
});

async function openTransport(settings: SmtpSettings): Promise<Transporter> {
  // Loaded with the first mail: a shop that starts does not wait for it.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    pool: true,
    maxConnections: MOST_CONNECTIONS,
    maxMessages: MAILS_A_CONNECTION,
    maxRequeues: MOST_REQUEUES,
    idleTimeout: KEEP_IDLE_MS,
    ...serverOf(settings),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: IDLE_MS,
    dnsTimeout: CONNECT_MS,
    // A mail is what we wrote: nothing in it is ever read from a file or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

async function send(
  transport: Transporter,
  from: SmtpSettings['from'],
  mail: OutgoingMail,
  sendMs: number,
): Promise<SendOutcome> {
  const problem = problemWith(from, mail);
  if (problem) return { kind: problem === NO_ADDRESS ? 'no_recipient' : 'refused', problem };
  try {
    await transport.sendMail({
      envelope: { from: from.address, to: [envelopeAddress(mail.to)!] },
      from,
      to: { name: '', address: envelopeAddress(mail.to)! },
      replyTo: { name: '', address: envelopeAddress(mail.replyTo)! },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      attachments: (mail.attachments ?? []).map(({ fileName: filename, type: contentType, bytes }) => ({
        ...{ filename, contentType, content: Buffer.from(bytes) },
      })),
      messageId: messageIdOf(mail.id, from.address),
      // No out-of-office answers, please (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
      signal: AbortSignal.timeout(sendMs),
    });
    return { kind: 'sent' };
  } catch (error) {
    return outcomeOf(error as SmtpError);
  }
}

/** What a mail program shows its own 'Unsubscribe' for. */
const unsubscribeHeaders = ({ unsubscribeUrl }: OutgoingMail): Record<string, string> =>
  unsubscribeUrl === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

const NO_ADDRESS = 'recipient_is_no_address';

/** The last line against header injection: what is not a plain address or line is never handed on. */
function problemWith(from: SmtpSettings['from'], mail: OutgoingMail): string | undefined {
  if (!isEmail(mail.to)) return NO_ADDRESS;
  if (!isEmail(mail.replyTo)) return 'reply_to_is_no_address';
  if (!isEmail(from.address) || CONTROL.test(from.name)) return 'sender_is_no_address';
  if (CONTROL.test(mail.subject)) return 'subject_is_no_line';
  if (mail.unsubscribeUrl !== undefined && !URL.canParse(mail.unsubscribeUrl)) return 'unsubscribe_is_no_address';
  if (!/^\w{1,64}$/.test(mail.id)) return 'id_is_no_word';
  return undefined;
}

/** The same for the same mail, however often it is sent. */
export const messageIdOf = (id: string, from: string): string => `<${id}@${from.split('@')[1]}>`;

type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string };

/**
 * A permanent refusal of the recipient or of the message is final. What a server has against our address, our password or
 * our connection is ours to mend, so it is tried again. Servers put addresses into their sentences: only codes are kept.
 */
function outcomeOf({ code, command, responseCode, response }: SmtpError): SendOutcome {
  const detail = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  const problem = [responseCode || (code ?? 'unknown'), detail, command].filter(Boolean).join(' ');
  const isFinal = responseCode !== undefined && responseCode >= 500 && responseCode !== 503;
  // 5.7 is a rule of the server, such as 'no relaying': that is ours to mend (RFC 3463 §3.8).
  if (isFinal && command === 'RCPT TO')
    return { kind: detail?.startsWith('5.7.') ? 'refused' : 'no_recipient', problem };
  return { kind: isFinal && command === 'DATA' ? 'refused' : 'failed', problem };
}
