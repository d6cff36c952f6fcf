import type { GroupList } from '../../../../contract/src/groups.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { useWords } from '../../words.ts';
import { useShirtName } from './EntryTable.tsx';

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
