import { join } from 'node:path';

/** What the payment gateway stand-in is told at its start. */
export type GatewaySettings = {
  port: number;
  dataDir: string;
  /** Said by GET /healthz, so that whoever started this program can tell it from another one on its port. */
  instance: string | undefined;
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
  const port = Number(env.PORT || 3001);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT is not a port number: ${env.PORT}`);
  if (env.HOST && env.HOST !== '127.0.0.1') throw new Error('The payment gateway stand-in listens on 127.0.0.1 only.');
  const credential = (name: keyof typeof DEMO_CREDENTIALS) => env[name] || DEMO_CREDENTIALS[name];
  return {
    port,
    instance: env.INSTANCE || undefined,
    dataDir: env.DATA_DIR || join('data', 'payment-gateway'),
    publicUrl: readPublicUrl(env.PUBLIC_URL || `http://127.0.0.1:${port}`),
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
