import type { PriceChange } from '../../../../contract/src/admin-prices.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { usePages } from '../../api/use-pages.ts';
import { dateAndTime, fullDate } from '../../lib/format.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useLanguage, useWords } from '../../words.ts';
import { AdminList } from './AdminList.tsx';
import { lastMomentOf } from './catalogue-days.ts';

/** Every change of a price, the newest first: what, from when until when, who. */
export function PriceHistoryDialog({ item, name, onClose }: { item: string; name: string; onClose: () => void }) {
  const { catalogue: words } = useWords('adminBoard');
  const language = useLanguage();
  const list = usePages('admin.priceHistory', { limit: 25, item });
  const labels = words.historyColumns;
  const rupees = (price: number | null) => (price === null ? words.nothing : formatRupees(price));
  const until = ({ holdsUntil }: PriceChange) =>
    holdsUntil === null ? undefined : fullDate(lastMomentOf(holdsUntil), language);
  return (
    <Dialog title={words.historyOf(name)} shape="wide" onClose={onClose}>
      {/* Without a button in it a long list could not be scrolled by keyboard. */}
      <div role="region" aria-label={words.history} tabIndex={0}>
        <AdminList
          list={list}
          rowKey={change => change.id}
          texts={{
            caption: words.historyOf(name),
            failed: words.historyFailed,
            none: words.noHistory,
            noneText: words.noHistoryText,
          }}
          columns={[
            { key: 'at', label: labels.at, cell: ({ at }) => dateAndTime(at, language) },
            {
              key: 'change',
              label: labels.change,
              cell: ({ kind, from, to }) => (
                <>
                  <span className="numbers block font-medium">{words.fromTo(rupees(from), rupees(to))}</span>
                  <span className="text-sm text-ink-2">{words.kinds[kind]}</span>
                </>
              ),
            },
            {
              key: 'holds',
              label: labels.holds,
              cell: change => words.holds(fullDate(change.holdsFrom, language), until(change)),
            },
            { key: 'by', label: labels.by, cell: ({ by }) => by || words.somebody },
          ]}
        />
      </div>
    </Dialog>
  );
}
