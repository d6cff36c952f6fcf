import { useId, type FormEvent } from 'react';
import type { AdminProduct } from '../../../../contract/src/admin-catalogue.ts';
import { CATALOG_LIMITS, productProblems } from '../../../../domain/src/catalog-terms.ts';
import { send } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useWords } from '../../words.ts';
import { CatalogueField } from './CatalogueField.tsx';
import { useDo } from './use-do.ts';
import { numberIn, useEditing } from './use-editing.ts';

const textsOf = (product: AdminProduct) => ({
  name: product.name,
  nameHi: product.nameHi ?? '',
  description: product.description,
  descriptionHi: product.descriptionHi ?? '',
  fabric: product.fabric,
  fabricHi: product.fabricHi ?? '',
  gsm: String(product.gsm),
  price: String(product.price),
  compareAtPrice: product.compareAtPrice === null ? '' : String(product.compareAtPrice),
  sort: String(product.sort),
});

const termsOf = (text: ReturnType<typeof textsOf>) => ({
  ...{ name: text.name.trim(), description: text.description.trim(), fabric: text.fabric.trim() },
  ...{ nameHi: text.nameHi.trim() || null, descriptionHi: text.descriptionHi.trim() || null },
  fabricHi: text.fabricHi.trim() || null,
  gsm: numberIn(text.gsm),
  price: numberIn(text.price),
  compareAtPrice: text.compareAtPrice.trim() === '' ? null : numberIn(text.compareAtPrice),
  sort: numberIn(text.sort),
});

/** Changes a shirt's texts and prices; what is wrong is said at its field. */
export function ProductDialog({ product, onClose }: { product: AdminProduct; onClose: () => void }) {
  const { catalogue: words } = useWords('adminBoard');
  const { fields } = words;
  const formId = useId();
  const { act, busy } = useDo('admin.catalogue', 'admin.priceHistory', 'catalog.products');
  const form = useEditing(product, textsOf);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const terms = termsOf(form.text);
    const problems = productProblems(terms);
    form.tell(problems);
    if (Object.keys(problems).length > 0) return;
    const params = { id: product.id };
    const body = { version: form.row.version, ...terms };
    const isDone = await act(() => form.guard(() => send('admin.changeProduct', { params, body })), {
      done: () => ({ title: words.saved }),
      failed: words.saveFailed,
      onFields: form.tell,
    });
    if (isDone) onClose();
  };
  const hi = { lang: 'hi', isOptional: true, hint: fields.hiHint };
  const { name, description, fabric } = CATALOG_LIMITS;
  return (
    <Dialog
      title={words.editOf(product.name)}
      shape="drawer"
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} busy={busy} className="w-full">
          {busy ? words.saving : words.save}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={event => void submit(event)} className="flex flex-col gap-4">
        <CatalogueField form={form} name="price" label={fields.price} inputMode="decimal" />
        <CatalogueField
          form={form}
          name="compareAtPrice"
          label={fields.compareAtPrice}
          hint={fields.compareHint}
          inputMode="decimal"
          isOptional
        />
        <CatalogueField form={form} name="name" label={fields.name} maxLength={name} />
        <CatalogueField form={form} name="nameHi" label={fields.nameHi} maxLength={name} {...hi} />
        <CatalogueField form={form} name="description" label={fields.description} maxLength={description} isLong />
        <CatalogueField
          form={form}
          name="descriptionHi"
          label={fields.descriptionHi}
          maxLength={description}
          isLong
          {...hi}
        />
        <CatalogueField form={form} name="gsm" label={fields.gsm} inputMode="numeric" />
        <CatalogueField form={form} name="fabric" label={fields.fabric} maxLength={fabric} isOptional />
        <CatalogueField form={form} name="fabricHi" label={fields.fabricHi} maxLength={fabric} {...hi} />
        <CatalogueField form={form} name="sort" label={fields.sort} inputMode="numeric" />
      </form>
    </Dialog>
  );
}
