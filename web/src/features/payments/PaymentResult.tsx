import type { PaymentResult } from './use-payment-result.ts';
import { AlertIcon, CheckIcon, ClockIcon } from '../../ui/icons.tsx';
import { stagesOf } from '../../../../domain/src/delivery.ts';
import { useConfig } from '../../config.ts';
import { daysText } from '../../delivery-terms.ts';
import { useWords } from '../../words.ts';
import type { PaymentStatus } from '../../../../contract/src/payments.ts';
import { formatRupees } from '../../../../domain/src/money.ts';

type Look = 'good' | 'bad' | 'open';
const LOOKS = {
  good: { Icon: CheckIcon, className: 'bg-leaf text-white' },
  bad: { Icon: AlertIcon, className: 'bg-brick text-white' },
  open: { Icon: ClockIcon, className: 'bg-turmeric text-ink' },
};

const LOOK_OF_STATUS: Record<string, Look> = { SUCCESS: 'good', PENDING: 'open', UNKNOWN: 'open' };

function useTexts(result: PaymentResult): { title: string; text: string; look: Look } {
  const words = useWords('payments');
  if (result.kind === 'checking') return { title: words.checking, text: words.checkingText, look: 'open' };
  if (result.kind === 'problem')
    return { title: words.verificationFailed, text: words.problems[result.problem], look: 'bad' };
  const { status, credits } = result.payment;
  const text = credits === null ? {} : { text: words.ofCredits[status](credits) };
  return { ...words.results[status], ...text, look: LOOK_OF_STATUS[status] ?? 'bad' };
}

/** What happened, in a sign, a title and a sentence (S2 §4); read out as it changes. */
export function ResultHeading({ result }: { result: PaymentResult }) {
  const { title, text, look } = useTexts(result);
  const { Icon, className } = LOOKS[look];
  const isChecking = result.kind === 'checking';
  return (
    <div role="status" className="flex flex-col items-center gap-4 text-center">
      <span className={`inline-flex rounded-chip p-4 ${className} ${isChecking ? 'animate-breathe' : 'animate-rise'}`}>
        <Icon className="size-icon-lg" />
      </span>
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <p className="text-lg text-ink-2">{text}</p>
    </div>
  );
}

/** S2 §2: 'What went wrong?' with what the gateway said, and common reasons; who cancels, or was too late, knows it from the heading. */
export function WentWrong({ failure }: Pick<PaymentStatus, 'failure'>) {
  const words = useWords('payments');
  return (
    <section aria-labelledby="went-wrong" className="rounded-card border border-line bg-white p-6">
      <h2 id="went-wrong" className="text-lg">
        {words.wrongTitle}
      </h2>
      <p className="mt-2">{failure ? words.failures[failure] : words.wrongFallback}</p>
      <h3 className="mt-4 text-base">{words.reasonsTitle}</h3>
      <ul className="mt-1 list-disc pl-4 text-ink-2">
        {words.reasons.map(reason => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  );
}

/** S2 §2: 'Order Status Updated', once the server has brought the order in line. */
export function StatusUpdated({
  status,
  isPaid,
  wayOn,
}: {
  status: string;
  isPaid: boolean;
  wayOn: string | undefined;
}) {
  const words = useWords('payments');
  return (
    <section
      role="status"
      className={`flex gap-3 rounded-card border bg-white px-4 py-3 ${isPaid ? 'border-leaf' : 'border-line'}`}
    >
      <CheckIcon className={`mt-1 size-icon ${isPaid ? 'text-leaf' : 'text-ink-3'}`} />
      <div>
        <h2 className="font-text text-base font-semibold">{words.updatedTitle}</h2>
        <p>{words.updatedText(status)}</p>
        {wayOn && <p className="text-ink-2">{wayOn}</p>}
      </div>
    </section>
  );
}

/** What happens now and when (look, Result). */
export function WhatNext() {
  const { next } = useWords('payments');
  const { days } = useConfig().delivery;
  const steps = next.steps(daysText(days), daysText(stagesOf(days).production));
  return (
    <section aria-labelledby="what-next">
      <h2 id="what-next" className="text-lg">
        {next.title}
      </h2>
      <ol className="mt-2 list-decimal pl-6 text-ink-2">
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

/** 'UPI_INTENT' → 'UPI', by the longest known beginning. */
function methodName(mode: string | null, names: Record<string, string>): string | undefined {
  const known = Object.keys(names).find(name => mode?.toUpperCase().startsWith(name));
  return (known && names[known]) ?? mode ?? undefined;
}

/** S2 §2: payment ID, transaction ID, amount (paise, shown divided by 100) and payment method. */
export function PaymentDetails({ payment }: { payment: PaymentStatus }) {
  const words = useWords('payments');
  const rows = [
    [words.details.amount, formatRupees(payment.amount / 100)],
    [words.details.method, methodName(payment.paymentMethod, words.methods) ?? words.notTold],
    [words.details.paymentId, payment.paymentId],
    [words.details.transactionId, payment.transactionId ?? words.notTold],
    [words.details.orderId, payment.orderId],
  ];
  return (
    <section aria-labelledby="payment-details" className="rounded-card border border-line bg-white p-6">
      <h2 id="payment-details" className="text-lg">
        {words.detailsTitle}
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="numbers font-medium break-all max-sm:mb-2 sm:text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
