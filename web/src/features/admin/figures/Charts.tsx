import { Link } from 'wouter';
import type { ReactNode } from 'react';

type ChartColumn = { key: string; label: string; value: number; text: string; note: string; href: string };

const WIDTH = 640;
const HEIGHT = 240;
const TOP = 24;
const BOTTOM = 28;

/** Columns over their names with their values, and the same as a table: it is what a screen reader reads, and what leads on. */
export function ColumnChart({ heads, columns }: { heads: [string, string, string]; columns: readonly ChartColumn[] }) {
  const most = Math.max(1, ...columns.map(({ value }) => value));
  const step = WIDTH / columns.length;
  const room = HEIGHT - TOP - BOTTOM;
  return (
    <div className="grid items-center gap-6 lg:grid-cols-2">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="h-auto w-full max-sm:hidden">
        <line x1="0" x2={WIDTH} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} className="stroke-line" strokeWidth="2" />
        {columns.map(({ key, label, value, text }, n) => {
          const height = Math.round((value / most) * room);
          const middle = step * (n + 0.5);
          const top = HEIGHT - BOTTOM - height;
          return (
            <g key={key} textAnchor="middle" className="fill-ink text-sm">
              <rect x={middle - step * 0.3} y={top} width={step * 0.6} height={height} className="fill-indigo" />
              <text x={middle} y={top - 8}>
                {text}
              </text>
              <text x={middle} y={HEIGHT - 6} className="fill-ink-2">
                {label}
              </text>
            </g>
          );
        })}
      </svg>
      <table className="w-full text-left">
        <thead>
          <tr className="border-b border-line text-sm text-ink-3">
            {heads.map((head, n) => (
              <th key={head} scope="col" className={n === 0 ? 'px-2 font-medium' : 'px-2 text-right font-medium'}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ key, label, text, note, href }) => (
            <tr key={key} className="border-b border-line">
              <th scope="row" className="px-2 font-normal">
                <Link href={href} className="target inline-flex items-center text-indigo hover:underline">
                  {label}
                </Link>
              </th>
              <td className="numbers px-2 text-right">{note}</td>
              <td className="numbers px-2 text-right font-semibold">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type BarRow = { key: string; label: ReactNode; value: number; texts: string[]; href?: string };

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
