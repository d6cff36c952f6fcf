import type { EmailPort } from './port.ts';

/** A shop without a mail server: mails wait in their table, and are tried again as after every failure. */
export const noEmail: EmailPort = { send: async () => ({ kind: 'failed', problem: 'no_mail_server' }) };
