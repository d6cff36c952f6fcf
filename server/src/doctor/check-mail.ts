import { verifySmtp } from '../adapters/email/verify-smtp.ts';
import type { MailConfig } from '../config/mail.ts';
import { CALL_MS, findingsOf, type Finding } from './finding.ts';

const { ok, warning, problem } = findingsOf('mail');

/** Whether the mail server greets us, speaks TLS and takes the password. No mail is sent. */
export async function checkMail(config: MailConfig | undefined): Promise<Finding[]> {
  if (!config)
    return [warning('the shop sends no mail', 'Set SMTP_URL and MAIL_FROM: without them nobody signs in by a code, and no buyer is told of an order.')]; // prettier-ignore
  if (config.kind === 'standin') return [ok('the mailbox of a demo shop: nobody else gets its mails')];
  const settings = { ...config, password: config.password?.reveal(), from: { name: '', address: config.from } };
  const refused = await verifySmtp(settings, CALL_MS);
  if (!refused) return [ok(`the mail server takes us${config.user === undefined ? ', without a password' : ''}${config.tls === 'none' ? ', in the clear' : ''}`)]; // prettier-ignore
  return [problem(`the mail server ${config.host}:${config.port} does not take us (${refused})`, todoFor(refused))];
}

function todoFor(refused: string): string {
  if (/EAUTH|\b535\b/.test(refused)) return 'Mend user and password in SMTP_URL; signs like @ are written %40.';
  if (/ETLS|ENOTLS/.test(refused))
    return 'See that the server has STARTTLS and a certificate that this machine trusts, or use smtps://.';
  if (/EDNS/.test(refused)) return 'Mend the host in SMTP_URL.';
  return 'See host and port in SMTP_URL (465 for smtps, 587 for smtp), and that the firewall lets this machine out there.';
}
