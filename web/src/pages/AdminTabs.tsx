import { Link } from 'wouter';
import { mayDo, type Role } from '../../../domain/src/access.ts';
import { paths, type AdminTab } from '../paths.ts';
import { useWords } from '../words.ts';

export type ShownTab = 'analytics' | AdminTab;

/** The tabs are addresses: a tab can be linked, reloaded and left by going back. The log is the owner's (S2 §2; domain/access). */
export function AdminTabs({ current, role }: { current: ShownTab; role: Role | undefined }) {
  const { tabs, tabsLabel } = useWords('adminBoard');
  const shown: ShownTab[] = ['analytics', 'orders', 'users', 'coupons', 'catalogue'];
  if (mayDo(role, 'log')) shown.push('log');
  return (
    <nav aria-label={tabsLabel} className="grid grid-cols-3 sm:flex sm:gap-2 sm:border-b sm:border-line">
      {shown.map(tab => (
        <Link
          key={tab}
          href={paths.admin(tab === 'analytics' ? {} : { tab })}
          aria-current={tab === current ? 'page' : undefined}
          className="target inline-flex items-center border-b-4 border-line px-3 font-semibold text-ink-2 hover:text-madder aria-[current=page]:border-madder aria-[current=page]:text-ink sm:border-transparent md:px-4"
        >
          {tabs[tab]}
        </Link>
      ))}
    </nav>
  );
}
