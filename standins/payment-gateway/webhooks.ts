import { setTimeout as sleep } from 'node:timers/promises';
import type { Order } from './order.ts';
import type { Fault, Script } from './script.ts';
import type { GatewaySettings } from './settings.ts';
import { toWebhookAuthorization, toWebhookBody } from './wire.ts';

/** One delivery as it went: for tests and for a person who wonders where the webhook is. */
export type Delivery = { merchantOrderId: string; event: string; tries: number; status: number | 'unreachable' };

export type Webhooks = {
  /** Tells the shop, in its own time, that an order ended. */
  orderEnded(order: Order): void;
  /** For the script `before_pay_response`: pays the order and tells the shop before the merchant has its answer. */
  beforePayAnswer(order: Order): Promise<void>;
  /** For the script `after_status_terminal`: lets go what waited for the merchant to see the end by itself. */
  statusWasSeen(order: Order): void;
  /** Sends an order's webhook once more. */
  sendAgain(order: Order): Promise<void>;
  deliveries(): Delivery[];
  stop(): void;
};

type Message = { headers: Record<string, string>; body: string };

const RETRY_DELAYS_MS = [1000, 3000, 9000];
const TIMEOUT_MS = 5000;
const KEPT = 200;

/**
 * Delivers webhooks to `settings.webhookUrl`: each is tried up to four times until the shop answers 2xx.
 * What is still to be sent when the program stops is lost, as PhonePe promises no more.
 */
export function createWebhooks(settings: GatewaySettings, script: Script, payNow: (order: Order) => void): Webhooks {
  const deliveries: Delivery[] = [];
  const waiting = new Map<string, () => void>();
  const early = new Set<string>();
  const stopped = new AbortController();

  const deliver = async (order: Order, message: Message) => {
    const delivery: Delivery = {
      merchantOrderId: order.merchantOrderId,
      event: toWebhookBody(order, '').event,
      tries: 0,
      status: 'unreachable',
    };
    deliveries.push(delivery);
    if (deliveries.length > KEPT) deliveries.shift();
    for (const delay of [0, ...RETRY_DELAYS_MS]) {
      await sleep(delay, undefined, { signal: stopped.signal });
      delivery.tries += 1;
      delivery.status = await post(settings.webhookUrl!, message, stopped.signal);
      if (delivery.status !== 'unreachable' && delivery.status >= 200 && delivery.status < 300) return;
    }
  };
  const send = async (order: Order, fault: Fault | undefined) => {
    if (!settings.webhookUrl || fault?.name === 'none') return;
    if (fault?.name === 'delay') await sleep(fault.count, undefined, { signal: stopped.signal });
    for (const message of toMessages(order, fault, settings)) await deliver(order, message);
  };
  const quietly = (work: Promise<void>) => work.catch((error: unknown) => {
    if (!stopped.signal.aborted) console.error('webhook delivery failed:', error);
  }); // prettier-ignore

  return {
    orderEnded(order) {
      if (early.has(order.merchantOrderId)) return;
      const fault = script.take('webhook', order.merchantOrderId);
      const snapshot = { ...order };
      if (fault?.name === 'after_status_terminal')
        waiting.set(order.merchantOrderId, () => void quietly(send(snapshot, undefined)));
      else void quietly(send(snapshot, fault));
    },
    async beforePayAnswer(order) {
      const fault = script.take('webhook', order.merchantOrderId, 'before_pay_response');
      if (!fault) return;
      early.add(order.merchantOrderId);
      payNow(order);
      await quietly(send(order, undefined));
    },
    statusWasSeen(order) {
      waiting.get(order.merchantOrderId)?.();
      waiting.delete(order.merchantOrderId);
    },
    sendAgain: order => send(order, undefined),
    deliveries: () => deliveries,
    stop: () => stopped.abort(),
  };
}

async function post(url: string, message: Message, stopped: AbortSignal): Promise<number | 'unreachable'> {
  try {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]);
    const response = await fetch(url, { method: 'POST', ...message, signal, redirect: 'manual' });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 'unreachable';
  }
}

/** What is sent for an order, one message after the other: normally one. */
function toMessages(order: Order, fault: Fault | undefined, settings: GatewaySettings): Message[] {
  const { event, payload } = toWebhookBody(order, settings.clientId);
  const password = fault?.name === 'bad_auth' ? `${settings.webhookPassword}!` : settings.webhookPassword;
  const headers = {
    'content-type': 'application/json',
    authorization: toWebhookAuthorization(settings.webhookUsername, password),
  };
  const message = (body: unknown): Message => ({ headers, body: JSON.stringify(body) });
  switch (fault?.name) {
    case 'times':
      return Array.from({ length: fault.count }, () => message({ event, payload }));
    case 'reversed_order':
      return [
        message({ event, payload }),
        message({ event: 'checkout.order.failed', payload: { ...payload, state: 'FAILED' } }),
      ];
    case 'amount':
      return [message({ event, payload: { ...payload, amount: fault.count } })];
    case 'other_order':
      return [message({ event, payload: { ...payload, merchantOrderId: fault.text } })];
    case '5MB':
      return [message({ event, payload: { ...payload, padding: 'x'.repeat(5 * 1024 * 1024) } })];
    case 'not_json':
      return [{ headers, body: 'event=checkout.order.completed' }];
    case 'no_envelope':
      return [message(payload)];
    case 'type_only':
      return [message({ type: event.replaceAll('.', '_').toUpperCase(), payload })];
    default:
      return [message({ event, payload })];
  }
}
