import type { Config } from '../config/config.ts';
import { CALL_MS, causeOf, findingsOf, type Finding } from './finding.ts';

const { told } = findingsOf('address');

/** Whether browsers and the gateway reach this shop at its public address, by https and told to stay with it. */
export async function checkAddress({
  mode,
  http: { publicUrl },
  payments,
}: Pick<Config, 'mode' | 'http' | 'payments'>): Promise<Finding[]> {
  if (mode === 'demo' && publicUrl.startsWith('http:')) return [told('ok', 'address_demo', publicUrl)];
  try {
    const health = await ask(`${publicUrl}/healthz`);
    if (health.status !== 200 || !health.text.includes('"ok":true'))
      return [told('problem', 'address_other', publicUrl, String(health.status))];
    const [page, webhook] = await Promise.all([ask(`${publicUrl}/`), ask(`${publicUrl}/api/phonepe/webhook`, 'POST')]);
    const findings: Finding[] = [];
    if (!page.headers.has('strict-transport-security')) findings.push(told('warning', 'address_https'));
    // A shop without a gateway gets no webhooks.
    if (payments && webhook.status !== 401) findings.push(told('problem', 'address_webhooks', String(webhook.status)));
    return [told('ok', 'address_ok', publicUrl), ...findings];
  } catch (error) {
    return [told('warning', 'address_silent', publicUrl, causeOf(error))];
  }
}

async function ask(url: string, method = 'GET'): Promise<{ status: number; headers: Headers; text: string }> {
  const reply = await fetch(url, { method, redirect: 'manual', signal: AbortSignal.timeout(CALL_MS) });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}
