import { CATALOG_LIMITS } from '../../../../domain/src/catalog-terms.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words.ts';
import { CatalogueField } from './CatalogueField.tsx';
import { PHOTOGRAPHS } from '../../../../domain/src/catalog.ts';
import { FLAT_MEASURES, MEASURES, rowsOf, sizeField, type ProductText } from './product-form.ts';
import type { Editing } from './use-editing.ts';

/** The sizes of a shirt with their measures: a group of fields each, and the way to add one. */
export function SizeRows({ form }: { form: Editing<ProductText> }) {
  const { sizeRows: words, blank, problems } = useWords('adminBoard').catalogue;
  const isWorn = form.text.template !== PHOTOGRAPHS;
  const rows = rowsOf(form.text);
  const problem = form.problems['sizes'];
  // A new size begins with the measures of the one before it.
  const add = () =>
    form.set({
      [sizeField(rows, 'size')]: '',
      ...Object.fromEntries(MEASURES.map(of => [sizeField(rows, of), form.text[sizeField(rows - 1, of)] ?? ''])),
    } as Partial<ProductText>);
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="font-medium">{words.legend}</legend>
      <p className="text-sm text-ink-3">{isWorn ? words.hint : blank.sizesHint}</p>
      {Array.from({ length: rows }, (_, row) => (
        <fieldset key={row} className="rounded-card border border-line p-3">
          <legend className="px-1 text-sm text-ink-2">
            {form.text[sizeField(row, 'size')]?.trim() || words.nameless}
          </legend>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            <CatalogueField form={form} name={sizeField(row, 'size')} label={words.size} maxLength={12} />
            {(isWorn ? MEASURES : FLAT_MEASURES).map(of => (
              <CatalogueField
                key={of}
                form={form}
                name={sizeField(row, of)}
                label={isWorn ? words.measures[of] : blank.measures[of as (typeof FLAT_MEASURES)[number]]}
                inputMode="decimal"
              />
            ))}
          </div>
        </fieldset>
      ))}
      {problem && (
        <p role="alert" className="text-sm text-brick">
          {problems[problem as keyof typeof problems]}
        </p>
      )}
      {rows < CATALOG_LIMITS.sizes && (
        <Button tone="secondary" onClick={add} className="self-start">
          {words.add}
        </Button>
      )}
    </fieldset>
  );
}
