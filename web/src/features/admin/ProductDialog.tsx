import type { AdminColor, AdminPlacement, AdminProduct } from '../../../../contract/src/admin-catalogue.ts';
import type { Blank } from '../../../../domain/src/blanks.ts';
import { CATALOG_LIMITS, productProblems } from '../../../../domain/src/catalog-terms.ts';
import { GARMENTS, PHOTOGRAPHS, type Garment } from '../../../../domain/src/catalog.ts';
import { areaOf } from '../../../../domain/src/print-areas.ts';
import { useColorName } from '../../api/color-name.ts';
import type { Body } from '../../../../contract/src/api.ts';
import { send } from '../../api/client.ts';
import { Checkbox, ChoiceField } from '../../ui/Field.tsx';
import { Swatch } from '../../ui/Swatch.tsx';
import { useWords } from '../../words.ts';
import { BlankFields } from './BlankFields.tsx';
import { CatalogueField } from './CatalogueField.tsx';
import { EditDialog } from './EditDialog.tsx';
import { colorField, oneSize, placeField, termsOf, textsOf, type ProductText } from './product-form.ts';
import { SizeRows } from './SizeRows.tsx';
import { useCatalogueNames } from './use-catalogue-names.ts';
import { type Editing, useEditing } from './use-editing.ts';

type Form = Editing<ProductText>;

/** A group of boxes to tick, with what is wrong with it. */
function Boxes({
  form,
  name,
  label,
  boxes,
}: {
  form: Form;
  name: 'colors' | 'placements';
  label: string;
  boxes: readonly { field: string; text: string; hex?: string; disabled?: boolean }[];
}) {
  const { problems } = useWords('adminBoard').catalogue;
  const problem = form.problems[name];
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="font-medium">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {boxes.map(({ field, text, hex, disabled }) => (
          <Checkbox
            key={field}
            disabled={disabled ?? false}
            checked={form.text[field] === 'on'}
            onChange={isOn => form.set({ [field]: isOn ? 'on' : '' } as Partial<ProductText>)}
          >
            <span className="inline-flex items-center gap-2">
              {hex && <Swatch hex={hex} isSmall />}
              {text}
            </span>
          </Checkbox>
        ))}
      </div>
      {problem && (
        <p role="alert" className="text-sm text-brick">
          {problems[problem as keyof typeof problems]}
        </p>
      )}
    </fieldset>
  );
}

/** What a shirt can be had in: its garment, colours, places to print, sizes. */
function Range({
  form,
  isNew,
  colors,
  placements,
}: Pick<Props, 'colors' | 'placements'> & { form: Form; isNew: boolean }) {
  const { fields, templates } = useWords('adminBoard').catalogue;
  const colorName = useColorName();
  const { placeName } = useCatalogueNames();
  const template = form.text.template as Garment;
  const drawn = placements.filter(place => Object.keys(place.spots).length > 0);
  // A garment without room for a place loses it.
  const take = (next: Garment) =>
    form.set({
      template: next,
      ...(isNew && next === PHOTOGRAPHS && { ...oneSize(form.text), gsm: '0', fabric: '', fabricHi: '' }),
      ...Object.fromEntries(
        placements.filter(place => !(next in place.spots)).map(place => [placeField(place.key), '']),
      ),
    } as Partial<ProductText>);
  return (
    <>
      <ChoiceField
        label={fields.template}
        hint={fields.templateHint}
        value={template}
        options={GARMENTS.map(one => [one, templates[one]] as const)}
        onChoose={take}
      />
      <Boxes
        form={form}
        name="colors"
        label={fields.colors}
        boxes={colors.map(color => ({ field: colorField(color.key), text: colorName(color), hex: color.hex }))}
      />
      {template === PHOTOGRAPHS ? (
        <BlankFields form={form} colors={colors.filter(color => form.text[colorField(color.key)] === 'on')} />
      ) : (
        <Boxes
          form={form}
          name="placements"
          label={fields.placements}
          boxes={drawn.map(place => ({
            field: placeField(place.key),
            text: placeName(place),
            disabled: !(template in place.spots),
          }))}
        />
      )}
      <SizeRows form={form} />
    </>
  );
}

function Texts({ form }: { form: Form }) {
  const { fields } = useWords('adminBoard').catalogue;
  const hi = { lang: 'hi', isOptional: true, hint: fields.hiHint };
  const { name, description, fabric } = CATALOG_LIMITS;
  return (
    <>
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
    </>
  );
}

type Props = {
  /** Nothing makes a new one. */
  product: AdminProduct | undefined;
  /** What a new one begins with. */
  like: AdminProduct;
  colors: readonly AdminColor[];
  placements: readonly AdminPlacement[];
  onClose: () => void;
};

type Sent = NonNullable<Body<'admin.createProduct'>['blank']>;
/** Photographs as they are sent. */
const sentBlank = (blank: Blank | null): Sent | null =>
  blank && {
    ...blank,
    sides: blank.sides.map(side => ({
      ...side,
      photos: side.photos.map(photo => ({
        ...photo,
        corners: photo.corners.map(([x, y]) => [x, y]) as Sent['sides'][number]['photos'][number]['corners'],
      })),
    })),
  };

/** Adds a shirt, or changes one: its texts, prices, and what it can be had in. What is wrong is said at its field. */
export function ProductDialog({ product, like, colors, placements, onClose }: Props) {
  const { catalogue: words } = useWords('adminBoard');
  const { shirtName } = useCatalogueNames();
  const form = useEditing(product, row => textsOf(row, like) as ProductText, [
    'admin.catalogue',
    'admin.priceHistory',
    'catalog.products',
  ]);
  const save = () => {
    const terms = termsOf(form.text);
    const { row } = form;
    const body = {
      ...terms,
      sizes: terms.sizes.map(size => ({ ...size, chest: [...size.chest] as [number, number] })),
    };
    const written = {
      ...body,
      blank: sentBlank(terms.blank),
      colors: [...body.colors],
      placements: [...body.placements],
    };
    return form.save(productProblems(terms, placements.map(areaOf)), () =>
      row
        ? send('admin.changeProduct', { params: { id: row.id }, body: { version: row.version, ...written } })
        : send('admin.createProduct', { body: written }),
    );
  };
  return (
    <EditDialog
      title={product ? words.editOf(shirtName(product)) : words.newShirt}
      shape="drawer"
      busy={form.busy}
      onSave={save}
      onClose={onClose}
    >
      <Texts form={form} />
      <Range form={form} isNew={!product} colors={colors} placements={placements} />
    </EditDialog>
  );
}
