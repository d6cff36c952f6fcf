import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';
import { usePages } from '../api/use-pages.ts';
import { useAdminNeeded } from '../features/accounts/use-admin-needed.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { useWords } from '../words.ts';
import { AdminTabs, type ShownTab } from './AdminTabs.tsx';
import { PageHead } from './PageHead.tsx';

/** What a tab shows; each is a script of its own. */
const TABS = {
  analytics: lazy(async () => ({ default: (await import('../features/admin/AdminFigures.tsx')).AdminFigures })),
  orders: lazy(async () => ({ default: (await import('../features/admin/AdminOrders.tsx')).AdminOrders })),
  users: lazy(async () => ({ default: (await import('../features/admin/AdminUsers.tsx')).AdminUsers })),
  coupons: lazy(async () => ({ default: (await import('../features/admin/AdminCoupons.tsx')).AdminCoupons })),
  catalogue: lazy(async () => ({ default: (await import('../features/admin/AdminCatalogue.tsx')).AdminCatalogue })),
  log: lazy(async () => ({ default: (await import('../features/admin/AdminLog.tsx')).AdminLog })),
};
const isTab = (tab: string | null): tab is ShownTab => tab !== null && Object.hasOwn(TABS, tab);

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

/** Leads to the shirts that are to be made. */
function ProductionLink() {
  const { production } = useWords('adminOrder');
  return (
    <LinkButton tone="quiet" href={paths.production()}>
      {production}
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

/** Leads to what was reported of the gallery, and says how much of it waits. */
function ModerationLink() {
  const { moderation } = useWords('adminBoard');
  const { items, hasMore } = usePages('admin.reportedDesigns', { limit: 25 });
  const count = items && items.length > 0 ? ` (${items.length}${hasMore ? '+' : ''})` : '';
  return (
    <LinkButton tone={count ? 'secondary' : 'quiet'} href={paths.adminModeration()}>
      {moderation}
      {count}
    </LinkButton>
  );
}

/** Leads to what people wrote to the shop, and says how much of it nobody has looked at. */
function TicketsLink() {
  const { tickets } = useWords('adminBoard');
  const { items, hasMore } = usePages('admin.tickets', { limit: 25, status: 'open' });
  const count = items && items.length > 0 ? ` (${items.length}${hasMore ? '+' : ''})` : '';
  return (
    <LinkButton tone={count ? 'secondary' : 'quiet'} href={paths.adminTickets()}>
      {tickets}
      {count}
    </LinkButton>
  );
}

/** /admin (S2 §2): its tabs Analytics, Orders, Users, Coupons, the catalogue, and the owner's log. The server checks every call again. */
export default function Admin() {
  const words = useWords('admin');
  const { tabs } = useWords('adminBoard');
  const { state, role, retry } = useAdminNeeded(words);
  const asked = new URLSearchParams(useSearch()).get('tab');
  const tab = isTab(asked) ? asked : 'analytics';
  const Tab = TABS[tab];
  return (
    <main aria-busy={state === 'checking'} className="mx-auto flex w-full max-w-page flex-1 flex-col gap-6 px-4 py-8">
      <PageHead title={`${tabs[tab]} | ${words.title}`} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl md:text-3xl">{words.title}</h1>
        {state === 'allowed' && (
          <div className="flex flex-wrap gap-3">
            <ProductionLink />
            <ModerationLink />
            <TicketsLink />
            <ReturnsLink />
            <ExceptionsLink />
          </div>
        )}
      </div>
      {state === 'failed' && <LoadFailed text={words.checkFailed} retryLabel={words.retry} onRetry={retry} />}
      {state === 'allowed' && (
        <>
          <AdminTabs current={tab} role={role} />
          <Suspense fallback={<div aria-busy="true" className="min-h-stage" />}>
            <Tab role={role} />
          </Suspense>
        </>
      )}
    </main>
  );
}
