import { readProgramSettings } from '../program-settings.ts';
import type { ProgramSettings } from '../program-settings.ts';

/** What the mailbox stand-in is told at its start; `port` is its page's. */
export type MailboxSettings = ProgramSettings & {
  /** Where it takes mails; 0 is any free port. */
  smtpPort: number;
  /** Where browsers see this program, without a slash at the end, e.g. `http://localhost:3000/demo/mail`. */
  publicUrl: string;
};

/**
 * Reads the settings from environment variables; empty ones count as missing.
 * Throws with a sentence for a person when one cannot be used.
 */
export function readSettings(env: Record<string, string | undefined>): MailboxSettings {
  const program = readProgramSettings(env, { program: 'mailbox', port: 3004 });
  const smtpPort = Number(env.SMTP_PORT || program.port + 1);
  if (!Number.isInteger(smtpPort) || smtpPort < 0 || smtpPort > 65535)
    throw new Error(`SMTP_PORT is not a port number: ${env.SMTP_PORT}`);
  const publicUrl = env.PUBLIC_URL || `http://127.0.0.1:${program.port}`;
  if (!URL.canParse(publicUrl)) throw new Error(`PUBLIC_URL is not an address: ${publicUrl}`);
  return { ...program, smtpPort, publicUrl: publicUrl.replace(/\/+$/, '') };
}
