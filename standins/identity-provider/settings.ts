import { readProgramSettings } from '../program-settings.ts';
import type { ProgramSettings } from '../program-settings.ts';

/** What the identity provider stand-in is told at its start. */
export type IdentitySettings = ProgramSettings & {
  /** The provider's name and address as browsers see it, with its path, e.g. `http://localhost:3000/demo/identity`. */
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** Where a browser may be sent after signing in. */
  redirectUris: string[];
};

/** The demo shop's credentials: public on purpose, they open nothing but this program. */
export const DEMO_CREDENTIALS = {
  CLIENT_ID: 'chhaap-demo',
  CLIENT_SECRET: 'chhaap-demo-secret-of-the-stand-in',
} as const;

/** The calls of the shop that take a signed-in browser back, when REDIRECT_URIS names none. */
const DEMO_CALLBACKS = ['/api/auth/callback/shop-id', '/api/auth/oauth2/callback/shop-id'];

/** Reads the settings from environment variables; empty ones count as missing. Throws with a sentence for a person. */
export function readSettings(env: Record<string, string | undefined>): IdentitySettings {
  const program = readProgramSettings(env, { program: 'identity-provider', port: 3002 });
  const issuer = readAddress('ISSUER', env.ISSUER || `http://127.0.0.1:${program.port}/demo/identity`);
  const callbacks = env.REDIRECT_URIS?.split(',').map(uri => uri.trim()).filter(Boolean) ?? []; // prettier-ignore
  return {
    ...program,
    issuer,
    clientId: env.CLIENT_ID || DEMO_CREDENTIALS.CLIENT_ID,
    clientSecret: env.CLIENT_SECRET || DEMO_CREDENTIALS.CLIENT_SECRET,
    redirectUris:
      callbacks.length > 0
        ? callbacks.map(uri => readAddress('REDIRECT_URIS', uri).href)
        : DEMO_CALLBACKS.map(path => issuer.origin + path),
  };
}

function readAddress(name: string, text: string): URL {
  const url = URL.parse(text.replace(/\/+$/, ''));
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${name} is not an http(s) address: ${text}`);
  return url;
}
