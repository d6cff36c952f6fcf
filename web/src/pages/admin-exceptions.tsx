import { AdminExceptions } from '../features/admin/exceptions/AdminExceptions.tsx';
import { useWords } from '../words.ts';
import { AdminPage } from './AdminPage.tsx';

/** /admin/exceptions: what the shop could not settle by itself. */
export default function AdminExceptionsPage() {
  const { exceptions } = useWords('adminOrder');
  return (
    <AdminPage desk="exceptions" title={exceptions}>
      <AdminExceptions />
    </AdminPage>
  );
}
