import { describe, expect, it } from 'vitest';
import { press } from './client-for-tests.ts';
import { useProvider } from './use-provider.ts';

const { state, visit, signIn, script } = useProvider();

describe('told to fail', () => {
  it.each(['access_denied', 'server_error', 'temporarily_unavailable'])(
    'by %s it sends the browser back with that',
    async error => {
      expect(await script({ signIn: error, uses: 1 })).toBe(200);
      expect((await press(await visit(), { email: 'a@example.in' })).searchParams.get('error')).toBe(error);
      expect(await signIn('a@example.in')).toMatchObject({ email_verified: true });
    },
  );

  it('it vouches for no e-mail', async () => {
    expect(await script({ signIn: 'unverified_email' })).toBe(200);
    expect(await signIn('a@example.in')).toMatchObject({ email_verified: false });
  });

  it('it signs a token for another shop', async () => {
    expect(await script({ token: 'wrong_audience' })).toBe(200);
    expect(await signIn('a@example.in')).toMatchObject({ aud: 'another-shop' });
  });

  it('it is down, or answers an error, or is slow', async () => {
    const jwks = `${state.direct}/demo/identity/jwks`;
    expect(await script({ all: 'down' })).toBe(200);
    await expect(fetch(jwks)).rejects.toThrow();
    expect(await script({ all: 'http(503)' })).toBe(200);
    expect((await fetch(jwks)).status).toBe(503);
    expect(await script({ all: 'slow(200)' })).toBe(200);
    const startedAt = performance.now();
    await fetch(jwks);
    expect(performance.now() - startedAt).toBeGreaterThan(190);
  });

  it('it listens only on this machine, and only to what it knows', async () => {
    expect((await fetch(`${state.shop}/__sim/script`, { method: 'DELETE' })).status).toBe(404);
    expect(await script({ all: 'explode' })).toBe(400);
  });
});
