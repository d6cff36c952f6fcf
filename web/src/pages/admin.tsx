import { useLocation, useSearch } from 'wouter';
import { SALE_STATUSES } from '../../../domain/src/orders.ts';
import { usePages } from '../api/use-pages.ts';
import { useAdminNeeded } from '../features/accounts/use-admin-needed.ts';
import { AdminOrders } from '../features/admin/AdminOrders.tsx';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { useWords } from '../words.ts';
import { PageHead } from './PageHead.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';

/** Leads to what needs a person's look, and says how much that is. */
function ExceptionsLink() {
  const { exceptionsLink } = useWords('adminOrder');
  const { items, hasMore } = usePages('admin.exceptions', { limit: 25 });
  const count = items && items.length > 0 ? ` (${items.length}${hasMore ? '+' : ''})` : '';
  return (
    <LinkButton tone={count ? 'secondary' : 'quiet'} href={paths.adminExceptions()}>
      {exceptionsLink}
      {count}
    </LinkButton>
  );
}

/** Leads to what was reported as damaged, and says how much of it waits. */
function ReturnsLink() {
  const { admin: words } = useWords('returns');
  const { items, hasMore } = usePages('admin.returns', { limit: 25, state: 'open' });
  const count = items && items.length > 0 ? ` (${items.length}${hasMore ? '+' : ''})` : '';
  return (
    <LinkButton tone={count ? 'secondary' : 'quiet'} href={paths.adminReturns()}>
      {words.title}
      {count}
    </LinkButton>
  );
}

/** /admin (S2 §2): the order list. The server checks every call again. */
export default function Admin() {
  const words = useWords('admin');
  const { state, retry } = useAdminNeeded(words);
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch());
  const status = SALE_STATUSES.find(one => one === asked.get('status'));
  const type = (['0', '1'] as const).find(one => one === asked.get('type'));
  return (
    <main aria-busy={state === 'checking'} className="mx-auto flex w-full max-w-page flex-1 flex-col gap-6 px-4 py-8">
      <PageHead title={words.title} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl md:text-3xl">{words.title}</h1>
        {state === 'allowed' && (
          <div className="flex flex-wrap gap-3">
            <ReturnsLink />
            <ExceptionsLink />
          </div>
        )}
      </div>
      {state === 'failed' && <LoadFailed text={words.checkFailed} retryLabel={words.retry} onRetry={retry} />}
      {state === 'allowed' && (
        <AdminOrders status={status} type={type} onFilter={next => navigate(paths.admin(next))} />
      )}
    </main>
  );
}
