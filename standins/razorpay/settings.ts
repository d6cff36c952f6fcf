import { readProgramSettings } from '../program-settings.ts';
import type { ProgramSettings } from '../program-settings.ts';

/** What the Razorpay stand-in is told at its start. */
export type CompanySettings = ProgramSettings & {
  /** Where browsers see this program, without a slash at the end, e.g. `http://localhost:3000/demo/razorpay`. */
  publicUrl: string;
  /** Where the shop takes webhooks, an http address of this machine; without one none is sent. */
  webhookUrl: string | undefined;
  merchantName: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
};

/** The keys of the demo shop: public on purpose, they open nothing but this program. */
export const DEMO_KEYS = {
  KEY_ID: 'rzp_test_chhaapdemo',
  KEY_SECRET: 'demo-key-secret-of-the-stand-in',
  WEBHOOK_SECRET: 'demo-webhook-secret-of-the-stand-in',
} as const;

/**
 * Reads the settings from environment variables; empty ones count as missing.
 * Throws with a sentence for a person when one cannot be used.
 */
export function readSettings(env: Record<string, string | undefined>): CompanySettings {
  const program = readProgramSettings(env, { program: 'razorpay', port: 3006 });
  const key = (name: keyof typeof DEMO_KEYS) => env[name] || DEMO_KEYS[name];
  const publicUrl = env['PUBLIC_URL'] || `http://127.0.0.1:${program.port}`;
  if (!URL.canParse(publicUrl)) throw new Error(`PUBLIC_URL is not an address: ${publicUrl}`);
  const webhookUrl = env['SHOP_WEBHOOK_URL'] || undefined;
  if (webhookUrl && URL.parse(webhookUrl)?.protocol !== 'http:')
    throw new Error(`SHOP_WEBHOOK_URL is not an http address: ${webhookUrl}`);
  return {
    ...program,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    webhookUrl,
    merchantName: env['MERCHANT_NAME'] || 'Chhaap',
    keyId: key('KEY_ID'),
    keySecret: key('KEY_SECRET'),
    webhookSecret: key('WEBHOOK_SECRET'),
  };
}
