import type { ReactNode } from 'react';
import { Link } from 'wouter';

export type BarRow = { key: string; label: ReactNode; value: number; texts: string[]; href?: string };

/** Rows with a bar each, longest where the value is largest: a table, so that nothing has to be hovered or seen to be read. */
export function RowBars({ caption, heads, rows }: { caption: string; heads: string[]; rows: readonly BarRow[] }) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-sm text-ink-3">
          {heads.map((head, n) => (
            <th
              key={head}
              scope="col"
              className={n === 0 ? 'px-1 font-medium' : 'px-2 text-right font-medium whitespace-nowrap'}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, value, texts, href }) => (
          <tr key={key} className="border-b border-line">
            <th scope="row" className="w-full px-1 py-1 font-normal">
              {href ? (
                <Link href={href} className="target inline-flex items-center text-indigo hover:underline">
                  {label}
                </Link>
              ) : (
                <span className="inline-flex py-2">{label}</span>
              )}
              <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true" className="block h-2 w-full">
                <rect width="100" height="3" className="fill-cloth-2" />
                <rect width={(value / most) * 100} height="3" className="fill-indigo" />
              </svg>
            </th>
            {texts.map((text, n) => (
              <td key={heads[n + 1]} className="numbers px-2 text-right whitespace-nowrap">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
