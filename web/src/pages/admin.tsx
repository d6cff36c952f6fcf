import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';
import { FactorReminder, useAdminNeeded } from '../features/accounts/AdminNeeded.tsx';
import { Desks } from '../features/admin/today/Desks.tsx';
import { lazyWithWords } from '../lazy-with-words.ts';
import { paths, type AdminTab } from '../paths.ts';
import { LoadFailed } from '../ui/EmptyState.tsx';
import { useWords } from '../words.ts';
import { BeforeAdmin } from './AdminPage.tsx';
import { PageHead } from './PageHead.tsx';
import { mayDo, type Role } from '../../../domain/src/access.ts';
import { TabRow } from '../ui/Tabs.tsx';

type ShownTab = 'today' | AdminTab;

/** The parts of the admin; the books and the log are the owner's (S2 §2; domain/access). */
function AdminTabs({ current, role }: { current: ShownTab; role: Role | undefined }) {
  const { tabs, tabsLabel } = useWords('adminBoard');
  const shown: ShownTab[] = ['today', 'orders', 'users', 'coupons', 'catalogue', 'analytics'];
  if (mayDo(role, 'books')) shown.push('books');
  if (mayDo(role, 'settings')) shown.push('settings');
  if (mayDo(role, 'log')) shown.push('log');
  const tabOf = (tab: ShownTab) => ({
    key: tab,
    label: tabs[tab],
    href: paths.admin(tab === 'today' ? {} : { tab }),
  });
  return <TabRow label={tabsLabel} tabs={shown.map(tabOf)} current={current} />;
}

/** The log tells of every part of the admin, so it needs their words. */
const LOG_WORDS = ['adminLog', 'moderation', 'tickets', 'production'] as const;

/** What a tab shows; each is a script of its own. */
const TABS = {
  today: lazy(async () => ({ default: (await import('../features/admin/today/AdminToday.tsx')).AdminToday })),
  analytics: lazy(async () => ({ default: (await import('../features/admin/figures/AdminFigures.tsx')).AdminFigures })),
  orders: lazy(async () => ({ default: (await import('../features/admin/orders/AdminOrders.tsx')).AdminOrders })),
  users: lazy(async () => ({ default: (await import('../features/admin/users/AdminUsers.tsx')).AdminUsers })),
  coupons: lazy(async () => ({ default: (await import('../features/admin/coupons/AdminCoupons.tsx')).AdminCoupons })),
  catalogue: lazy(async () => ({ default: (await import('../features/admin/AdminCatalogue.tsx')).AdminCatalogue })),
  books: lazyWithWords(['adminBooks'], async () => (await import('../features/admin/books/AdminBooks.tsx')).AdminBooks),
  settings: lazyWithWords(
    ['adminSettings', 'findings'],
    async () => (await import('../features/admin/settings/AdminSettings.tsx')).AdminSettings,
  ),
  log: lazyWithWords(LOG_WORDS, async () => (await import('../features/admin/log/AdminLog.tsx')).AdminLog),
};
const isTab = (tab: string | null): tab is ShownTab => tab !== null && Object.hasOwn(TABS, tab);

/** /admin (S2 §2): what is to be done now, and its tabs Orders, Users, Coupons, the catalogue, Analytics, and the owner's books and log. The server checks every call again. */
export default function Admin() {
  const words = useWords('admin');
  const { tabs } = useWords('adminBoard');
  const { state, role, hasFactor, retry } = useAdminNeeded(words);
  const asked = new URLSearchParams(useSearch()).get('tab');
  const tab = isTab(asked) ? asked : 'today';
  const Tab = TABS[tab];
  return (
    <main
      aria-busy={state === 'checking'}
      className="mx-auto flex w-full max-w-page flex-1 flex-col gap-3 px-4 py-4 sm:gap-6 sm:py-8"
    >
      <PageHead title={`${tabs[tab]} | ${words.title}`} />
      <h1 className="text-2xl md:text-3xl">{words.title}</h1>
      {state === 'failed' && <LoadFailed text={words.checkFailed} retryLabel={words.retry} onRetry={retry} />}
      {state === 'factor' && <BeforeAdmin />}
      {state === 'allowed' && (
        <>
          {!hasFactor && <FactorReminder />}
          <Desks />
          <AdminTabs current={tab} role={role} />
          <Suspense fallback={<div aria-busy="true" className="min-h-stage" />}>
            <Tab role={role} />
          </Suspense>
        </>
      )}
    </main>
  );
}
