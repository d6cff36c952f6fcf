import { createCourier } from '../courier.ts';
import type { Delivery, Message } from '../courier.ts';
import type { Fault } from '../gateway-script.ts';
import type { Order } from './order.ts';
import type { Refund } from './refund.ts';
import type { PhonePeScript } from './script.ts';
import type { GatewaySettings } from './settings.ts';
import { toRefundWebhookBody, toWebhookAuthorization, toWebhookBody } from './wire.ts';

export type Webhooks = {
  /** Tells the shop, in its own time, that an order ended. */
  orderEnded(order: Order): void;
  /** Tells the shop, in its own time, that a refund ended. Of the webhook scripts it follows `none` and `times`. */
  refundEnded(refund: Refund): void;
  /** For the script `before_pay_response`: pays the order and tells the shop before the merchant has its answer. */
  beforePayAnswer(order: Order): Promise<void>;
  /** For the script `after_status_terminal`: lets go what waited for the merchant to see the end by itself. */
  statusWasSeen(order: Order): void;
  /** Sends an order's webhook once more. */
  sendAgain(order: Order): Promise<void>;
  deliveries(): Delivery[];
  stop(): void;
};

/**
 * Tells the shop at `settings.webhookUrl` how orders end. What is still to be sent when the program stops is lost,
 * because PhonePe promises no more than that.
 */
export function createWebhooks(
  settings: GatewaySettings,
  script: PhonePeScript,
  payNow: (order: Order) => void,
): Webhooks {
  const courier = createCourier(settings.webhookUrl ?? '');
  const waiting = new Map<string, () => void>();
  const early = new Set<string>();

  const send = async (order: Order, fault?: Fault) => {
    if (!settings.webhookUrl || fault?.name === 'none') return;
    await courier.deliver(toMessages(order, fault, settings), fault?.name === 'delay' ? fault.count : 0);
  };

  return {
    orderEnded(order) {
      if (early.has(order.merchantOrderId)) return;
      const fault = script.take('webhook', order.merchantOrderId);
      const snapshot = { ...order };
      if (fault?.name === 'after_status_terminal') waiting.set(order.merchantOrderId, () => void send(snapshot));
      else void send(snapshot, fault);
    },
    refundEnded(refund) {
      const fault = script.take('webhook', refund.originalMerchantOrderId);
      if (!settings.webhookUrl || fault?.name === 'none') return;
      const message = toRefundMessage(refund, settings);
      void courier.deliver(Array.from({ length: fault?.name === 'times' ? fault.count : 1 }, () => message));
    },
    async beforePayAnswer(order) {
      const fault = script.take('webhook', order.merchantOrderId, 'before_pay_response');
      if (!fault) return;
      early.add(order.merchantOrderId);
      payNow(order);
      await send(order);
    },
    statusWasSeen(order) {
      waiting.get(order.merchantOrderId)?.();
      waiting.delete(order.merchantOrderId);
    },
    sendAgain: order => send(order),
    deliveries: courier.deliveries,
    stop: courier.stop,
  };
}

function toRefundMessage(refund: Refund, settings: GatewaySettings): Message {
  const body = toRefundWebhookBody(refund, settings.clientId);
  const authorization = toWebhookAuthorization(settings.webhookUsername, settings.webhookPassword);
  return {
    merchantOrderId: refund.originalMerchantOrderId,
    event: body.event,
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(body),
  };
}

/** What is sent for an order, one message after the other: normally one. */
function toMessages(order: Order, fault: Fault | undefined, settings: GatewaySettings): Message[] {
  const { event, payload } = toWebhookBody(order, settings.clientId);
  const password = fault?.name === 'bad_auth' ? `${settings.webhookPassword}!` : settings.webhookPassword;
  const headers = {
    'content-type': 'application/json',
    authorization: toWebhookAuthorization(settings.webhookUsername, password),
  };
  const about = { merchantOrderId: order.merchantOrderId, event, headers };
  const message = (body: unknown): Message => ({ ...about, body: JSON.stringify(body) });
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
      return [{ ...about, body: 'event=checkout.order.completed' }];
    case 'no_envelope':
      return [message(payload)];
    case 'type_only':
      return [message({ type: event.replaceAll('.', '_').toUpperCase(), payload })];
    default:
      return [message({ event, payload })];
  }
}
