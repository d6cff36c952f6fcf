import { Link } from 'wouter';
import { paths, type ProfileTab } from '../paths.ts';
import { useWords } from '../words.ts';

/** The tabs are addresses: a tab can be linked, reloaded and left by going back. */
export function ProfileTabs({ current }: { current: ProfileTab }) {
  const words = useWords('profile');
  const tabs: { name: ProfileTab; label: string; href: string }[] = [
    { name: 'designs', label: words.designs, href: paths.profile() },
    { name: 'orders', label: words.orders, href: paths.profile({ tab: 'orders' }) },
    { name: 'groups', label: words.groups, href: paths.profile({ tab: 'groups' }) },
    { name: 'coupons', label: words.myCoupons, href: paths.profile({ tab: 'coupons' }) },
    { name: 'history', label: words.history, href: paths.profile({ tab: 'history' }) },
    { name: 'addresses', label: words.addresses, href: paths.profile({ tab: 'addresses' }) },
    { name: 'notifications', label: words.notifications, href: paths.profile({ tab: 'notifications' }) },
    { name: 'data', label: words.data, href: paths.profile({ tab: 'data' }) },
  ];
  return (
    <nav aria-label={words.tabsLabel} className="grid grid-cols-2 sm:flex sm:gap-2 sm:border-b sm:border-line">
      {tabs.map(({ name, label, href }) => (
        <Link
          key={name}
          href={href}
          aria-current={name === current ? 'page' : undefined}
          className="target inline-flex items-center border-b-4 border-line px-3 font-semibold text-ink-2 hover:text-madder aria-[current=page]:border-madder aria-[current=page]:text-ink sm:border-transparent md:px-4"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
