import { Link, useSearch } from 'wouter';
import type { Parcel } from '../../../../contract/src/production.ts';
import { usePages } from '../../api/use-pages.ts';
import { dateAndTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import shirt from '../../ui/art/shirt-white.svg?no-inline';
import { ChipLink } from '../../ui/Tabs.tsx';
import { type Brief, type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState, LoadFailed, MorePages, Skeleton } from '../../ui/EmptyState.tsx';
import { useLanguage, useWords } from '../../words.ts';
import { ReceiveParcel, SendParcel } from './ParcelForm.tsx';
import { ParcelPapers } from './ParcelPapers.tsx';
import { TrackingSheet } from './TrackingSheet.tsx';

const STATUSES = ['ready_for_shipping', 'shipped'] as const;
const PAGE_SIZE = 25;

function useColumns(isStaff: boolean): Column<Parcel>[] {
  const words = useWords('production');
  const language = useLanguage();
  const { parcelColumns: columns } = words;
  const orderCell = ({ orderId, createdAt }: Parcel) => (
    <>
      {isStaff ? (
        <Link
          href={paths.adminOrder(orderId)}
          className="target inline-flex items-center whitespace-nowrap text-indigo hover:underline"
        >
          {dateAndTime(createdAt, language)}
        </Link>
      ) : (
        <span className="whitespace-nowrap">{dateAndTime(createdAt, language)}</span>
      )}
      <span className="block text-sm break-all text-ink-3">{orderId}</span>
    </>
  );
  return [
    { key: 'order', label: columns.order, cell: orderCell },
    {
      key: 'to',
      label: columns.to,
      cell: ({ name, place }) => (
        <>
          <span className="block font-medium">{name}</span>
          <span className="text-sm text-ink-2">{place}</span>
        </>
      ),
    },
    { key: 'pieces', label: columns.pieces, cell: ({ pieces }) => words.pieces(pieces), numeric: true },
    {
      key: 'parcel',
      label: columns.parcel,
      wide: true,
      cell: parcel =>
        parcel.status === 'shipped' ? (
          <ReceiveParcel key={parcel.version} parcel={parcel} />
        ) : (
          <SendParcel key={parcel.version} parcel={parcel} />
        ),
    },
  ];
}

/** Packed orders get their tracking number, one by one or by a sheet; those on their way are delivered. */
export function Parcels({ isStaff }: { isStaff: boolean }) {
  const words = useWords('production');
  const asked = new URLSearchParams(useSearch()).get('status');
  const status = STATUSES.find(one => one === asked) ?? STATUSES[0];
  const list = usePages('production.parcels', { status, limit: PAGE_SIZE });
  const columns = useColumns(isStaff);
  const brief: Brief<Parcel> = ({ name, pieces, place, orderId }) => [
    [name, words.pieces(pieces)],
    [place, orderId.slice(-6)],
  ];
  return (
    <section aria-label={words.tabs.parcels} className="flex flex-col gap-6">
      <ul className="flex gap-2">
        {STATUSES.map(one => (
          <li key={one}>
            <ChipLink
              href={paths.productionParcels(one === STATUSES[0] ? {} : { status: one })}
              chosen={one === status}
            >
              {words.parcelStatus[one]}
            </ChipLink>
          </li>
        ))}
      </ul>
      {list.items === undefined && list.error && (
        <LoadFailed text={words.parcelsFailed} retryLabel={words.retry} onRetry={list.retry} />
      )}
      {list.items === undefined && !list.error && (
        <div aria-busy="true" className="flex flex-col gap-3">
          {[1, 2, 3].map(one => (
            <Skeleton key={one} className="h-18" />
          ))}
        </div>
      )}
      {list.items?.length === 0 && (
        <EmptyState title={words.noParcels[status]} text={words.noParcelsText[status]} picture={shirt} />
      )}
      {list.items && list.items.length > 0 && (
        <>
          <ParcelPapers parcels={list.items} />
          <DataTable
            caption={words.parcelStatus[status]}
            columns={columns}
            rows={list.items}
            rowKey={one => one.orderId}
            brief={brief}
          />
          <MorePages list={list} labels={words} />
        </>
      )}
      <TrackingSheet />
    </section>
  );
}
