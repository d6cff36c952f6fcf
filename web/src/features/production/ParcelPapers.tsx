import type { Parcel } from '../../../../contract/src/production.ts';
import { LABELS_MOST, type LabelSheet } from '../../../../domain/src/parcels.ts';
import { useSave } from '../../api/use-save.ts';
import { Button } from '../../ui/Button.tsx';
import { useLanguage, useWords } from '../../words.ts';

/** Address labels of the parcels that are shown, on a roll or four on A4, and the list for the courier's upload. */
export function ParcelPapers({ parcels }: { parcels: readonly Parcel[] }) {
  const words = useWords('production');
  const language = useLanguage();
  const { busy, save } = useSave(words.downloadFailed);
  const orderIds = parcels.slice(0, LABELS_MOST).map(({ orderId }) => orderId);
  const labels = (sheet: LabelSheet) => save('production.labels', { body: { orderIds, sheet, language } });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button tone="secondary" busy={busy} onClick={() => void labels('roll')} className="px-4!">
        {words.labels(orderIds.length)}
      </Button>
      <Button tone="secondary" busy={busy} onClick={() => void labels('a4')} className="px-4!">
        {words.labelsOnA4}
      </Button>
      <Button tone="quiet" busy={busy} onClick={() => void save('production.courierList')} className="px-3!">
        {words.courierList}
      </Button>
    </div>
  );
}
