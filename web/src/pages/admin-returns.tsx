import { useLocation, useSearch } from 'wouter';
import { AdminReturns } from '../features/returns/AdminReturns.tsx';
import { paths } from '../paths.ts';
import { useWords } from '../words.ts';
import { AdminPage } from './AdminPage.tsx';

/** /admin/returns: what was reported as damaged, what waits for a decision first. */
export default function AdminReturnsPage() {
  const { admin: words } = useWords('returns');
  const [, navigate] = useLocation();
  const shown = new URLSearchParams(useSearch()).get('state') === 'all' ? 'all' : 'open';
  return (
    <AdminPage desk="returns" title={words.title}>
      <AdminReturns
        shown={shown}
        onShow={next => navigate(paths.adminReturns({ state: next === 'all' ? next : undefined }))}
      />
    </AdminPage>
  );
}
