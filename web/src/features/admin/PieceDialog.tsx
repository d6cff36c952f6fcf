import { useState } from 'react';
import type { EndpointName } from '../../../../contract/src/addresses.ts';
import type { AdminCollection } from '../../../../contract/src/admin-catalogue.ts';
import { CATALOG_LIMITS, collectionProblems } from '../../../../domain/src/catalog-terms.ts';
import { numberIn } from '../../../../domain/src/typed-text.ts';
import { send } from '../../api/client.ts';
import { Checkbox } from '../../ui/Field.tsx';
import { useWords } from '../../words.ts';
import { dayText, endOfDay, lastDayOf, momentOfDay } from './catalogue-days.ts';
import { CatalogueField } from './CatalogueField.tsx';
import { EditDialog } from './EditDialog.tsx';
import { PieceDesign } from './PieceDesign.tsx';
import { PiecePhoto } from './PiecePhoto.tsx';
import { type Editing, useEditing } from './use-editing.ts';

const textsOf = (piece: AdminCollection | undefined) => ({
  name: piece?.name ?? '',
  style: piece?.style ?? '',
  type: piece?.type ?? '',
  details: piece?.details ?? '',
  priceBlack: piece ? String(piece.priceBlack) : '',
  priceWhite: piece ? String(piece.priceWhite) : '',
  sort: String(piece?.sort ?? 0),
  startsAt: dayText(piece?.startsAt ?? null),
  endsAt: piece?.endsAt ? lastDayOf(piece.endsAt) : '',
  isActive: piece && !piece.isActive ? '' : 'on',
});
type Text = ReturnType<typeof textsOf>;

const termsOf = (text: Text, piece: AdminCollection | undefined) => ({
  ...{ name: text.name.trim(), style: text.style.trim(), type: text.type.trim(), details: text.details.trim() },
  ...{ priceBlack: numberIn(text.priceBlack), priceWhite: numberIn(text.priceWhite), sort: numberIn(text.sort) },
  startsAt: momentOfDay(text.startsAt, piece?.startsAt),
  endsAt: endOfDay(text.endsAt, piece?.endsAt),
  isActive: text.isActive === 'on',
});

function PieceFields({ form }: { form: Editing<Text> }) {
  const { fields } = useWords('adminBoard').catalogue;
  const { name, fabric, details } = CATALOG_LIMITS;
  const day = { type: 'date', isOptional: true };
  return (
    <>
      <CatalogueField form={form} name="name" label={fields.name} maxLength={name} />
      <CatalogueField form={form} name="priceBlack" label={fields.priceBlack} inputMode="decimal" />
      <CatalogueField form={form} name="priceWhite" label={fields.priceWhite} inputMode="decimal" />
      <CatalogueField form={form} name="style" label={fields.style} maxLength={fabric} isOptional />
      <CatalogueField form={form} name="type" label={fields.type} maxLength={fabric} isOptional />
      <CatalogueField form={form} name="details" label={fields.details} maxLength={details} isLong isOptional />
      <CatalogueField form={form} name="startsAt" label={fields.startsAt} hint={fields.startsHint} {...day} />
      <CatalogueField form={form} name="endsAt" label={fields.endsAt} hint={fields.endsHint} {...day} />
      <CatalogueField form={form} name="sort" label={fields.sort} inputMode="numeric" />
      <Checkbox checked={form.text.isActive === 'on'} onChange={isOn => form.set({ isActive: isOn ? 'on' : '' })}>
        {fields.isActive}
      </Checkbox>
    </>
  );
}

const CHANGED: EndpointName[] = ['admin.collections', 'admin.priceHistory', 'collections.list', 'collections.one'];

/** Makes a piece of an own design, or changes one. */
export function PieceDialog({ piece, onClose }: { piece: AdminCollection | undefined; onClose: () => void }) {
  const { catalogue: words } = useWords('adminBoard');
  const form = useEditing(piece, textsOf, CHANGED);
  const [designId, setDesignId] = useState<string>();
  const save = () => {
    const { row } = form;
    const terms = termsOf(form.text, row);
    const missing = row || designId ? {} : { designId: 'design' };
    const problems = { ...collectionProblems(terms, { now: new Date(), kept: row?.endsAt }), ...missing };
    return form.save(problems, () =>
      row
        ? send('admin.changeCollection', { params: { id: row.id }, body: { version: row.version, ...terms } })
        : send('admin.createCollection', { body: { ...terms, designId: designId! } }),
    );
  };
  const choose = (id: string) => {
    setDesignId(id);
    form.set({});
  };
  return (
    <EditDialog
      title={piece ? words.editOf(piece.name) : words.newPiece}
      shape="drawer"
      busy={form.busy}
      onSave={save}
      onClose={onClose}
    >
      {form.row ? (
        <PiecePhoto piece={form.row} onClose={onClose} />
      ) : (
        <PieceDesign
          chosen={designId}
          onChoose={choose}
          error={form.problems['designId'] && !designId ? words.problems.design : undefined}
        />
      )}
      <PieceFields form={form} />
    </EditDialog>
  );
}
