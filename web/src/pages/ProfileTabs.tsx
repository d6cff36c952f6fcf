import { useEffect, useRef } from 'react';
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
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = row.current?.querySelector<HTMLElement>('[aria-current]');
    // Only the row moves, never the page.
    if (row.current && shown)
      row.current.scrollLeft = shown.offsetLeft - (row.current.clientWidth - shown.clientWidth) / 2;
  }, [current]);
  return (
    <nav
      ref={row}
      aria-label={words.tabsLabel}
      className="relative -mx-4 flex overflow-x-auto px-4 border-b border-line sm:gap-2 md:mx-0 md:px-0"
    >
      {tabs.map(({ name, label, href }) => (
        <Link
          key={name}
          href={href}
          aria-current={name === current ? 'page' : undefined}
          className="target inline-flex shrink-0 items-center border-b-4 border-transparent px-3 font-semibold whitespace-nowrap text-ink-2 hover:text-madder aria-[current=page]:border-madder aria-[current=page]:text-ink md:px-4"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
