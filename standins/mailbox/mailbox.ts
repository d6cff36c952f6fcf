import type { AddressInfo } from 'node:net';
import { openMailStore, type MailStore } from './mail-store.ts';
import { createScript, type Script } from './script.ts';
import type { MailboxSettings } from './settings.ts';
import { createSmtpServer } from './smtp.ts';

/** The parts of a running mailbox; `smtpPort` is the port it got. */
export type Mailbox = { settings: MailboxSettings; store: MailStore; script: Script; smtpPort: number; close(): void };

/** Mails that are kept; the oldest go first. */
const KEPT = 500;

/** Opens the mails in `settings.dataDir` and takes new ones on the SMTP port. Rejects where that port is taken. */
export async function openMailbox(settings: MailboxSettings): Promise<Mailbox> {
  const script = createScript();
  const store = await openMailStore(settings.dataDir, KEPT);
  const smtp = createSmtpServer(store, script);
  await new Promise<void>((listening, failed) => {
    smtp.server.once('error', failed);
    smtp.listen(settings.smtpPort, '127.0.0.1', listening);
  });
  const { port: smtpPort } = smtp.server.address() as AddressInfo;
  return { settings, store, script, smtpPort, close: () => smtp.close() };
}
