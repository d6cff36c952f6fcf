import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useWords } from '../../words.ts';

/** An order whose payment a person of the shop has to decide: nothing to pay, somebody to ask. */
export function PaymentHeld() {
  const words = useWords('orders');
  return (
    <div className="flex flex-col gap-3 rounded-control bg-cloth-2 p-4 sm:flex-row sm:items-center">
      <p className="flex-1">{words.paymentHeld}</p>
      <LinkButton tone="secondary" href={paths.contact()}>
        {words.contactSupport}
      </LinkButton>
    </div>
  );
}
