import { escape } from './look.ts';
import { look } from './pay-page-look.ts';

/** A way to pay, or a reason of a bank, as a value and in words. */
export type Choice = { value: string; label: string };

/** What a pay page says first; `amount` in paise, `expireAt` in epoch milliseconds. */
export function payPageWith(
  seen: { merchantName: string; amount: number; order: string; expireAt: number },
  rest: string,
): string {
  const head = `<h1>Pay ${escape(seen.merchantName)}</h1><p class="amount">${rupees(seen.amount)}</p>
<dl><dt>Order</dt><dd>${escape(seen.order)}</dd><dt>Pay by</dt><dd>${timeOfDay(seen.expireAt)}</dd></dl>`;
  return look.page(`Pay ${rupees(seen.amount)} to ${seen.merchantName}`, head + rest);
}

/** The page for an address that leads to no payment. */
export function missingPage(): string {
  return look.page(
    'No such payment',
    '<h1>There is no payment here</h1><p class="hint">Go back to the shop and start the payment again.</p>',
  );
}

type Form = { modes: readonly Choice[]; reasons: readonly Choice[]; hint: string; endings: readonly Choice[] };

/** The buttons of a pay page: Pay, Fail for a reason, and other endings. */
export const payForm = ({ modes, reasons, hint, endings }: Form): string => `<form method="post">
<fieldset><legend>How would you like to pay?</legend><div class="modes">${modes.map(modeChoice).join('')}</div></fieldset>
<button class="primary" name="outcome" value="pay">Pay</button>
<h2>Or try another ending</h2><p class="hint">${escape(hint)}</p>
<ul class="endings">
<li><span><label class="label" for="reason">The bank refuses</label><select id="reason" name="reason">${reasons.map(reasonChoice).join('')}</select></span><button name="outcome" value="fail">Fail</button></li>
${endings.map(({ value, label }) => `<li><span>${escape(label)}</span><button name="outcome" value="${value}">${BUTTONS[value]}</button></li>`).join('\n')}
</ul></form>`;

const BUTTONS: Record<string, string> = { cancel: 'Cancel', leave: 'Leave pending', authorize: 'Authorise' };

function modeChoice({ value, label }: Choice, place: number): string {
  return `<label><input type="radio" name="mode" value="${value}"${place === 0 ? ' checked' : ''}>${label}</label>`;
}

const reasonChoice = ({ value, label }: Choice): string => `<option value="${value}">${escape(label)}</option>`;

/** What is said of a try that has been made. */
export const lastTry = (last: 'failed' | 'waiting' | undefined): string => {
  if (last === 'failed') return '<p class="state bad" role="status">That did not go through. You can try again.</p>';
  if (last === 'waiting')
    return '<p class="state" role="status">The bank has not answered yet. You can still end it here.</p>';
  return '';
};

/** What is said of a payment that is over, and the way back. */
export function endedPart(end: 'paid' | 'expired' | 'other', back: { merchantName: string; url: string }): string {
  const link = `<a class="button" href="${escape(back.url)}">Back to ${escape(back.merchantName)}</a>`;
  if (end === 'paid') return `<p class="state good">This order is paid.</p>${link}`;
  const text = end === 'expired' ? 'The time to pay is over.' : 'This payment was not made.';
  return `<p class="state bad">${text} Nothing was charged.</p>${link}`;
}

const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

const rupees = (paise: number): string => RUPEES.format(paise / 100);

const TIME_OF_DAY = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' });

const timeOfDay = (epochMs: number): string => `${TIME_OF_DAY.format(epochMs)} IST`;
