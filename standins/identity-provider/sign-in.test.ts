import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './browser-for-tests.ts';
import { authQuery, press } from './client-for-tests.ts';
import { useProvider } from './use-provider.ts';

const { state, visit, signIn, exchangeCode, readIdToken } = useProvider();

describe('signing in behind the shop', () => {
  it('shows a page that names the demo accounts and keeps to itself', async () => {
    const came = await visit();
    expect(came.page).toMatch(/^\/demo\/identity\/sign-in\//);
    const page = await came.browser(came.page);
    const html = await page.text();
    for (const name of ['Demo Shopper', 'Demo Shopper 2', 'Demo Admin']) expect(html).toContain(`<span>${name}<small`);
    expect(html).toMatch(/<button[^>]*>Continue<\/button>.*<button[^>]*>Cancel<\/button>/s);
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${state.shop}`);
    expect(page.headers.has('cross-origin-opener-policy')).toBe(false);
  });

  it('goes from the page through the code to the claims', async () => {
    const came = await visit();
    const back = await press(came, { email: 'demo.shopper@chhaap.test' });
    expect(back.href.startsWith(`${state.callback}?`)).toBe(true);
    expect(back.searchParams.get('state')).toBe(came.state);
    expect(back.searchParams.get('iss')).toBe(state.issuer);

    const { status, body } = await exchangeCode(back.searchParams.get('code')!, came.verifier);
    expect(status).toBe(200);
    const claims = {
      sub: expect.stringMatching(/^[0-9a-f]{32}$/),
      email: 'demo.shopper@chhaap.test',
      email_verified: true,
      name: 'Demo Shopper',
      picture: `${state.issuer}/picture/DS.png`,
    };
    expect(await readIdToken(body.id_token!)).toMatchObject({ ...claims, iss: state.issuer, aud: 'chhaap-demo' });
    const headers = { authorization: `Bearer ${body.access_token}` };
    expect(await (await fetch(`${state.direct}/demo/identity/me`, { headers })).json()).toMatchObject(claims);
    const picture = await fetch(claims.picture);
    expect(picture.headers.get('content-type')).toBe('image/png');
    const size = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect([size.width, size.height]).toEqual([192, 192]);
  });

  it('takes any e-mail address and knows it again', async () => {
    const asha = await signIn(' Asha.Rao+shirts@Example.in ');
    expect(asha).toMatchObject({ email: 'asha.rao+shirts@example.in', name: 'Asha Rao Shirts' });
    expect((await signIn('asha.rao+shirts@example.in')).sub).toBe(asha.sub);
    expect((await signIn('demo.admin@chhaap.test')).sub).not.toBe(asha.sub);
  });

  it('asks again each time, so that a second person can follow in the same browser', async () => {
    const browser = openBrowser(state.shop);
    expect(await signIn('demo.shopper@chhaap.test', browser)).toMatchObject({ name: 'Demo Shopper' });
    expect(await signIn('demo.shopper.2@chhaap.test', browser)).toMatchObject({ name: 'Demo Shopper 2' });
    const query = { ...authQuery(state, 'x'.repeat(43)), prompt: 'none' };
    const silent = await browser(`${state.issuer}/auth?${new URLSearchParams(query)}`);
    expect(new URL(silent.headers.get('location')!).searchParams.get('error')).toBe('login_required');
  });

  it.each(['login', 'consent', 'select_account'])('asks once where the shop asks for prompt=%s', async prompt => {
    const came = await visit(openBrowser(state.shop), { prompt });
    expect((await press(came, { email: 'a@example.in' })).searchParams.has('code')).toBe(true);
  });

  it.each(['', 'asha', 'a@example.in'])('can be cancelled with %j in the field', async email => {
    const back = await press(await visit(), { email, cancel: '1' });
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.has('code')).toBe(false);
  });

  it.each(['', 'asha', 'asha@', 'a@b', '<script>@example.in', `${'x'.repeat(65)}@example.in`])(
    'refuses %j as an e-mail address and shows it again',
    async email => {
      const { browser, page } = await visit();
      const response = await browser(page, { email });
      expect(response.status).toBe(422);
      const html = await response.text();
      expect(html).toContain('role="alert"');
      expect(html).not.toContain('<script>');
      expect((await browser(page)).status).toBe(200);
    },
  );

  it('shows a page of its own for a foreign return address, and for a sign-in that is over', async () => {
    const browser = openBrowser(state.shop);
    const query = { ...authQuery(state, 'x'.repeat(43)), redirect_uri: 'http://evil.example/' };
    const foreign = await browser(`${state.issuer}/auth?${new URLSearchParams(query)}`);
    expect(foreign.status).toBe(400);
    expect(await foreign.text()).toContain('This sign-in cannot go on');
    const { page } = await visit();
    expect((await browser(page)).status).toBe(400);
  });
});
