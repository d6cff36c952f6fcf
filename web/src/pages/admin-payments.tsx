import { useLocation, useSearch } from 'wouter';
import { mayDo } from '../../../domain/src/access.ts';
import { HAND_STATES } from '../../../domain/src/upi.ts';
import { useAdminNeeded } from '../features/accounts/AdminNeeded.tsx';
import { AdminPayments, type HandShown } from '../features/admin/payments/AdminPayments.tsx';
import { paths } from '../paths.ts';
import { useWords } from '../words.ts';
import { AdminPage } from './AdminPage.tsx';

const isShown = (word: string | null): word is HandShown =>
  ([...HAND_STATES, 'refunds'] as readonly (string | null)[]).includes(word);

/** /admin/payments: payments to the shop's own UPI address, those that wait for the owner first. */
export default function AdminPaymentsPage() {
  const words = useWords('adminPayments');
  const { role } = useAdminNeeded(useWords('admin'));
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('state');
  return (
    <AdminPage desk="payments" title={words.title}>
      <AdminPayments
        shown={isShown(asked) ? asked : 'claimed'}
        onShow={state => navigate(paths.adminPayments({ state: state === 'claimed' ? undefined : state }))}
        mayDecide={mayDo(role, 'money')}
      />
    </AdminPage>
  );
}
