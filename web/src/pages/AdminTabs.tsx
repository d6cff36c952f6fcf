import { mayDo, type Role } from '../../../domain/src/access.ts';
import { type AdminTab, paths } from '../paths.ts';
import { TabRow } from '../ui/Tabs.tsx';
import { useWords } from '../words.ts';

export type ShownTab = 'analytics' | AdminTab;

/** The parts of the admin; the log is the owner's (S2 §2; domain/access). */
export function AdminTabs({ current, role }: { current: ShownTab; role: Role | undefined }) {
  const { tabs, tabsLabel } = useWords('adminBoard');
  const shown: ShownTab[] = ['analytics', 'orders', 'users', 'coupons', 'catalogue'];
  if (mayDo(role, 'log')) shown.push('log');
  const tabOf = (tab: ShownTab) => ({
    key: tab,
    label: tabs[tab],
    href: paths.admin(tab === 'analytics' ? {} : { tab }),
  });
  return <TabRow label={tabsLabel} tabs={shown.map(tabOf)} current={current} />;
}
