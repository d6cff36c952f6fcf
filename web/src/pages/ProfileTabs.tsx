import { useCall } from '../api/use-endpoint.ts';
import { Skeleton } from '../ui/EmptyState.tsx';
import { useWords } from '../words.ts';
import { paths, type ProfileTab } from '../paths.ts';
import { TabRow } from '../ui/Tabs.tsx';

/** A number that did not arrive is a dash; one that is on its way has its room. */
function Figure({ label, value, failed }: { label: string; value: number | undefined; failed: boolean }) {
  const shown = failed ? '–' : <Skeleton className="h-6 w-12" />;
  return (
    <div className="flex flex-col justify-between gap-1 rounded-card border border-line bg-white p-3 md:p-4">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="numbers text-2xl font-semibold">{value ?? shown}</dd>
    </div>
  );
}

/** Current Credits, Total Designs, Orders Placed (S2 §2). */
export function ProfileFigures({ isSignedIn }: { isSignedIn: boolean }) {
  const words = useWords('profile');
  const { data: balance, isError: noBalance } = useCall('credits.balance', {}, { enabled: isSignedIn });
  const { data: totals, isError: noTotals } = useCall('accounts.totals', {}, { enabled: isSignedIn });
  // The header may have fetched the credits before this part of the page is hydrated, and the server showed none.
  const credits = isSignedIn ? balance?.credits : undefined;
  return (
    <dl className="grid grid-cols-3 gap-2 md:gap-4">
      <Figure label={words.credits} value={credits} failed={noBalance} />
      <Figure label={words.totalDesigns} value={totals?.designs} failed={noTotals} />
      <Figure label={words.ordersPlaced} value={totals?.ordersPlaced} failed={noTotals} />
    </dl>
  );
}

/** What the profile shows below its figures (S2 §2). */
export function ProfileTabs({ current }: { current: ProfileTab }) {
  const words = useWords('profile');
  const tabs: { key: ProfileTab; label: string; href: string }[] = [
    { key: 'designs', label: words.designs, href: paths.profile() },
    { key: 'orders', label: words.orders, href: paths.profile({ tab: 'orders' }) },
    { key: 'groups', label: words.groups, href: paths.profile({ tab: 'groups' }) },
    { key: 'coupons', label: words.myCoupons, href: paths.profile({ tab: 'coupons' }) },
    { key: 'history', label: words.history, href: paths.profile({ tab: 'history' }) },
    { key: 'addresses', label: words.addresses, href: paths.profile({ tab: 'addresses' }) },
    { key: 'notifications', label: words.notifications, href: paths.profile({ tab: 'notifications' }) },
    { key: 'security', label: words.security, href: paths.profile({ tab: 'security' }) },
    { key: 'data', label: words.data, href: paths.profile({ tab: 'data' }) },
  ];
  return <TabRow label={words.tabsLabel} tabs={tabs} current={current} />;
}
