import { serverOf, type SmtpSettings } from './smtp.ts';

/** Greets the mail server as the shop would, with TLS and password, and sends nothing. Answers codes of what is wrong, or nothing. */
export async function verifySmtp(settings: SmtpSettings, timeoutMs: number): Promise<string | undefined> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    ...serverOf(settings),
    ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs, dnsTimeout: timeoutMs },
  });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
    return [code ?? 'unknown', responseCode, command].filter(Boolean).join(' ');
  } finally {
    transport.close();
  }
}
