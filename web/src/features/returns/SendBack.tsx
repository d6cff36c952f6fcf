import { useId } from 'react';
import type { Order } from '../../../../contract/src/orders.ts';
import { useConfig } from '../../config.ts';
import { useWords } from '../../words.ts';
import { useReturnedItems } from './ReturnFacts.tsx';

/** What the shopper has to do where an item is to come back: which, where to, and who pays. It stands before all that is history. */
export function SendBack({ order }: { order: Order }) {
  const { sendBack: words } = useWords('returns');
  const { name, address } = useConfig().operator;
  const itemsOf = useReturnedItems();
  const titleId = useId();
  const one = order.returns.find(each => each.state === 'approved');
  if (!one) return null;
  const facts = [
    [words.items, itemsOf(one, order.items)],
    [words.address, `${name}\n${address}`],
    [words.number, order.id],
  ] as const;
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-3 rounded-card border border-turmeric bg-white p-4 md:p-6"
    >
      <h2 id={titleId} className="text-lg">
        {words.title}
      </h2>
      <dl className="grid gap-3 md:grid-cols-3 md:gap-6">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="font-semibold wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-text text-ink-2">{words.paid}</p>
    </section>
  );
}
