import { paths, type ProfileTab } from '../paths.ts';
import { TabRow } from '../ui/Tabs.tsx';
import { useWords } from '../words.ts';

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
