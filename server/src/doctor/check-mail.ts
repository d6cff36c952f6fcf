import { verifySmtp } from '../adapters/email/verify-smtp.ts';
import type { MailConfig } from '../config/mail.ts';
import { CALL_MS, findingsOf, type Finding } from './finding.ts';

const { ok, warning, problem } = findingsOf('mail');

/** Whether the mail server greets us, speaks TLS and takes the password. No mail is sent. */
export async function checkMail(config: MailConfig | undefined): Promise<Finding[]> {
  if (!config)
    return [warning('the shop sends no mail', 'Set SMTP_HOST and MAIL_FROM: without them nobody signs in by a code, and no buyer is told of an order.')]; // prettier-ignore
  if (config.kind === 'standin') return [ok('the mailbox of a demo shop: nobody else gets its mails')];
  const settings = { ...config, password: config.password?.reveal(), from: { name: '', address: config.from } };
  const refused = await verifySmtp(settings, CALL_MS);
  if (!refused) return [ok(`the mail server takes us${config.user === undefined ? ', without a password' : ''}${config.tls === 'none' ? ', in the clear' : ''}`)]; // prettier-ignore
  return [problem(`the mail server ${config.host}:${config.port} does not take us (${refused})`, todoFor(refused))];
}

function todoFor(refused: string): string {
  if (/EAUTH|\b535\b/.test(refused))
    return 'Mend user and password of the mail server; many mail companies want a password made for programs, not that of the mailbox. In SMTP_URL signs like @ are written %40.';
  if (/ETLS|ENOTLS/.test(refused))
    return 'See that the server has STARTTLS and a certificate that this machine trusts, or use port 465 (smtps:// in SMTP_URL).';
  if (/EDNS/.test(refused)) return 'Mend the name of the mail server (SMTP_HOST, or the host in SMTP_URL).';
  return 'See host and port of the mail server (465 with TLS from the start, 587 with STARTTLS), and that the firewall lets this machine out there.';
}
