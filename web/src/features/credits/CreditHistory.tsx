import type { CreditTransaction } from '../../../../contract/src/credits.ts';
import { drawnWords } from '../../../../domain/src/credit-lines.ts';
import type { Pages } from '../../api/use-pages.ts';
import { dateAndTime } from '../../lib/format.ts';
import { LoadFailed, MorePages, Skeleton } from '../../ui/EmptyState.tsx';
import { useLanguage, useWords } from '../../words.ts';

/** '+50' or '−3', with the sign that is as wide as a digit. */
const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** A line of the ledger: what it was, when, how many, and what was left. */
function Line({ line: { amount, type, description, balance, createdAt } }: { line: CreditTransaction }) {
  const { history: words } = useWords('credits');
  const language = useLanguage();
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line px-4 py-3 last:border-b-0">
      <div className="min-w-0">
        <p className="font-semibold first-letter:uppercase">{words.types[type] ?? type.replaceAll('_', ' ')}</p>
        <p className="line-clamp-2 text-sm wrap-anywhere text-ink-2">
          {words.described[type]?.(Math.abs(amount)) ?? drawnWords(description)}
        </p>
        <time dateTime={createdAt} className="block text-sm text-ink-3">
          {dateAndTime(createdAt, language)}
        </time>
      </div>
      <p className="numbers shrink-0 text-right">
        <span className={`block text-lg font-semibold ${amount < 0 ? 'text-ink' : 'text-leaf'}`}>{signed(amount)}</span>
        <span className="block text-sm text-ink-2">{words.balance(balance)}</span>
      </p>
    </li>
  );
}

const Waiting = () => (
  <div aria-busy="true" className="flex flex-col gap-3 rounded-card border border-line bg-white p-4">
    {[1, 2, 3, 4].map(one => (
      <Skeleton key={one} className="h-12" />
    ))}
  </div>
);

/** Credit History (S2 §2): what was added and spent, the newest first. It is never empty: each account begins with its welcome credits. */
export function CreditHistory({ lines }: { lines: Pages<CreditTransaction> }) {
  const { history: words } = useWords('credits');
  if (lines.items === undefined)
    return lines.error ? (
      <LoadFailed text={words.loadFailed} retryLabel={words.retry} onRetry={lines.retry} />
    ) : (
      <Waiting />
    );
  return (
    <div className="flex flex-col gap-6">
      <ul className="rounded-card border border-line bg-white">
        {lines.items.map(line => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <MorePages list={lines} labels={words} />
    </div>
  );
}
