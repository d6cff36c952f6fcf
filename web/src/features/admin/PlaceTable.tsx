import type { AdminPlacement } from '../../../../contract/src/admin-catalogue.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { useWords } from '../../words.ts';
import { PlannedPrices } from './PlannedPrices.tsx';
import { useCatalogueNames } from './use-catalogue-names.ts';

export type PlaceAct = 'edit' | 'plan' | 'history';
type Props = { places: readonly AdminPlacement[]; onAct: (act: PlaceAct, place: AdminPlacement) => void };

/** Places to print with their fees, and what can be done with them. */
export function PlaceTable({ places, onAct }: Props) {
  const { catalogue: words } = useWords('adminBoard');
  const labels = words.columns;
  const { placeName } = useCatalogueNames();
  const acts = [
    ['edit', words.edit, words.editOf],
    ['plan', words.plan, words.planOf],
    ['history', words.history, words.historyOf],
  ] as const;
  return (
    <DataTable
      caption={words.parts.places}
      rows={places}
      rowKey={place => place.id}
      columns={[
        {
          key: 'place',
          label: labels.place,
          cell: place => (
            <>
              <span className="block font-semibold">{placeName(place)}</span>
              <span className="numbers text-sm text-ink-2">
                {words.measures(place.widthInches, place.heightInches)}
              </span>
            </>
          ),
        },
        {
          key: 'price',
          label: labels.price,
          cell: ({ price, priceNow, planned }) => (
            <>
              <span className="numbers block font-semibold">{formatRupees(priceNow)}</span>
              {price !== priceNow && <span className="numbers text-sm">{words.regular(formatRupees(price))}</span>}
              <PlannedPrices planned={planned} />
            </>
          ),
        },
        {
          key: 'state',
          label: labels.state,
          cell: ({ isActive }) => (
            <Badge tone={isActive ? 'good' : 'outline'}>{isActive ? words.sold : words.notSold}</Badge>
          ),
        },
        {
          key: 'act',
          label: labels.act,
          wide: true,
          cell: place => (
            <div className="flex flex-wrap gap-2">
              {acts.map(([act, label, full]) => (
                <Button
                  key={act}
                  tone={act === 'edit' ? 'secondary' : 'quiet'}
                  aria-label={full(placeName(place))}
                  onClick={() => onAct(act, place)}
                  className="px-3!"
                >
                  {label}
                </Button>
              ))}
            </div>
          ),
        },
      ]}
    />
  );
}
