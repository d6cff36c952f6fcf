import { createRazorpayClient } from '../adapters/payments/razorpay-client.ts';
import { readFoundLink } from '../adapters/payments/razorpay-link.ts';
import type { Config } from '../config/config.ts';
import { CALL_MS, findingsOf, type Finding } from './finding.ts';

const { ok, problem, warning } = findingsOf('gateway');

/** Whether Razorpay takes the keys: a payment link is looked for that does not exist. Nothing is said where the shop has none. */
export async function checkRazorpay({
  razorpay,
  mode,
  http,
}: Pick<Config, 'razorpay' | 'mode' | 'http'>): Promise<Finding[]> {
  if (!razorpay || razorpay.kind === 'standin') return [];
  const client = createRazorpayClient(razorpay, { now: () => new Date(), log: () => {} });
  const paymentId = `doctor-${Date.now()}`;
  const path = `/payment_links?reference_id=${paymentId}`;
  const answer = await client.call({ method: 'GET', path }, performance.now() + CALL_MS);
  if (answer.kind === 'unsent') return [explainKey(answer.cause)];
  const found = readFoundLink(paymentId, answer);
  if (found.kind === 'unknown')
    return [problem(`Razorpay cannot be asked (${found.cause})`, 'See that this machine may call api.razorpay.com by https, and RAZORPAY_BASE where it is set. If it stays so, ask Razorpay whether the account is active and may use Payment Links.')]; // prettier-ignore
  const isTest = razorpay.keyId.startsWith('rzp_test_');
  return [
    ok(`Razorpay takes the keys. Its webhooks go to ${http.publicUrl}/api/razorpay/webhook`),
    ...(isTest && mode === 'live' ? [OF_TESTS] : []),
  ];
}

const OF_TESTS = warning(
  'the keys of Razorpay are those of its test mode, where nobody pays: shirts would be given away',
  'Set the live keys (rzp_live_…) before shoppers come.',
);

function explainKey(cause: string): Finding {
  if (cause === 'key_expired')
    return problem('the key of Razorpay has expired', 'Make a new key on its dashboard (Account & Settings, API keys) and set RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET.'); // prettier-ignore
  return problem('Razorpay refuses the key', 'Compare RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET with its dashboard (Account & Settings, API keys); those of the test mode are others.'); // prettier-ignore
}
