import { useId, type FormEvent } from 'react';
import type { AdminPlacement } from '../../../../contract/src/admin-catalogue.ts';
import { CATALOG_LIMITS, placementProblems } from '../../../../domain/src/catalog-terms.ts';
import { send } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useWords } from '../../words.ts';
import { CatalogueField } from './CatalogueField.tsx';
import { useDo } from './use-do.ts';
import { numberIn, useEditing } from './use-editing.ts';

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
  const formId = useId();
  const { act, busy } = useDo('admin.catalogue', 'admin.priceHistory', 'catalog.placements');
  const form = useEditing(place, textsOf);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { text } = form;
    const figures = { price: numberIn(text.price), sort: numberIn(text.sort) };
    const terms = { name: text.name.trim(), nameHi: text.nameHi.trim() || null, ...figures };
    const problems = placementProblems(terms);
    form.tell(problems);
    if (Object.keys(problems).length > 0) return;
    const params = { id: place.id };
    const body = { version: form.row.version, ...terms, isActive: text.isActive === 'on' };
    const isDone = await act(() => form.guard(() => send('admin.changePlacement', { params, body })), {
      done: () => ({ title: words.saved }),
      failed: words.saveFailed,
      onFields: form.tell,
    });
    if (isDone) onClose();
  };
  return (
    <Dialog
      title={words.editOf(place.name)}
      shape="drawer"
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} busy={busy} className="w-full">
          {busy ? words.saving : words.save}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={event => void submit(event)} className="flex flex-col gap-4">
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
      </form>
    </Dialog>
  );
}
