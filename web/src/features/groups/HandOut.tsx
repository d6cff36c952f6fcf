import { Link } from 'wouter';
import type { GroupList } from '../../../../contract/src/groups.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { useLanguage, useWords } from '../../words.ts';
import { useShirtName } from './EntryTable.tsx';
import { fullDate } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';

/** How many of each shirt and size, and what it comes to today until it is ordered. */
export function GroupTotals({ group }: { group: GroupList }) {
  const words = useWords('groupOwner');
  const shirtName = useShirtName(group);
  // What was paid says the order: today's prices may be others.
  const isToBePaid = group.list.some(entry => entry.orderId === null);
  return (
    <section aria-labelledby="group-totals" className="flex flex-col gap-2">
      <h2 id="group-totals" className="text-xl">
        {words.countsTitle}
      </h2>
      <dl className="flex flex-col gap-1">
        {group.counts.map(count => (
          <div key={`${count.tshirtType} ${count.color} ${count.size}`} className="flex justify-between gap-4">
            <dt className="text-ink-2">{words.countOf(shirtName(count), count.size)}</dt>
            <dd className="numbers shrink-0">{count.quantity}</dd>
          </div>
        ))}
        {isToBePaid && (
          <div className="mt-1 flex justify-between gap-4 border-t border-line pt-2 font-semibold">
            <dt>
              {words.total}, {words.pieces(group.pieces)}
            </dt>
            <dd className="numbers shrink-0">{formatRupees(group.total)}</dd>
          </div>
        )}
      </dl>
      {isToBePaid && <p className="text-sm text-ink-3">{words.totalNote}</p>}
    </section>
  );
}

/** Who gets which shirt, by shirt and size, to be printed and ticked off. */
export function HandOut({ group }: { group: GroupList }) {
  const words = useWords('groupOwner');
  const language = useLanguage();
  const shirtName = useShirtName(group);
  const ordered = group.list.filter(entry => entry.orderId !== null);
  if (ordered.length === 0) return null;
  const piles = group.counts
    .map(count => ({
      count,
      of: ordered.filter(one =>
        ['tshirtType', 'color', 'size'].every(key => one[key as 'size'] === count[key as 'size']),
      ),
    }))
    .filter(pile => pile.of.length > 0);
  return (
    <section aria-labelledby="hand-out" className="flex flex-col gap-4 rounded-card border border-line bg-white p-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="hand-out" className="text-xl">
          {words.handOutTitle}
        </h2>
        <Button tone="secondary" onClick={() => window.print()} data-no-print>
          {words.print}
        </Button>
      </header>
      <p data-no-print className="text-ink-2">
        {words.ordered}
      </p>
      {piles.map(({ count, of }) => (
        <div key={`${count.tshirtType} ${count.color} ${count.size}`} className="break-inside-avoid">
          <h3 className="mb-1 text-lg">{words.countOf(shirtName(count), count.size)}</h3>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {of.map(entry => (
              <li key={entry.id} className="flex justify-between gap-4 border-b border-line py-1">
                <span className="flex items-center gap-3">
                  <span aria-hidden="true" className="size-4 shrink-0 border border-ink-3" />
                  <bdi>{entry.name ?? words.forgotten}</bdi>
                </span>
                <span className="numbers text-ink-2">{words.pieces(entry.quantity)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="text-sm text-ink-3">
        {group.namesForgottenAt ? words.namesForgotten(fullDate(group.namesForgottenAt, language)) : words.namesKept}
      </p>
      <p data-no-print className="flex flex-wrap gap-x-6">
        {group.orderIds.map(id => (
          <Link key={id} href={paths.order(id)} className="target inline-flex items-center text-indigo hover:underline">
            {words.toOrder(id.slice(-6))}
          </Link>
        ))}
      </p>
    </section>
  );
}
