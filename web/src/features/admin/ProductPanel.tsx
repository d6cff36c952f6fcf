import type { AdminProduct } from '../../../../contract/src/admin-catalogue.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { send } from '../../api/client.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words.ts';
import { AvailabilityGrid } from './AvailabilityGrid.tsx';
import { StockGrid } from './StockGrid.tsx';
import { PlannedPrices } from './PlannedPrices.tsx';
import { useCatalogueNames } from './use-catalogue-names.ts';
import { useDo } from './use-do.ts';

export type ProductAct = 'edit' | 'plan' | 'history' | 'retire';

function Figures({ product }: { product: AdminProduct }) {
  const { catalogue: words } = useWords('adminBoard');
  const { gsm } = useWords('catalog');
  const { price, priceNow, compareAtPrice } = product;
  return (
    <div>
      <p className="numbers text-2xl font-semibold">
        <span className="sr-only">{words.now} </span>
        {formatRupees(priceNow)}
      </p>
      {priceNow !== price && <p className="numbers text-sm">{words.regular(formatRupees(price))}</p>}
      {compareAtPrice !== null && (
        <p className="numbers text-sm text-ink-2">{words.compared(formatRupees(compareAtPrice))}</p>
      )}
      <p className="text-sm text-ink-2">{gsm(product.gsm, product)}</p>
    </div>
  );
}

/** A shirt of the catalogue: what it costs, what can be had of it, and what can be done with it. */
export function ProductPanel({ product, onAct }: { product: AdminProduct; onAct: (act: ProductAct) => void }) {
  const { catalogue: words } = useWords('adminBoard');
  const { act, busy } = useDo('admin.catalogue', 'catalog.products');
  const { id, version, isActive } = product;
  const name = useCatalogueNames().shirtName(product);
  const sellAgain = () =>
    act(() => send('admin.changeProduct', { params: { id }, body: { version, isActive: true } }), {
      done: () => ({ title: words.saved }),
      failed: words.saveFailed,
    });
  const acts = [
    ['edit', words.edit, words.editOf(name)],
    ['plan', words.plan, words.planOf(name)],
    ['history', words.history, words.historyOf(name)],
  ] as const;
  return (
    <article aria-label={name} className="flex flex-col gap-4 rounded-card border border-line bg-white p-4 md:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl">{name}</h2>
        <Badge tone={isActive ? 'good' : 'outline'}>{isActive ? words.sold : words.notSold}</Badge>
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-3">
          <Figures product={product} />
          <PlannedPrices planned={product.planned} />
        </div>
        <div className="flex flex-col gap-4">
          <AvailabilityGrid product={product} />
          <StockGrid product={product} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {acts.map(([one, label, full]) => (
          <Button
            key={one}
            tone={one === 'edit' ? 'secondary' : 'quiet'}
            aria-label={full}
            onClick={() => onAct(one)}
            className="px-3!"
          >
            {label}
          </Button>
        ))}
        {isActive ? (
          <Button tone="quiet" aria-label={words.retireOf(name)} onClick={() => onAct('retire')} className="px-3!">
            {words.retire}
          </Button>
        ) : (
          <Button
            tone="quiet"
            busy={busy}
            aria-label={words.resellOf(name)}
            onClick={() => void sellAgain()}
            className="px-3!"
          >
            {words.resell}
          </Button>
        )}
      </div>
    </article>
  );
}
