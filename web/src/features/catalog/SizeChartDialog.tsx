import { useState } from 'react';
import type { SizeRow } from '../../../../domain/src/catalog.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useWords } from '../../words.ts';
import { CatalogAway } from './CatalogAway.tsx';
import { centimetres, isCharted, measuresOf } from './size-chart.ts';
import { useCatalog } from './use-catalog.ts';

/** Inches above, centimetres below; a range for the chest. */
function Measure({ inches }: { inches: readonly number[] }) {
  const words = useWords('sizes');
  return (
    <td className="numbers px-2 py-2 text-right">
      <span className="block font-medium whitespace-nowrap">
        {inches.join('-')} <span className="text-sm font-normal text-ink-3">{words.inches}</span>
      </span>
      <span className="block text-sm whitespace-nowrap text-ink-2">
        {inches.map(centimetres).join('-')} {words.centimetres}
      </span>
    </td>
  );
}

/** The sizes of a product: the chest that each fits, and the garment lying flat. It is wider than a phone and moves sideways. */
function Chart({ name, sizes }: { name: string; sizes: readonly SizeRow[] }) {
  const words = useWords('sizes');
  const { sizeName } = useWords('catalog');
  // A column that no size has a measure for is none.
  const columns = [words.chest, words.halfChest, words.length, words.shoulder, words.sleeve]
    .map((label, n) => ({ label, n }))
    .filter(({ n }) => sizes.some(row => measuresOf(row)[n]!.some(inches => inches > 0)));
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left">
        <caption className="sr-only">{`${words.title}, ${name}`}</caption>
        <thead>
          <tr className="border-b border-ink text-sm text-ink-2">
            <th scope="col" className="px-2 py-2 font-medium">
              {words.size}
            </th>
            {columns.map(({ label }) => (
              <th key={label} scope="col" className="px-2 py-2 text-right font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map(row => (
            <tr key={row.size} className="border-b border-line">
              <th scope="row" className="px-2 py-2 text-lg font-semibold">
                {sizeName(row.size)}
              </th>
              {columns.map(({ label, n }) => (
                <Measure key={label} inches={measuresOf(row)[n]!} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** S2 §2: the sizes of each product with their measures; centimetres beside inches (rulings, Law). `type`: the product shown first. */
export function SizeChartDialog({ onClose, type }: { onClose: () => void; type?: string | undefined }) {
  const words = useWords('sizes');
  const { typeName } = useWords('catalog');
  const { catalog, ...away } = useCatalog();
  const [chosen, setChosen] = useState(type);
  const products = (catalog?.products ?? []).filter(one => one.sizes.some(isCharted));
  const product = products.find(one => one.type === chosen) ?? products[0];
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-ink-2">{words.how}</p>
        {product ? (
          <>
            <RadioCards
              legend={words.cut}
              shape="chips"
              value={product.type}
              onChange={setChosen}
              options={products.map(one => ({ value: one.type, label: typeName(one.type, one.name, one.nameHi) }))}
            />
            <Chart name={typeName(product.type, product.name, product.nameHi)} sizes={product.sizes} />
          </>
        ) : (
          <CatalogAway catalog={catalog} {...away} />
        )}
      </div>
    </Dialog>
  );
}
