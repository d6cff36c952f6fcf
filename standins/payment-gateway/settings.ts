import { readProgramSettings } from '../program-settings.ts';
import type { ProgramSettings } from '../program-settings.ts';

/** What the payment gateway stand-in is told at its start. */
export type GatewaySettings = ProgramSettings & {
  /** Where browsers see this program, without a slash at the end, e.g. `http://localhost:3000/demo/gateway`. */
  publicUrl: string;
  /** Where the shop takes webhooks, an http address of this machine; without one none is sent. */
  webhookUrl: string | undefined;
  merchantName: string;
  clientId: string;
  clientSecret: string;
  clientVersion: string;
  webhookUsername: string;
  webhookPassword: string;
};

/** The credentials of the demo shop: public on purpose, they open nothing but this program. */
export const DEMO_CREDENTIALS = {
  CLIENT_ID: 'chhaap-demo',
  CLIENT_SECRET: 'chhaap-demo-secret-of-the-stand-in',
  CLIENT_VERSION: '1',
  WEBHOOK_USERNAME: 'chhaap_demo',
  WEBHOOK_PASSWORD: 'demoWebhook2026',
} as const;

/**
 * Reads the settings from environment variables; empty ones count as missing.
 * Throws with a sentence for a person when one cannot be used.
 */
export function readSettings(env: Record<string, string | undefined>): GatewaySettings {
  const program = readProgramSettings(env, { program: 'payment-gateway', port: 3001 });
  const credential = (name: keyof typeof DEMO_CREDENTIALS) => env[name] || DEMO_CREDENTIALS[name];
  return {
    ...program,
    publicUrl: readPublicUrl(env.PUBLIC_URL || `http://127.0.0.1:${program.port}`),
    webhookUrl: readWebhookUrl(env.SHOP_WEBHOOK_URL),
    merchantName: env.MERCHANT_NAME || 'Chhaap',
    clientId: credential('CLIENT_ID'),
    clientSecret: credential('CLIENT_SECRET'),
    clientVersion: credential('CLIENT_VERSION'),
    webhookUsername: credential('WEBHOOK_USERNAME'),
    webhookPassword: credential('WEBHOOK_PASSWORD'),
  };
}

function readPublicUrl(text: string): string {
  if (!URL.canParse(text)) throw new Error(`PUBLIC_URL is not an address: ${text}`);
  return text.replace(/\/+$/, '');
}

function readWebhookUrl(text: string | undefined): string | undefined {
  if (text && URL.parse(text)?.protocol !== 'http:')
    throw new Error(`SHOP_WEBHOOK_URL is not an http address: ${text}`);
  return text || undefined;
}
