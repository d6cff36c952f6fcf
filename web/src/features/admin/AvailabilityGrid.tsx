import { lazy, Suspense, useState } from 'react';
import type { AdminProduct } from '../../../../contract/src/admin-catalogue.ts';
import type { Color, Size } from '../../../../domain/src/catalog.ts';
import { useColorNames } from '../../api/color-name.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { useAwayText } from '../../api/away-text.ts';
import { send } from '../../api/client.ts';
import { useWords } from '../../words.ts';
import { useCatalogueNames } from './use-catalogue-names.ts';
import { useDo } from './use-do.ts';

const AwayDialog = lazy(async () => ({ default: (await import('./AwayDialog.tsx')).AwayDialog }));

/** What can be had of a shirt: a switch for each colour and size. */
export function AvailabilityGrid({ product }: { product: AdminProduct }) {
  const { catalogue: words } = useWords('adminBoard');
  const { data } = useCall('admin.catalogue');
  const colorName = useColorNames(data?.colors ?? []);
  const { shirtName } = useCatalogueNames();
  const awayText = useAwayText();
  const { act, busy } = useDo('admin.catalogue', 'catalog.products');
  const [asked, setAsked] = useState<{ color: Color; size: Size }>();
  const bringBack = (variant: { color: Color; size: Size }) =>
    act(
      () =>
        send('admin.setAvailability', {
          params: { id: product.id },
          body: { version: product.version, variants: [variant], away: null },
        }),
      { done: () => ({ title: words.saved }), failed: words.saveFailed },
    );
  const awayOf = (color: Color, size: Size) => product.away.find(one => one.color === color && one.size === size);
  return (
    <div
      role="group"
      aria-label={words.availability(shirtName(product))}
      aria-busy={busy}
      className="flex flex-col gap-3"
    >
      <p className="text-sm text-ink-3">{words.availabilityHint}</p>
      {product.colors.map(color => (
        <div key={color} className="flex flex-wrap items-center gap-2">
          <span className="shrink-0 font-medium max-sm:w-full sm:w-18">{colorName(color)}</span>
          {product.sizes.map(({ size }) => {
            const away = awayOf(color, size);
            return (
              <button
                key={size}
                type="button"
                role="switch"
                aria-checked={!away}
                aria-label={words.variant(colorName(color), size)}
                title={away ? awayText(away) : words.isThere}
                onClick={() => (away ? void bringBack({ color, size }) : setAsked({ color, size }))}
                className="target rounded-control border border-leaf bg-white px-2 font-semibold text-leaf aria-[checked=false]:border-dashed aria-[checked=false]:border-brick aria-[checked=false]:text-brick aria-[checked=false]:line-through"
              >
                {size}
              </button>
            );
          })}
        </div>
      ))}
      {product.away.length > 0 && (
        <ul className="text-sm text-brick">
          {product.away.map(one => (
            <li key={`${one.color} ${one.size}`}>
              {words.variant(colorName(one.color), one.size)}: {awayText(one)}
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {asked && <AwayDialog product={product} variant={asked} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </div>
  );
}
