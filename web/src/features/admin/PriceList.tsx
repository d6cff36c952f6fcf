import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { AdminPlacement, AdminProduct } from '../../../../contract/src/admin-catalogue.ts';
import { numberIn } from '../../../../domain/src/typed-text.ts';
import { ApiError, send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useCall, useInvalidate } from '../../api/use-endpoint.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed, Skeleton } from '../../ui/EmptyState.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { useCatalogueNames } from './use-catalogue-names.ts';

type Row = { key: string; name: string; price: number; keep: (price: number) => Promise<unknown> };

/** What is sold and where it can be printed, each with its price and how a new one is kept. */
function useRows(): (data: {
  products: AdminProduct[];
  placements: AdminPlacement[];
}) => { title: string; rows: Row[] }[] {
  const { catalogue: words } = useWords('adminBoard');
  const { shirtName, placeName } = useCatalogueNames();
  return ({ products, placements }) => [
    {
      title: words.parts.shirts,
      rows: products
        .filter(({ isActive }) => isActive)
        .map(one => ({
          key: `product ${one.id}`,
          name: shirtName(one),
          price: one.price,
          keep: price =>
            send('admin.changeProduct', { params: { id: String(one.id) }, body: { version: one.version, price } }),
        })),
    },
    {
      title: words.parts.places,
      rows: placements
        .filter(({ isActive }) => isActive)
        .map(one => ({
          key: `place ${one.id}`,
          name: placeName(one),
          price: one.price,
          keep: price =>
            send('admin.changePlacement', { params: { id: one.id }, body: { version: one.version, price } }),
        })),
    },
  ];
}

type Props = { label: string; onDone: () => void };

/** The prices alone, to be changed where they stand; everything else of a product has its own form. */
export function PriceList({ label, onDone }: Props) {
  const { catalogue: words, retry } = useWords('adminBoard');
  const { prices } = useWords('setup');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const rowsOf = useRows();
  const { data, isError, refetch } = useCall('admin.catalogue');
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [errors]);
  if (isError) return <LoadFailed text={words.failed} retryLabel={retry} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-column rounded-card" />;
  const groups = rowsOf(data);
  const changed = groups.flatMap(({ rows }) => rows.filter(({ key, price }) => numberIn(typed[key] ?? '') !== price && typed[key] !== undefined)); // prettier-ignore
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const wrong: Record<string, string> = {};
    for (const { key, keep } of changed)
      try {
        await keep(numberIn(typed[key]!));
      } catch (error) {
        if (error instanceof ApiError && error.code === 'invalid_input') wrong[key] = prices.wrong;
        else toast({ title: words.saveFailed, description: errorText(error), tone: 'bad' });
        wrong[key] ??= errorText(error);
      }
    await invalidate('admin.catalogue', 'admin.priceHistory', 'catalog.products', 'catalog.placements');
    setTyped(before => Object.fromEntries(Object.entries(before).filter(([key]) => key in wrong)));
    setErrors(wrong);
    setBusy(false);
    if (Object.keys(wrong).length === 0) onDone();
  };
  return (
    <form
      method="dialog"
      noValidate
      ref={form}
      aria-labelledby={id}
      onSubmit={event => void save(event)}
      className="flex max-w-text flex-col gap-4 rounded-card border border-line bg-white p-4 sm:p-6"
    >
      <div>
        <h2 id={id} className="text-xl">
          {prices.title}
        </h2>
        <p className="mt-1 text-ink-2">{prices.text}</p>
      </div>
      {groups.map(({ title, rows }) => (
        <fieldset key={title} className="flex flex-col gap-3">
          <legend className="mb-2 font-semibold">{title}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {rows.map(({ key, name, price }) => (
              <Field key={key} label={name} error={errors[key]}>
                {props => (
                  <Input
                    {...props}
                    inputMode="decimal"
                    maxLength={10}
                    autoComplete="off"
                    value={typed[key] ?? String(price)}
                    onChange={({ target }) => setTyped(before => ({ ...before, [key]: target.value }))}
                  />
                )}
              </Field>
            ))}
          </div>
        </fieldset>
      ))}
      <Button type="submit" busy={busy} className="self-start">
        {label}
      </Button>
    </form>
  );
}
