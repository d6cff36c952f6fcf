/** What a mail company takes as a password: of the mailbox itself, one that is made for a program, or a key of its dashboard. */
export type MailWord = 'mailbox' | 'app' | 'key' | 'allowed';
export type MailHost = {
  name: string;
  host: string;
  port: number;
  word: MailWord;
  /** Where the password is made or the sending allowed. */
  page?: string;
};

const ZOHO_PASSWORDS = 'https://accounts.zoho.in/home#security/app_password';

/** Mail companies that shops in India use, as their help pages say on 28 November 2026; any other is typed. */
export const MAIL_HOSTS = {
  gmail: { name: 'Gmail, Google Workspace', host: 'smtp.gmail.com', port: 465, word: 'app', page: 'https://myaccount.google.com/apppasswords' }, // prettier-ignore
  zoho: { name: 'Zoho Mail (…@zohomail.in)', host: 'smtp.zoho.in', port: 465, word: 'app', page: ZOHO_PASSWORDS },
  zohoDomain: { name: 'Zoho Mail, own domain', host: 'smtppro.zoho.in', port: 465, word: 'app', page: ZOHO_PASSWORDS },
  zepto: { name: 'Zoho ZeptoMail', host: 'smtp.zeptomail.in', port: 465, word: 'key' },
  microsoft: { name: 'Outlook, Microsoft 365', host: 'smtp.office365.com', port: 587, word: 'allowed', page: 'https://admin.microsoft.com' }, // prettier-ignore
  yahoo: { name: 'Yahoo Mail', host: 'smtp.mail.yahoo.com', port: 465, word: 'app', page: 'https://login.yahoo.com/account/security' }, // prettier-ignore
  apple: { name: 'iCloud Mail', host: 'smtp.mail.me.com', port: 587, word: 'app', page: 'https://account.apple.com' },
  rediff: { name: 'Rediffmail Pro', host: 'smtp.rediffmailpro.com', port: 587, word: 'mailbox' },
  titan: { name: 'Titan (GoDaddy, BigRock)', host: 'smtp.titan.email', port: 465, word: 'mailbox' },
  hostinger: { name: 'Hostinger', host: 'smtp.hostinger.com', port: 465, word: 'mailbox' },
  brevo: { name: 'Brevo', host: 'smtp-relay.brevo.com', port: 587, word: 'key', page: 'https://app.brevo.com/settings/keys/smtp' }, // prettier-ignore
  amazon: { name: 'Amazon SES, Mumbai', host: 'email-smtp.ap-south-1.amazonaws.com', port: 587, word: 'key', page: 'https://console.aws.amazon.com/ses' }, // prettier-ignore
} as const satisfies Record<string, MailHost>;
export type MailHostKey = keyof typeof MAIL_HOSTS;
export const MAIL_HOST_KEYS = Object.keys(MAIL_HOSTS) as MailHostKey[];

/** The company of a mail server, in any letters; nothing for others. */
export const mailHostOf = (host: string): MailHostKey | undefined =>
  MAIL_HOST_KEYS.find(key => MAIL_HOSTS[key].host === host.trim().toLowerCase());
