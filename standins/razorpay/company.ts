import { createClock, type Clock } from '../clock.ts';
import { openLedger } from '../ledger.ts';
import type { Entry } from './link.ts';
import { createLinkBook, type LinkBook } from './link-book.ts';
import { createRefundBook, type RefundBook } from './refund-book.ts';
import { createRazorpayScript, type RazorpayScript } from './script.ts';
import type { CompanySettings } from './settings.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

/** The parts of the running company. */
export type Company = {
  settings: CompanySettings;
  clock: Clock;
  script: RazorpayScript;
  links: LinkBook;
  refunds: RefundBook;
  webhooks: Webhooks;
  close(): void;
};

const LOOK_MS = 2000;

/** Opens the ledger in `settings.dataDir` and takes up the work where the last run left it. */
export function openCompany(settings: CompanySettings): Company {
  const clock = createClock();
  const script = createRazorpayScript();
  const ledger = openLedger<Entry>(settings.dataDir);
  const webhooks = createWebhooks(settings, script, clock.now);
  const links = createLinkBook(ledger, clock, webhooks.linkChanged);
  const refunds = createRefundBook(ledger, clock, refund => {
    const of = links.findByTry(refund.paymentId);
    if (of) webhooks.refundEnded(refund, of);
  });
  const looking = setInterval(() => {
    links.expireDue();
    refunds.moveDue();
  }, LOOK_MS);
  return {
    ...{ settings, clock, script, links, refunds, webhooks },
    close() {
      clearInterval(looking);
      webhooks.stop();
      ledger.close();
    },
  };
}
