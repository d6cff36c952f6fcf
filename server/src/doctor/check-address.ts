import type { Config } from '../config/config.ts';
import { CALL_MS, causeOf, findingsOf, type Finding } from './finding.ts';

const { ok, warning, problem } = findingsOf('address');

/** Whether browsers and the gateway reach this shop at its public address, by https and told to stay with it. */
export async function checkAddress({
  mode,
  http: { publicUrl },
  payments,
}: Pick<Config, 'mode' | 'http' | 'payments'>): Promise<Finding[]> {
  if (mode === 'demo' && publicUrl.startsWith('http:')) return [ok(`a demo shop at ${publicUrl}`)];
  try {
    const health = await ask(`${publicUrl}/healthz`);
    if (health.status !== 200 || !health.text.includes('"ok":true'))
      return [problem(`${publicUrl} answers, and is not this shop (${health.status})`, 'See that the proxy hands on to HOST and PORT of the shop, and that the shop runs.')]; // prettier-ignore
    const [page, webhook] = await Promise.all([ask(`${publicUrl}/`), ask(`${publicUrl}/api/phonepe/webhook`, 'POST')]);
    const findings: Finding[] = [];
    if (!page.headers.has('strict-transport-security'))
      findings.push(warning('the public address does not tell browsers to stay with https', 'Let the proxy pass Strict-Transport-Security on.')); // prettier-ignore
    // A shop without a gateway gets no webhooks.
    if (payments && webhook.status !== 401)
      findings.push(problem(`the gateway’s webhooks do not reach the shop (${webhook.status} where a stranger gets 401)`, 'Let the proxy pass POST /api/phonepe/webhook on with its Authorization header.')); // prettier-ignore
    return [ok(`${publicUrl} is this shop`), ...findings];
  } catch (error) {
    return [warning(`${publicUrl} does not answer from here (${causeOf(error)})`, 'Start the shop and its proxy, then run this again; see that the name leads to the proxy and its certificate is valid.')]; // prettier-ignore
  }
}

async function ask(url: string, method = 'GET'): Promise<{ status: number; headers: Headers; text: string }> {
  const reply = await fetch(url, { method, redirect: 'manual', signal: AbortSignal.timeout(CALL_MS) });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}
