import { Link } from 'wouter';

type Tab = { key: string; label: string; href: string };

/** Parts of an admin's page as addresses: a part can be linked, reloaded and left by going back. */
export const PageTabs = ({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) => (
  <nav aria-label={label} className="grid grid-cols-2 sm:flex sm:gap-2 sm:border-b sm:border-line">
    {tabs.map(tab => (
      <Link
        key={tab.key}
        href={tab.href}
        aria-current={tab.key === current ? 'page' : undefined}
        className="target inline-flex items-center border-b-4 border-line px-3 font-semibold text-ink-2 hover:text-madder aria-[current=page]:border-madder aria-[current=page]:text-ink sm:border-transparent md:px-4"
      >
        {tab.label}
      </Link>
    ))}
  </nav>
);
