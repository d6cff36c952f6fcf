import { Link } from 'wouter';
import { paths, type ProfileTab } from '../paths.ts';
import { useWords } from '../words.ts';

/** The tabs are addresses: a tab can be linked, reloaded and left by going back. */
export function ProfileTabs({ current }: { current: ProfileTab }) {
  const words = useWords('profile');
  const tabs: { name: ProfileTab; label: string; href: string }[] = [
    { name: 'designs', label: words.designs, href: paths.profile() },
    { name: 'orders', label: words.orders, href: paths.profile({ tab: 'orders' }) },
  ];
  return (
    <nav aria-label={words.tabsLabel} className="-mx-4 overflow-x-auto px-4">
      <div className="flex min-w-max gap-2 border-b border-line">
        {tabs.map(({ name, label, href }) => (
          <Link
            key={name}
            href={href}
            aria-current={name === current ? 'page' : undefined}
            className="target inline-flex items-center border-b-4 border-transparent px-3 font-semibold text-ink-2 hover:text-madder aria-[current=page]:border-madder aria-[current=page]:text-ink md:px-4"
          >
            {label}
          </Link>
        ))}
      </div>
    </nav>
  );
}
