import type { AdminPlacement } from '../../../../contract/src/admin-catalogue.ts';
import { CATALOG_LIMITS, placementProblems } from '../../../../domain/src/catalog-terms.ts';
import { viewOf } from '../../../../domain/src/catalog.ts';
import { numberIn } from '../../../../domain/src/typed-text.ts';
import { send } from '../../api/client.ts';
import { Checkbox } from '../../ui/Field.tsx';
import { useWords } from '../../words.ts';
import { CatalogueField } from './CatalogueField.tsx';
import { EditDialog } from './EditDialog.tsx';
import { useCatalogueNames } from './use-catalogue-names.ts';
import { useEditing } from './use-editing.ts';

const textsOf = (place: AdminPlacement) => ({
  name: place.name,
  nameHi: place.nameHi ?? '',
  price: String(place.price),
  sort: String(place.sort),
  isActive: place.isActive ? 'on' : '',
});

/** Changes a place to print: its name, its fee, and whether it is offered. */
export function PlacementDialog({ place, onClose }: { place: AdminPlacement; onClose: () => void }) {
  const { catalogue: words } = useWords('adminBoard');
  const { fields } = words;
  const { placeName } = useCatalogueNames();
  const form = useEditing(place, textsOf, ['admin.catalogue', 'admin.priceHistory', 'catalog.placements']);
  const save = () => {
    const { text } = form;
    const figures = { price: numberIn(text.price), sort: numberIn(text.sort) };
    const terms = { name: text.name.trim(), nameHi: text.nameHi.trim() || null, ...figures };
    const params = { id: place.id };
    const body = { version: form.row.version, ...terms, isActive: text.isActive === 'on' };
    return form.save(placementProblems(terms), () => send('admin.changePlacement', { params, body }));
  };
  return (
    <EditDialog title={words.editOf(placeName(place))} shape="drawer" busy={form.busy} onSave={save} onClose={onClose}>
      <p className="numbers text-ink-2">
        {words.views[viewOf(place.position)]}, {words.measures(place.widthInches, place.heightInches)}
      </p>
      <p className="text-sm text-ink-3">{words.placeFixed}</p>
      <CatalogueField form={form} name="price" label={fields.fee} inputMode="decimal" />
      <CatalogueField form={form} name="name" label={fields.name} maxLength={CATALOG_LIMITS.name} />
      <CatalogueField
        form={form}
        name="nameHi"
        label={fields.nameHi}
        hint={fields.hiHint}
        maxLength={CATALOG_LIMITS.name}
        lang="hi"
        isOptional
      />
      <CatalogueField form={form} name="sort" label={fields.sort} inputMode="numeric" />
      <Checkbox checked={form.text.isActive === 'on'} onChange={isOn => form.set({ isActive: isOn ? 'on' : '' })}>
        {fields.isActive}
      </Checkbox>
    </EditDialog>
  );
}
