import type { PaymentsConfig } from '../config/config.ts';
import { createPhonePeClient } from '../adapters/payments/phonepe-client.ts';
import { readStatusAnswer } from '../adapters/payments/phonepe-status.ts';
import { CALL_MS, findingsOf, type Finding } from './finding.ts';

const { ok, problem } = findingsOf('gateway');

/** Whether the payment gateway takes our credentials, and the merchant may ask: a payment is asked for that does not exist. */
export async function checkGateway(config: PaymentsConfig | undefined): Promise<Finding[]> {
  if (!config) return [ok('the shop has no gateway')];
  if (config.kind === 'standin') return [ok('the stand-in of a demo shop: nothing is charged')];
  const deps = { now: () => new Date(), log: () => {}, timeouts: { call: CALL_MS, token: CALL_MS } };
  const client = createPhonePeClient(
    { ...config, clientSecret: config.clientSecret.reveal(), webhookPassword: config.webhookPassword.reveal() },
    deps,
  );
  const paymentId = `doctor-${Date.now()}`;
  const path = `/checkout/v2/order/${paymentId}/status`;
  const answer = await client.call({ method: 'GET', path }, performance.now() + CALL_MS);
  if (answer.kind === 'unsent') return [explainToken(answer.cause)];
  if (readStatusAnswer(paymentId, answer).kind === 'not_found')
    return [ok('the gateway takes the credentials, and answers for the merchant')];
  if (answer.kind === 'lost')
    return [problem(`the gateway gave a token and then did not answer (${answer.cause})`, 'Try again; if it stays so, ask PhonePe.')]; // prettier-ignore
  const code = String(answer.body['code'] ?? '');
  return [problem(`the gateway refuses the merchant (${/^\w{1,60}$/.test(code) ? code : answer.status})`, 'Ask PhonePe whether the merchant is active and may use Standard Checkout v2.')]; // prettier-ignore
}

function explainToken(cause: string): Finding {
  if (/http_4\d\d/.test(cause))
    return problem(`the gateway refuses the credentials (${cause})`, 'Mend PHONEPE_CLIENT_ID, PHONEPE_CLIENT_SECRET and PHONEPE_CLIENT_VERSION: they stand on PhonePe’s dashboard, and those of the sandbox are others.'); // prettier-ignore
  return problem(`the gateway cannot be reached (${cause})`, 'See that this machine may call it by https, and PHONEPE_AUTH_BASE where it is set.'); // prettier-ignore
}
