import { useEffect, useRef } from 'react';
import { Link } from 'wouter';

type Tab = { key: string; label: string; href: string };

/** Parts of a page as addresses: a part can be linked, reloaded and left by going back. In one line, which scrolls on a phone. */
export function TabRow({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
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
      aria-label={label}
      className="relative -mx-4 flex overflow-x-auto border-b border-line px-4 sm:gap-2 md:mx-0 md:px-0"
    >
      {tabs.map(tab => (
        <Link
          key={tab.key}
          href={tab.href}
          aria-current={tab.key === current ? 'page' : undefined}
          className="target inline-flex shrink-0 items-center border-b-4 border-transparent px-3 font-semibold whitespace-nowrap text-ink-2 hover:text-madder aria-[current=page]:border-madder aria-[current=page]:text-ink md:px-4"
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
