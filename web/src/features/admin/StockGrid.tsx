import { useState } from 'react';
import type { AdminProduct } from '../../../../contract/src/admin-catalogue.ts';
import { useColorNames } from '../../api/color-name.ts';
import { send } from '../../api/client.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/Field.tsx';
import { useWords } from '../../words.ts';
import { useDo } from './use-do.ts';

type Variant = { color: string; size: string };
const keyOf = ({ color, size }: Variant): string => `${color} ${size}`;
const MOST = 100_000;

/** What was typed as a count: null where it is empty, so that it is made to order; nothing where it is no count. */
function readCount(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const count = Number(typed);
  return Number.isInteger(count) && count >= 0 && count <= MOST ? count : undefined;
}

/** How many blanks are free, for each colour and size; folded away while nothing is counted. */
export function StockGrid({ product }: { product: AdminProduct }) {
  const { catalogue: words } = useWords('adminBoard');
  const { data } = useCall('admin.catalogue');
  const colorName = useColorNames(data?.colors ?? []);
  const { act, busy } = useDo('admin.catalogue', 'catalog.products', 'admin.week');
  const [typed, setTyped] = useState<Record<string, string>>({});
  const countOf = (variant: Variant) => product.stock.find(one => keyOf(one) === keyOf(variant));
  const shown = (variant: Variant) => typed[keyOf(variant)] ?? countOf(variant)?.free.toString() ?? '';
  const all = product.colors.flatMap(color => product.sizes.map(({ size }) => ({ color, size })));
  const changed = all.filter(one => shown(one) !== (countOf(one)?.free.toString() ?? ''));
  const isWrong = (variant: Variant) => readCount(shown(variant)) === undefined;
  const counts = changed.flatMap(one => {
    const free = readCount(shown(one));
    return free === undefined ? [] : [{ ...one, free }];
  });
  const save = async () => {
    const body = { version: product.version, counts };
    const isDone = await act(() => send('admin.setStock', { params: { id: product.id }, body }), {
      done: () => ({ title: words.saved }),
      failed: words.saveFailed,
    });
    if (isDone) setTyped({});
  };
  return (
    <details open={product.stock.length > 0}>
      <summary className="target inline-flex cursor-pointer items-center font-medium">{words.stock.title}</summary>
      <div className="flex flex-col gap-3">
        <p className="text-sm text-ink-3">{words.stock.hint}</p>
        {product.colors.map(color => (
          <div key={color} className="flex flex-wrap items-center gap-2">
            <span className="shrink-0 font-medium max-sm:w-full sm:w-18">{colorName(color)}</span>
            {product.sizes.map(({ size }) => {
              const variant = { color, size };
              return (
                <label key={size} className="flex items-center gap-1">
                  <span className="text-sm text-ink-2">{size}</span>
                  <Input
                    inputMode="numeric"
                    aria-label={words.stock.free(words.variant(colorName(color), size))}
                    aria-invalid={isWrong(variant)}
                    value={shown(variant)}
                    maxLength={6}
                    onChange={event => setTyped({ ...typed, [keyOf(variant)]: event.target.value })}
                    className="numbers w-18!"
                  />
                </label>
              );
            })}
          </div>
        ))}
        {product.stock.some(one => one.reserved > 0 || one.used > 0) && (
          <ul className="numbers text-sm text-ink-2">
            {product.stock
              .filter(one => one.reserved > 0 || one.used > 0)
              .map(one => (
                <li key={keyOf(one)}>
                  {words.variant(colorName(one.color), one.size)}: {words.stock.kept(one.reserved, one.used)}
                </li>
              ))}
          </ul>
        )}
        {changed.some(isWrong) && (
          <p role="alert" className="text-sm text-brick">
            {words.stock.wrong}
          </p>
        )}
        {changed.length > 0 && (
          <Button
            tone="secondary"
            busy={busy}
            {...(changed.some(isWrong) && { disabledReason: words.stock.wrong })}
            onClick={() => void save()}
            className="self-start"
          >
            {words.stock.save}
          </Button>
        )}
      </div>
    </details>
  );
}
