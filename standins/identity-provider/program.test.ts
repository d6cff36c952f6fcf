import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { spawnProvider, useProvider } from './use-provider.ts';

const { state, start, stop, signIn } = useProvider();

describe('the provider', () => {
  it('names the address of the shop, however it is asked', async () => {
    const { issuer, shop, direct } = state;
    for (const origin of [shop, direct]) {
      const response = await fetch(`${origin}/demo/identity/.well-known/openid-configuration`);
      expect(await response.json()).toMatchObject({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/me`,
        jwks_uri: `${issuer}/jwks`,
      });
    }
    const health = { program: 'identity-provider', instance: 'a-shop', issuer };
    expect(await (await fetch(`${direct}/healthz`)).json()).toMatchObject(health);
  });

  it('keeps its keys and its people over a restart', async () => {
    const before = await (await fetch(`${state.direct}/demo/identity/jwks`)).text();
    const { sub } = await signIn('demo.shopper@chhaap.test');
    await stop();
    await start();
    expect(await (await fetch(`${state.direct}/demo/identity/jwks`)).text()).toBe(before);
    expect(before).not.toContain('"d"');
    expect((await signIn('demo.shopper@chhaap.test')).sub).toBe(sub);
  });
});

describe('does not start', () => {
  it.each([[{ HOST: '0.0.0.0' }], [{ PORT: 'x' }], [{ ISSUER: 'ftp://x' }]])('with %j', async env => {
    expect(await readRefusal(env as Record<string, string>)).toContain('The identity provider stand-in cannot start');
  });

  it('on a port that is taken', async () => {
    const other = createServer();
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve));
    const PORT = String((other.address() as AddressInfo).port);
    expect(await readRefusal({ PORT })).toContain('its port is taken.');
    other.close();
  });
});

/** What the program says on its way out with 1. */
async function readRefusal(env: Record<string, string>): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'identity-'));
  const program = spawnProvider({ DATA_DIR: dataDir, ...env });
  let said = '';
  program.stderr!.on('data', (text: Buffer) => (said += String(text)));
  expect(await new Promise(resolve => program.once('close', resolve))).toBe(1);
  rmSync(dataDir, { recursive: true });
  return said;
}
