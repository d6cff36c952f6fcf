import type { PlannedPrice } from '../../../../contract/src/admin-prices.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { send } from '../../api/client.ts';
import { fullDate } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { useLanguage, useWords } from '../../words.ts';
import { lastMomentOf } from './catalogue-days.ts';
import { useDo } from './use-do.ts';

/** Prices that hold for a time, or will, each with the way to take it back. */
export function PlannedPrices({ planned }: { planned: readonly PlannedPrice[] }) {
  const { catalogue: words } = useWords('adminBoard');
  const language = useLanguage();
  const { act, busy } = useDo('admin.catalogue', 'admin.priceHistory', 'catalog.products', 'catalog.placements');
  const drop = (id: string) =>
    act(() => send('admin.dropPlannedPrice', { params: { id } }), {
      done: () => ({ title: words.planDropped }),
      failed: words.saveFailed,
    });
  if (planned.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {planned.map(({ id, price, startsAt, endsAt }) => {
        const until = endsAt === null ? undefined : fullDate(lastMomentOf(endsAt), language);
        const text = words.plannedPrice(formatRupees(price), fullDate(startsAt, language), until);
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 text-sm">
            <span className="numbers">{text}</span>
            <Button
              tone="quiet"
              busy={busy}
              aria-label={words.dropPlanOf(text)}
              onClick={() => void drop(id)}
              className="px-3!"
            >
              {words.dropPlan}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
