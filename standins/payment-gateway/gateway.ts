import { createClock } from '../clock.ts';
import type { Clock } from '../clock.ts';
import { openLedger } from '../ledger.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { createOrderBook } from './order-book.ts';
import type { OrderBook } from './order-book.ts';
import { createRefundBook } from './refund-book.ts';
import type { RefundBook } from './refund-book.ts';
import { createPhonePeScript } from './script.ts';
import type { PhonePeScript } from './script.ts';
import type { GatewaySettings } from './settings.ts';
import { createTokens } from './tokens.ts';
import type { Tokens } from './tokens.ts';
import { createWebhooks } from './webhooks.ts';
import type { Webhooks } from './webhooks.ts';

/** The parts of a running gateway. */
export type Gateway = {
  settings: GatewaySettings;
  clock: Clock;
  script: PhonePeScript;
  tokens: Tokens;
  orders: OrderBook;
  refunds: RefundBook;
  webhooks: Webhooks;
  close(): void;
};

const EXPIRY_CHECK_MS = 2000;

/** Opens the ledger in `settings.dataDir` and takes up the gateway's work where the last run left it. */
export function openGateway(settings: GatewaySettings): Gateway {
  const clock = createClock();
  const script = createPhonePeScript();
  const ledger = openLedger<LedgerEntry>(settings.dataDir);
  const orders = createOrderBook(ledger, clock, order => webhooks.orderEnded(order));
  const refunds = createRefundBook(ledger, clock, refund => webhooks.refundEnded(refund));
  const webhooks = createWebhooks(settings, script, order => void orders.end(order, 'UPI_INTENT', { kind: 'pay' }));
  const expiry = setInterval(() => {
    orders.expireDue();
    refunds.moveDue();
  }, EXPIRY_CHECK_MS);
  return {
    settings,
    clock,
    script,
    tokens: createTokens(clock),
    orders,
    refunds,
    webhooks,
    close() {
      clearInterval(expiry);
      webhooks.stop();
      ledger.close();
    },
  };
}
