import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'wouter';
import { classNames } from './class-names.ts';

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

type Props<Value extends string> = {
  label: string;
  /** `mark` stands before the label: a swatch. */
  options: readonly { value: Value; label: string; mark?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice of one in a row, such as which picture is shown: real radio buttons, so arrow keys and screen readers know them. */
export function Segments<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="flex rounded-chip border border-line bg-cloth">
      {options.map(option => (
        <label
          key={option.value}
          className="target flex items-center justify-center gap-2 rounded-chip px-4 text-sm font-semibold text-ink-2 has-checked:bg-ink has-checked:text-white has-focus-visible:focus-ring"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.mark}
          {option.label}
        </label>
      ))}
    </div>
  );
}

type ChipLinkProps = { href: string; chosen: boolean; children: ReactNode };

/** On a phone the choices are a row that scrolls: the chosen one comes into its sight. */
function showInRow(link: HTMLAnchorElement | null): void {
  const row = link?.closest('ul');
  const hidden = link && row ? link.getBoundingClientRect().right - row.getBoundingClientRect().right : 0;
  if (row && hidden > 0) row.scrollLeft += hidden;
}

/** A choice among filters that is a link, so that it works without script and can be shared. */
export const ChipLink = ({ href, chosen, children }: ChipLinkProps) => (
  <Link
    href={href}
    ref={chosen ? showInRow : undefined}
    aria-current={chosen || undefined}
    className={classNames(
      'target inline-flex items-center justify-center rounded-chip border px-4 py-2 font-medium whitespace-nowrap transition-colors',
      chosen ? 'border-indigo bg-indigo text-white' : 'border-line bg-white hover:border-ink-3',
    )}
  >
    {children}
  </Link>
);
