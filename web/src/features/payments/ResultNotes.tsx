import type { PaymentStatus } from '../../../../contract/src/payments.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { useWords } from '../../words.ts';

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
  return (
    <section aria-labelledby="what-next">
      <h2 id="what-next" className="text-lg">
        {next.title}
      </h2>
      <ol className="mt-2 list-decimal pl-6 text-ink-2">
        {next.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
