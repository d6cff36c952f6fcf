import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { AdminColor, AdminPlacement, AdminProduct } from '../../../../contract/src/admin-catalogue.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed, Skeleton } from '../../ui/EmptyState.tsx';
import { useWords } from '../../words.ts';
import { ColorTable } from './ColorTable.tsx';
import { PieceList } from './PieceList.tsx';
import { type PlaceAct, PlaceTable } from './PlaceTable.tsx';
import type { Plannable } from './PlanDialog.tsx';
import { type ProductAct, ProductPanel } from './ProductPanel.tsx';
import { useCatalogueNames } from './use-catalogue-names.ts';
import { useFilter } from './use-filter.ts';

const ProductDialog = lazy(async () => ({ default: (await import('./ProductDialog.tsx')).ProductDialog }));
const ColorDialog = lazy(async () => ({ default: (await import('./ColorDialog.tsx')).ColorDialog }));
const PlacementDialog = lazy(async () => ({ default: (await import('./PlacementDialog.tsx')).PlacementDialog }));
const NewPlaceDialog = lazy(async () => ({ default: (await import('./NewPlaceDialog.tsx')).NewPlaceDialog }));
const PlanDialog = lazy(async () => ({ default: (await import('./PlanDialog.tsx')).PlanDialog }));
const RetireDialog = lazy(async () => ({ default: (await import('./RetireDialog.tsx')).RetireDialog }));
const HistoryDialog = lazy(async () => ({
  default: (await import('./PriceHistoryDialog.tsx')).PriceHistoryDialog,
}));

const PARTS = ['shirts', 'colors', 'places', 'pieces'] as const;

function Parts({ current }: { current: (typeof PARTS)[number] }) {
  const { catalogue: words } = useWords('adminBoard');
  return (
    <nav aria-label={words.partsLabel} className="flex flex-wrap gap-2">
      {PARTS.map(part => (
        <Link
          key={part}
          href={paths.admin({ tab: 'catalogue', part: part === 'shirts' ? undefined : part })}
          aria-current={part === current ? 'page' : undefined}
          className="target inline-flex items-center rounded-chip border border-line bg-white px-4 font-medium text-ink-2 hover:border-ink-3 aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-white"
        >
          {words.parts[part]}
        </Link>
      ))}
    </nav>
  );
}

type Open =
  | { act: ProductAct | 'new'; product: AdminProduct; place?: never; color?: never }
  | { act: PlaceAct; place: AdminPlacement; product?: never; color?: never }
  | { act: 'place'; place?: never; product?: never; color?: never }
  /** Without a colour a new one is made. */
  | { act: 'color'; color: AdminColor | undefined; product?: never; place?: never };

/** What a price is planned for, and whose history is shown. */
function usePlannable(open: Open | undefined): Plannable | undefined {
  const { fields } = useWords('adminBoard').catalogue;
  const { shirtName, placeName } = useCatalogueNames();
  if (open?.product) {
    const { id, planned } = open.product;
    return { item: `product/${id}/price`, name: shirtName(open.product), label: fields.price, least: 1, planned };
  }
  if (!open?.place) return undefined;
  const { id, planned } = open.place;
  return { item: `placement/${id}/fee`, name: placeName(open.place), label: fields.fee, least: 0, planned };
}

/** Shirts, colours and places to print, with the dialog that is open over them. */
export function CatalogueBook({ part }: { part: 'shirts' | 'colors' | 'places' }) {
  const { catalogue: words, retry } = useWords('adminBoard');
  const { data, isError, refetch } = useCall('admin.catalogue');
  const [open, setOpen] = useState<Open>();
  const plannable = usePlannable(open);
  const close = () => setOpen(undefined);
  if (!data)
    return isError ? (
      <LoadFailed text={words.failed} retryLabel={retry} onRetry={() => void refetch()} />
    ) : (
      <div aria-busy="true" className="flex flex-col gap-4">
        {[1, 2, 3].map(one => (
          <Skeleton key={one} className="h-column rounded-card" />
        ))}
      </div>
    );
  return (
    <>
      {part === 'shirts' && (
        <>
          <Button onClick={() => setOpen({ act: 'new', product: data.products[0]! })} className="self-start">
            {words.newShirt}
          </Button>
          {data.products.map(product => (
            <ProductPanel key={product.id} product={product} onAct={act => setOpen({ act, product })} />
          ))}
        </>
      )}
      {part === 'colors' && (
        <>
          <Button onClick={() => setOpen({ act: 'color', color: undefined })} className="self-start">
            {words.newColor}
          </Button>
          <ColorTable colors={data.colors} onEdit={color => setOpen({ act: 'color', color })} />
        </>
      )}
      {part === 'places' && (
        <>
          <Button onClick={() => setOpen({ act: 'place' })} className="self-start">
            {words.newPlace}
          </Button>
          <PlaceTable places={data.placements} onAct={(act, place) => setOpen({ act, place })} />
        </>
      )}
      <Suspense>
        {open?.act === 'edit' && open.product && (
          <ProductDialog product={open.product} like={open.product} {...data} onClose={close} />
        )}
        {open?.act === 'new' && <ProductDialog product={undefined} like={open.product} {...data} onClose={close} />}
        {open?.act === 'color' && <ColorDialog color={open.color} onClose={close} />}
        {open?.act === 'place' && <NewPlaceDialog onClose={close} />}
        {open?.act === 'edit' && open.place && <PlacementDialog place={open.place} onClose={close} />}
        {open?.act === 'retire' && open.product && <RetireDialog product={open.product} onClose={close} />}
        {open?.act === 'plan' && <PlanDialog of={plannable!} onClose={close} />}
        {open?.act === 'history' && <HistoryDialog item={plannable!.item} name={plannable!.name} onClose={close} />}
      </Suspense>
    </>
  );
}

/** The catalogue (rulings, Admin): shirts, colours, places to print, and pieces of the collections. */
export function AdminCatalogue() {
  const { tabs } = useWords('adminBoard');
  const { filter } = useFilter('catalogue', ['part']);
  const part = PARTS.find(one => one === filter.part) ?? 'shirts';
  return (
    <section aria-label={tabs.catalogue} className="flex flex-col gap-6">
      <Parts current={part} />
      {part === 'pieces' ? <PieceList /> : <CatalogueBook part={part} />}
    </section>
  );
}
