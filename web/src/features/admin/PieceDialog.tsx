import { useState } from 'react';
import type { EndpointName } from '../../../../contract/src/addresses.ts';
import type { AdminCollection } from '../../../../contract/src/admin-catalogue.ts';
import { CATALOG_LIMITS, collectionProblems } from '../../../../domain/src/catalog-terms.ts';
import type { Color } from '../../../../domain/src/catalog.ts';
import { numberIn } from '../../../../domain/src/typed-text.ts';
import { useColorName } from '../../api/color-name.ts';
import { useCall } from '../../api/use-endpoint.ts';
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
  ...Object.fromEntries((piece?.prices ?? []).map(({ color, price }) => [fieldOf(color), String(price)])),
  sort: String(piece?.sort ?? 0),
  startsAt: dayText(piece?.startsAt ?? null),
  endsAt: piece?.endsAt ? lastDayOf(piece.endsAt) : '',
  isActive: piece && !piece.isActive ? '' : 'on',
});
/** The fields of a piece, and one a colour with its price. */
type Text = ReturnType<typeof textsOf> & Record<string, string>;

const PRICE = 'price ';
const fieldOf = (color: Color): string => PRICE + color;
/** What is charged in each colour that has a price. */
const pricesOf = (text: Text) =>
  Object.entries(text)
    .filter(([field, typed]) => field.startsWith(PRICE) && typed.trim() !== '')
    .map(([field, typed]) => ({ color: field.slice(PRICE.length), price: numberIn(typed) }));

const termsOf = (text: Text, piece: AdminCollection | undefined) => ({
  ...{ name: text.name.trim(), style: text.style.trim(), type: text.type.trim(), details: text.details.trim() },
  ...{ prices: pricesOf(text), sort: numberIn(text.sort) },
  startsAt: momentOfDay(text.startsAt, piece?.startsAt),
  endsAt: endOfDay(text.endsAt, piece?.endsAt),
  isActive: text.isActive === 'on',
});

function PieceFields({ form }: { form: Editing<Text> }) {
  const { fields, problems } = useWords('adminBoard').catalogue;
  const colorName = useColorName();
  const colors = useCall('admin.catalogue').data?.colors ?? [];
  const { name, fabric, details } = CATALOG_LIMITS;
  const day = { type: 'date', isOptional: true };
  return (
    <>
      <CatalogueField form={form} name="name" label={fields.name} maxLength={name} />
      {colors.map(color => (
        <CatalogueField
          key={color.key}
          form={form}
          name={fieldOf(color.key)}
          label={fields.priceOf(colorName(color))}
          hint={fields.priceHint}
          inputMode="decimal"
          isOptional
        />
      ))}
      {form.problems['prices'] && (
        <p role="alert" className="text-sm text-brick">
          {problems[form.problems['prices'] as keyof typeof problems]}
        </p>
      )}
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
