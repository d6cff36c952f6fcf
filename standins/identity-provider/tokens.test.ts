import { expect, it } from 'vitest';
import { press } from './client-for-tests.ts';
import { DEMO_CREDENTIALS } from './settings.ts';
import { useProvider } from './use-provider.ts';

const { visit, exchangeCode } = useProvider();

async function comeBack(): Promise<{ code: string; verifier: string }> {
  const came = await visit();
  const back = await press(came, { email: 'a@example.in' });
  return { code: back.searchParams.get('code')!, verifier: came.verifier };
}

it('takes the client secret in the body too, but no wrong one, and a code only once', async () => {
  const { code, verifier } = await comeBack();
  const client = { client_id: DEMO_CREDENTIALS.CLIENT_ID, client_secret: DEMO_CREDENTIALS.CLIENT_SECRET };
  expect((await exchangeCode(code, verifier, { ...client, client_secret: 'no' })).status).toBe(401);
  expect((await exchangeCode(code, verifier, client)).status).toBe(200);
  expect((await exchangeCode(code, verifier)).body.error).toBe('invalid_grant');
});

it('refuses a code without its verifier', async () => {
  const { code } = await comeBack();
  expect((await exchangeCode(code, 'y'.repeat(43))).body.error).toBe('invalid_grant');
});
