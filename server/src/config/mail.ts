import type { Environment } from './env.ts';
import { Secret } from './secret.ts';
import { isPasswordExposed, readSmtpUrl, TLS_PORT, tlsOf, type SmtpAddress } from './smtp-url.ts';

export type MailConfig = {
  kind: 'smtp' | 'standin';
  host: string;
  port: number;
  tls: 'implicit' | 'required' | 'none';
  user: string | undefined;
  password: Secret | undefined;
  /** The address that mails are from. */
  from: string;
};

/** The demo shop's mails are from here; `.test` is nobody's domain. */
const DEMO_FROM = 'orders@chhaap.test';

/**
 * The mail server that is named: SMTP_URL says all of it at once and stands above the fields apart. Who gives a password and no name is
 * known to the server by the address that mails are from, as most mail companies want it.
 */
function serverOf(env: Environment): SmtpAddress | undefined {
  if (env.SMTP_URL !== undefined) return readSmtpUrl(env.SMTP_URL);
  const { SMTP_HOST: host, SMTP_PORT: port = TLS_PORT, SMTP_USER, SMTP_PASSWORD: password } = env;
  if (host === undefined) return undefined;
  const user = password === undefined ? undefined : (SMTP_USER ?? env.MAIL_FROM);
  return { host, port, tls: tlsOf(host, port), user, password };
}

/** The mail server that is named; where there is none, a demo shop's mailbox on this port of this machine, and nothing for a live shop. */
export function mailOf(env: Environment, standinPort: number): MailConfig | undefined {
  const server = serverOf(env);
  const from = env.MAIL_FROM ?? DEMO_FROM;
  if (!server) {
    if (env.SHOP_MODE === 'live') return undefined;
    const port = standinPort;
    return { kind: 'standin', host: '127.0.0.1', port, tls: 'none', user: undefined, password: undefined, from };
  }
  const { password } = server;
  return { ...server, kind: 'smtp', password: password === undefined ? undefined : new Secret(password), from };
}

/** What is wrong with a mail server of one's own. */
export function mailProblems(env: Environment): string[] {
  const { SMTP_URL, SMTP_USER, SMTP_PASSWORD, MAIL_FROM, SHOP_MODE } = env;
  const server = serverOf(env);
  if (!server) return MAIL_FROM && SHOP_MODE === 'live' ? ['SMTP_HOST is missing (MAIL_FROM needs it)'] : [];
  const said = SMTP_URL === undefined ? 'SMTP_HOST' : 'SMTP_URL';
  const problems = MAIL_FROM ? [] : [`MAIL_FROM is missing (${said} needs it)`];
  if (isPasswordExposed(server)) problems.push('SMTP_URL would send its password in the clear: leave out tls=off');
  if (said === 'SMTP_HOST' && SMTP_USER && !SMTP_PASSWORD)
    problems.push('SMTP_PASSWORD is missing (SMTP_USER needs it)');
  return problems;
}
