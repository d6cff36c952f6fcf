import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What is posted to the shop, and for which order and event. */
export type Message = { merchantOrderId: string; event: string; headers: Record<string, string>; body: string };

/** One delivery as it went: for tests, and for a person who wonders where the webhook is. */
export type Delivery = { merchantOrderId: string; event: string; tries: number; status: number | 'unreachable' };

export type Courier = {
  /** Posts the messages one after the other, after a delay; each is tried up to four times until it is answered 2xx. */
  deliver(messages: Message[], delayMs?: number): Promise<void>;
  /** The last 200 deliveries, oldest first. */
  deliveries(): Delivery[];
  /** Gives up what is still to be delivered. */
  stop(): void;
};

const RETRY_DELAYS_MS = [1000, 3000, 9000];
const TIMEOUT_MS = 5000;
const KEPT = 200;

/** A courier to one address. */
export function createCourier(url: string): Courier {
  const deliveries: Delivery[] = [];
  const stopped = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopped.signal });

  const deliverOne = async ({ merchantOrderId, event, ...message }: Message) => {
    const delivery: Delivery = { merchantOrderId, event, tries: 0, status: 'unreachable' };
    deliveries.push(delivery);
    if (deliveries.length > KEPT) deliveries.shift();
    for (const delay of [0, ...RETRY_DELAYS_MS]) {
      await pause(delay);
      delivery.tries += 1;
      delivery.status = await post(url, message, stopped.signal);
      if (delivery.status !== 'unreachable' && delivery.status >= 200 && delivery.status < 300) return;
    }
  };

  return {
    async deliver(messages, delayMs = 0) {
      try {
        await pause(delayMs);
        for (const message of messages) await deliverOne(message);
      } catch (error) {
        if (!stopped.signal.aborted) console.error('A webhook was not delivered:', error);
      }
    },
    deliveries: () => deliveries,
    stop: () => stopped.abort(),
  };
}

/** Answers the shop's status. Plain node:http, since fetch alone would cost this small program 17 MB. */
function post(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  stopped: AbortSignal,
): Promise<number | 'unreachable'> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]);
  const length = { 'content-length': Buffer.byteLength(body) };
  return new Promise(resolve => {
    const outgoing = request(url, { method: 'POST', headers: { ...headers, ...length }, signal }, answer => {
      answer.resume();
      resolve(answer.statusCode ?? 'unreachable');
    });
    outgoing.on('error', () => resolve('unreachable'));
    outgoing.end(body);
  });
}
