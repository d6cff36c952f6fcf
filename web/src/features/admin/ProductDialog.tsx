import type { AdminProduct } from '../../../../contract/src/admin-catalogue.ts';
import { CATALOG_LIMITS, productProblems } from '../../../../domain/src/catalog-terms.ts';
import { numberIn } from '../../../../domain/src/typed-text.ts';
import { send } from '../../api/client.ts';
import { useWords } from '../../words.ts';
import { CatalogueField } from './CatalogueField.tsx';
import { EditDialog } from './EditDialog.tsx';
import { useCatalogueNames } from './use-catalogue-names.ts';
import { useEditing } from './use-editing.ts';

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
  const { shirtName } = useCatalogueNames();
  const form = useEditing(product, textsOf, ['admin.catalogue', 'admin.priceHistory', 'catalog.products']);
  const save = () => {
    const terms = termsOf(form.text);
    const params = { id: product.id };
    const body = { version: form.row.version, ...terms };
    return form.save(productProblems(terms), () => send('admin.changeProduct', { params, body }));
  };
  const hi = { lang: 'hi', isOptional: true, hint: fields.hiHint };
  const { name, description, fabric } = CATALOG_LIMITS;
  return (
    <EditDialog
      title={words.editOf(shirtName(product))}
      shape="drawer"
      busy={form.busy}
      onSave={save}
      onClose={onClose}
    >
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
    </EditDialog>
  );
}
