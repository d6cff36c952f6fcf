import { formatRupees } from '../../../../domain/src/money.ts';
import type { PaymentStatus } from '../../../../contract/src/payments.ts';
import { useWords } from '../../words.ts';

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
