import { escape } from '../look.ts';
import { FAILURES, PAYMENT_MODES } from './order.ts';
import type { Order } from './order.ts';
import { look } from './page-style.ts';

/** The page on which a shopper pays an order, or learns that it is over. `now` is epoch milliseconds. */
export function payPage(order: Order, seen: { merchantName: string; now: number }): string {
  const title = `Pay ${rupees(order.amount)} to ${seen.merchantName}`;
  const head = `<h1>Pay ${escape(seen.merchantName)}</h1><p class="amount">${rupees(order.amount)}</p>
<dl><dt>Order</dt><dd>${escape(order.merchantOrderId)}</dd><dt>Pay by</dt><dd>${timeOfDay(order.expireAt)}</dd></dl>`;
  return look.page(title, head + (order.state === 'PENDING' ? payForm(order) : endedPart(order, seen.merchantName)));
}

/** The page for an address that leads to no order. */
export function missingPage(): string {
  return look.page(
    'No such payment',
    '<h1>There is no payment here</h1><p class="hint">Go back to the shop and start the payment again.</p>',
  );
}

function payForm(order: Order): string {
  return `${lastTry(order)}<form method="post">
<fieldset><legend>How would you like to pay?</legend><div class="modes">${PAYMENT_MODES.map(modeChoice).join('')}</div></fieldset>
<button class="primary" name="outcome" value="pay">Pay</button>
<h2>Or try another ending</h2><p class="hint">Each takes you back to the shop, as the real thing would.</p>
<ul class="endings">
<li><span><label class="label" for="reason">The bank refuses</label><select id="reason" name="reason">${FAILURES.map(reasonChoice).join('')}</select></span><button name="outcome" value="fail">Fail</button></li>
<li><span>You change your mind</span><button name="outcome" value="cancel">Cancel</button></li>
<li><span>The bank does not answer yet</span><button name="outcome" value="leave">Leave pending</button></li>
</ul></form>`;
}

function modeChoice({ mode, label }: { mode: string; label: string }, place: number): string {
  return `<label><input type="radio" name="mode" value="${mode}"${place === 0 ? ' checked' : ''}>${label}</label>`;
}

function reasonChoice({ errorCode, label }: { errorCode: string; label: string }): string {
  return `<option value="${errorCode}">${escape(label)}</option>`;
}

function lastTry(order: Order): string {
  const last = order.attempts.at(-1);
  if (last?.state === 'FAILED')
    return '<p class="state bad" role="status">That did not go through. You can try again.</p>';
  if (last) return '<p class="state" role="status">The bank has not answered yet. You can still end it here.</p>';
  return '';
}

function endedPart(order: Order, merchantName: string): string {
  const back = `<a class="button" href="${escape(order.redirectUrl)}">Back to ${escape(merchantName)}</a>`;
  if (order.state === 'COMPLETED') return `<p class="state good">This order is paid.</p>${back}`;
  const expired = order.failure?.detailedErrorCode === 'ORDER_EXPIRED';
  const text = expired ? 'The time to pay is over.' : 'This payment was not made.';
  return `<p class="state bad">${text} Nothing was charged.</p>${back}`;
}

const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

function rupees(paise: number): string {
  return RUPEES.format(paise / 100);
}

const TIME_OF_DAY = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' });

function timeOfDay(epochMs: number): string {
  return `${TIME_OF_DAY.format(epochMs)} IST`;
}
