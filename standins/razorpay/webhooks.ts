import { createCourier, type Delivery, type Message } from '../courier.ts';
import type { Fault } from '../gateway-script.ts';
import type { Link, Refund, Try } from './link.ts';
import { newId, type Told } from './link-book.ts';
import type { RazorpayScript } from './script.ts';
import type { CompanySettings } from './settings.ts';
import { toEvent, toLink, toOrder, toPayment, toRefund, toSignature } from './wire.ts';

export type Webhooks = {
  /** Tells the shop, in its own time, what became of a try or of a link. */
  linkChanged(told: Told): void;
  refundEnded(refund: Refund, of: { link: Link; one: Try }): void;
  /** Sends once more how a link stands. */
  sendAgain(link: Link): Promise<void>;
  deliveries(): Delivery[];
  stop(): void;
};

type Event = { event: string; body: object };

/** Tells the shop at `settings.webhookUrl` what happens. What is still to be sent when the program stops is lost. */
export function createWebhooks(settings: CompanySettings, script: RazorpayScript, now: () => number): Webhooks {
  const courier = createCourier(settings.webhookUrl ?? '');
  const send = async (reference: string, events: Event[], fault?: Fault) => {
    if (!settings.webhookUrl || fault?.name === 'none' || events.length === 0) return;
    const messages = toMessages(reference, events, fault, settings);
    await courier.deliver(messages, fault?.name === 'delay' ? fault.count : 0);
  };
  const eventsOf = (told: Told) => toEvents(told, `${settings.publicUrl}/pay/${told.link.payToken}`, now());
  return {
    linkChanged(told) {
      const { referenceId } = told.link;
      const events = eventsOf(told);
      if (events.length > 0) void send(referenceId, events, script.take('webhook', referenceId));
    },
    refundEnded(refund, { link, one }) {
      const event = refund.status === 'processed' ? 'refund.processed' : 'refund.failed';
      const entities = { refund: toRefund(refund), payment: toPayment(link, one, [refund]) };
      const body = toEvent(event, entities, now());
      void send(link.referenceId, [{ event, body }], script.take('webhook', link.referenceId));
    },
    sendAgain: link =>
      send(link.referenceId, eventsOf({ link, ...(link.tries.at(-1) && { one: link.tries.at(-1)! }) })),
    deliveries: courier.deliveries,
    stop: courier.stop,
  };
}

/** The events of one change, in the order in which they happen. */
function toEvents({ link, one }: Told, payUrl: string, now: number): Event[] {
  const paymentLink = toLink(link, payUrl);
  if (!one) {
    const event = `payment_link.${link.status}`;
    return [{ event, body: toEvent(event, { payment_link: paymentLink }, now) }];
  }
  if (one.status === 'created') return [];
  const payment = toPayment(link, one, []);
  const about = (event: string, entities: Record<string, object>) => ({ event, body: toEvent(event, entities, now) });
  if (one.status !== 'captured') return [about(`payment.${one.status}`, { payment })];
  return [
    about('payment.captured', { payment }),
    about('order.paid', { payment, order: toOrder(link) }),
    about('payment_link.paid', { payment, order: toOrder(link), payment_link: paymentLink }),
  ];
}

function toMessages(
  reference: string,
  events: Event[],
  fault: Fault | undefined,
  settings: CompanySettings,
): Message[] {
  const secret = fault?.name === 'bad_auth' ? `${settings.webhookSecret}!` : settings.webhookSecret;
  const message = ({ event, body }: Event, text = JSON.stringify(body)): Message => ({
    ...{ merchantOrderId: reference, event, body: text },
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Razorpay-Webhook/v1',
      'x-razorpay-event-id': newId('evt').slice(4),
      'x-razorpay-signature': toSignature(secret, text),
    },
  });
  const usual = events.map(event => message(event));
  switch (fault?.name) {
    case 'times':
      return Array.from({ length: fault.count }, () => usual).flat();
    case 'reversed_order':
      return usual.toReversed();
    case 'other_order':
      return events.map(event => message(event, JSON.stringify(event.body).replaceAll(reference, fault.text)));
    case 'not_json':
      return [message(events[0]!, 'event=payment.captured')];
    case '5MB':
      return [message(events[0]!, JSON.stringify({ ...events[0]!.body, padding: 'x'.repeat(5 * 1024 * 1024) }))];
    default:
      return usual;
  }
}
