import { AdminTickets } from '../features/admin/tickets/AdminTickets.tsx';
import { paths } from '../paths.ts';
import { useWords } from '../words.ts';
import { AdminPage } from './AdminPage.tsx';

/** /admin/tickets: what people write to the shop, with its clocks. */
export default function AdminTicketsPage() {
  const { title } = useWords('tickets');
  const { title: panel } = useWords('admin');
  return (
    <AdminPage desk="tickets" title={title} back={{ href: paths.admin(), label: panel }}>
      <AdminTickets />
    </AdminPage>
  );
}
