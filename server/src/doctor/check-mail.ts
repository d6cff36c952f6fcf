import type { FindingWord } from '../../../words/src/en/findings.ts';
import { LANGUAGES, type Language } from '../../../domain/src/languages.ts';
import { createSmtp, type SmtpSettings } from '../adapters/email/smtp.ts';
import { verifySmtp } from '../adapters/email/verify-smtp.ts';
import type { MailConfig } from '../config/mail.ts';
import { wordsOf } from '../words.ts';
import { CALL_MS, findingsOf, type Finding } from './finding.ts';

const { told } = findingsOf('mail');

const settingsOf = (config: MailConfig, name: string): SmtpSettings => ({
  ...config,
  password: config.password?.reveal(),
  from: { name, address: config.from },
});
const placeOf = ({ host, port }: MailConfig): string => `${host}:${port}`;

/** Whether the mail server greets us, speaks TLS and takes the password. No mail is sent. */
export async function checkMail(config: MailConfig | undefined): Promise<Finding[]> {
  if (!config) return [told('warning', 'mail_none')];
  if (config.kind === 'standin') return [told('ok', 'mail_demo')];
  const refused = await verifySmtp(settingsOf(config, ''), CALL_MS);
  if (refused) return [told('problem', wordFor(refused), placeOf(config), refused)];
  return [told('ok', 'mail_taken', config.user === undefined ? ', without a password' : ''), ...clearFindings(config)];
}

const clearFindings = (config: MailConfig): Finding[] =>
  config.kind !== 'standin' && config.tls === 'none' ? [told('warning', 'mail_clear', placeOf(config))] : [];

/** A letter to the owner, which the mail server is given as any mail of the shop. */
export type TestLetter = { id: string; to: string; replyTo: string; shop: string; language: Language };

/** Sends a letter, and says where it went, or what the mail server has against it. */
export async function tryMail(config: MailConfig | undefined, letter: TestLetter): Promise<Finding[]> {
  if (!config) return [told('warning', 'mail_none')];
  const { id, to, replyTo, shop, language } = letter;
  const { subject, text } = wordsOf(language).findings.letter;
  const html = `<div lang="${LANGUAGES[language].htmlLang}"><p>${escaped(text(shop)).replaceAll('\n\n', '</p><p>')}</p></div>`;
  const mail = { id, to, replyTo, subject: subject(shop), text: text(shop), html };
  const outcome = await createSmtp(settingsOf(config, shop)).send(mail);
  if (outcome.kind === 'sent') return [told('ok', 'mail_letter', to), ...clearFindings(config)];
  const isTaken = outcome.kind !== 'failed';
  return [
    told('problem', isTaken ? 'mail_letter_refused' : wordFor(outcome.problem), placeOf(config), outcome.problem),
  ];
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, sign => SIGNS[sign]!);

function wordFor(refused: string): FindingWord {
  if (/EAUTH|\b535\b/.test(refused)) return 'mail_password';
  if (/ETLS|ENOTLS/.test(refused)) return 'mail_tls';
  return /EDNS/.test(refused) ? 'mail_name' : 'mail_refused';
}
