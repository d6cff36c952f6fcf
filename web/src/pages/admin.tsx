import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';
import { usePages } from '../api/use-pages.ts';
import { FactorReminder, useAdminNeeded } from '../features/accounts/AdminNeeded.tsx';
import { lazyWithWords } from '../lazy-with-words.ts';
import { paths, type AdminTab } from '../paths.ts';
import { LinkButton } from '../ui/Button.tsx';
import { LoadFailed } from '../ui/EmptyState.tsx';
import { useWords } from '../words.ts';
import { BeforeAdmin } from './AdminPage.tsx';
import { PageHead } from './PageHead.tsx';
import { mayDo, type Role } from '../../../domain/src/access.ts';
import { TabRow } from '../ui/Tabs.tsx';

type ShownTab = 'analytics' | AdminTab;

/** The parts of the admin; the books and the log are the owner's (S2 §2; domain/access). */
function AdminTabs({ current, role }: { current: ShownTab; role: Role | undefined }) {
  const { tabs, tabsLabel } = useWords('adminBoard');
  const shown: ShownTab[] = ['analytics', 'orders', 'users', 'coupons', 'catalogue'];
  if (mayDo(role, 'books')) shown.push('books');
  if (mayDo(role, 'settings')) shown.push('settings');
  if (mayDo(role, 'log')) shown.push('log');
  const tabOf = (tab: ShownTab) => ({
    key: tab,
    label: tabs[tab],
    href: paths.admin(tab === 'analytics' ? {} : { tab }),
  });
  return <TabRow label={tabsLabel} tabs={shown.map(tabOf)} current={current} />;
}

/** The log tells of every part of the admin, so it needs their words. */
const LOG_WORDS = ['adminLog', 'moderation', 'tickets', 'production'] as const;

/** What a tab shows; each is a script of its own. */
const TABS = {
  analytics: lazy(async () => ({ default: (await import('../features/admin/figures/AdminFigures.tsx')).AdminFigures })),
  orders: lazy(async () => ({ default: (await import('../features/admin/orders/AdminOrders.tsx')).AdminOrders })),
  users: lazy(async () => ({ default: (await import('../features/admin/users/AdminUsers.tsx')).AdminUsers })),
  coupons: lazy(async () => ({ default: (await import('../features/admin/coupons/AdminCoupons.tsx')).AdminCoupons })),
  catalogue: lazy(async () => ({ default: (await import('../features/admin/AdminCatalogue.tsx')).AdminCatalogue })),
  books: lazyWithWords(['adminBooks'], async () => (await import('../features/admin/books/AdminBooks.tsx')).AdminBooks),
  settings: lazyWithWords(
    ['adminSettings'],
    async () => (await import('../features/admin/settings/AdminSettings.tsx')).AdminSettings,
  ),
  log: lazyWithWords(LOG_WORDS, async () => (await import('../features/admin/log/AdminLog.tsx')).AdminLog),
};
const isTab = (tab: string | null): tab is ShownTab => tab !== null && Object.hasOwn(TABS, tab);

type Waiting = { items: readonly unknown[] | undefined; hasMore: boolean };

/** Leads to a list of what waits for a person, and says how much of it there is. */
function WaitingLink({ href, label, waiting: { items, hasMore } }: { href: string; label: string; waiting: Waiting }) {
  const count = items && items.length > 0 ? `(${items.length}${hasMore ? '+' : ''})` : '';
  return (
    <LinkButton tone={count ? 'secondary' : 'quiet'} href={href} className="px-3! sm:px-4!">
      {label}
      {/* Its place is there before it is known: nothing moves when it comes. */}
      <span className="numbers ml-1 inline-block min-w-10 text-left">{count}</span>
    </LinkButton>
  );
}

/** The desk of shirts that are to be made, and what else waits. */
function Work() {
  const { production, exceptionsLink } = useWords('adminOrder');
  const { moderation, tickets, upiPayments: upi } = useWords('adminBoard');
  const { admin: returns } = useWords('returns');
  const reported = usePages('admin.reportedDesigns', { limit: 25 });
  const openTickets = usePages('admin.tickets', { limit: 25, status: 'open' });
  const openReturns = usePages('admin.returns', { limit: 25, state: 'open' });
  const exceptions = usePages('admin.exceptions', { limit: 25 });
  const claims = usePages('admin.claims', { limit: 25, state: 'claimed' });
  const toMake = usePages('production.pieces', { limit: 25, state: 'waiting' });
  return (
    <div className="flex flex-wrap gap-2">
      <WaitingLink href={paths.production()} label={production} waiting={toMake} />
      <WaitingLink href={paths.adminPayments()} label={upi} waiting={claims} />
      <WaitingLink href={paths.adminModeration()} label={moderation} waiting={reported} />
      <WaitingLink href={paths.adminTickets()} label={tickets} waiting={openTickets} />
      <WaitingLink href={paths.adminReturns()} label={returns.title} waiting={openReturns} />
      <WaitingLink href={paths.adminExceptions()} label={exceptionsLink} waiting={exceptions} />
    </div>
  );
}

/** /admin (S2 §2): its tabs Analytics, Orders, Users, Coupons, the catalogue, and the owner's books and log. The server checks every call again. */
export default function Admin() {
  const words = useWords('admin');
  const { tabs } = useWords('adminBoard');
  const { state, role, hasFactor, retry } = useAdminNeeded(words);
  const asked = new URLSearchParams(useSearch()).get('tab');
  const tab = isTab(asked) ? asked : 'analytics';
  const Tab = TABS[tab];
  return (
    <main
      aria-busy={state === 'checking'}
      className="mx-auto flex w-full max-w-page flex-1 flex-col gap-3 px-4 py-4 sm:gap-6 sm:py-8"
    >
      <PageHead title={`${tabs[tab]} | ${words.title}`} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl md:text-3xl">{words.title}</h1>
        {state === 'allowed' && <Work />}
      </div>
      {state === 'failed' && <LoadFailed text={words.checkFailed} retryLabel={words.retry} onRetry={retry} />}
      {state === 'factor' && <BeforeAdmin />}
      {state === 'allowed' && (
        <>
          {!hasFactor && <FactorReminder />}
          <AdminTabs current={tab} role={role} />
          <Suspense fallback={<div aria-busy="true" className="min-h-stage" />}>
            <Tab role={role} />
          </Suspense>
        </>
      )}
    </main>
  );
}
