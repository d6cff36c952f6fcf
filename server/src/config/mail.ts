import type { Environment } from './env.ts';
import { Secret } from './secret.ts';
import { isPasswordExposed, readSmtpUrl } from './smtp-url.ts';

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

/** The mail server of the environment; where there is none, a demo shop's mailbox on this port of this machine, and nothing for a live shop. */
export function mailOf(env: Environment, standinPort: number): MailConfig | undefined {
  const server = env.SMTP_URL === undefined ? undefined : readSmtpUrl(env.SMTP_URL);
  const from = env.MAIL_FROM ?? DEMO_FROM;
  if (!server) {
    if (env.SHOP_MODE === 'live') return undefined;
    const port = standinPort;
    return { kind: 'standin', host: '127.0.0.1', port, tls: 'none', user: undefined, password: undefined, from };
  }
  const { host, port, tls, user, password } = server;
  return {
    kind: 'smtp',
    host,
    port,
    tls,
    user,
    password: password === undefined ? undefined : new Secret(password),
    from,
  };
}

/** What is wrong with a mail server of one's own. */
export function mailProblems({ SMTP_URL, MAIL_FROM, SHOP_MODE }: Environment): string[] {
  const server = SMTP_URL === undefined ? undefined : readSmtpUrl(SMTP_URL);
  if (!server) return [];
  const problems = SHOP_MODE === 'demo' && !MAIL_FROM ? ['MAIL_FROM is missing (SMTP_URL needs it)'] : [];
  if (isPasswordExposed(server)) problems.push('SMTP_URL would send its password in the clear: leave out tls=off');
  return problems;
}
