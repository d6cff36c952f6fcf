import type { AdminColor } from '../../../../contract/src/admin-catalogue.ts';
import { CATALOG_LIMITS, colorProblems } from '../../../../domain/src/catalog-terms.ts';
import { groundFor, GROUNDS, HEX, NEW_CLOTH, type Ground } from '../../../../domain/src/catalog.ts';
import { numberIn } from '../../../../domain/src/typed-text.ts';
import { useColorName } from '../../api/color-name.ts';
import { send } from '../../api/client.ts';
import { Checkbox, ChoiceField } from '../../ui/Field.tsx';
import { useWords } from '../../words.ts';
import { CatalogueField } from './CatalogueField.tsx';
import { EditDialog } from './EditDialog.tsx';
import { useEditing } from './use-editing.ts';

const textsOf = (color: AdminColor | undefined) => ({
  name: color?.name ?? '',
  nameHi: color?.nameHi ?? '',
  hex: color?.hex ?? NEW_CLOTH.hex,
  ground: color?.ground ?? NEW_CLOTH.ground,
  hasUnderbase: (color ?? NEW_CLOTH).hasUnderbase ? 'on' : '',
  surcharge: String(color?.surcharge ?? 0),
  position: String(color?.position ?? 0),
  onSale: color?.onSale === false ? '' : 'on',
});

const termsOf = (text: ReturnType<typeof textsOf>) => ({
  ...{ name: text.name.trim(), nameHi: text.nameHi.trim() || null, hex: text.hex.trim().toLowerCase() },
  ...{ ground: text.ground as Ground, hasUnderbase: text.hasUnderbase === 'on' },
  surcharge: numberIn(text.surcharge),
});

/** Adds a colour of cloth, or changes one. */
export function ColorDialog({ color, onClose }: { color: AdminColor | undefined; onClose: () => void }) {
  const { catalogue: words } = useWords('adminBoard');
  const { fields } = words;
  const nameOf = useColorName();
  const form = useEditing(color, textsOf, ['admin.catalogue', 'admin.priceHistory', 'catalog.products']);
  const { text } = form;
  const save = () => {
    const terms = termsOf(text);
    const position = numberIn(text.position);
    const { row } = form;
    return form.save(colorProblems({ ...terms, position }), () =>
      row
        ? send('admin.changeColor', {
            params: { id: row.key },
            body: { version: row.version, ...terms, position, onSale: text.onSale === 'on' },
          })
        : send('admin.createColor', { body: terms }),
    );
  };
  // The ground and the underbase follow the colour while it is chosen; both can be set otherwise after.
  const takeHex = (hex: string) => {
    const ground = HEX.test(hex) ? groundFor(hex) : text.ground;
    form.set({ hex, ground: ground as typeof text.ground, hasUnderbase: ground === 'dark' ? 'on' : '' });
  };
  return (
    <EditDialog
      title={color ? words.editOf(nameOf(color)) : words.newColor}
      shape="drawer"
      busy={form.busy}
      onSave={save}
      onClose={onClose}
    >
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
      <CatalogueField
        form={{ ...form, set: ({ hex }) => takeHex(hex ?? text.hex) }}
        name="hex"
        label={fields.hex}
        type="color"
      />
      <ChoiceField
        label={fields.ground}
        hint={fields.groundHint}
        value={text.ground}
        options={GROUNDS.map(one => [one, words.grounds[one]] as const)}
        onChoose={ground => form.set({ ground })}
      />
      <Checkbox checked={text.hasUnderbase === 'on'} onChange={isOn => form.set({ hasUnderbase: isOn ? 'on' : '' })}>
        {words.underbase}
      </Checkbox>
      <CatalogueField form={form} name="surcharge" label={fields.surcharge} inputMode="decimal" />
      {color && (
        <>
          <CatalogueField form={form} name="position" label={fields.sort} inputMode="numeric" />
          <Checkbox checked={text.onSale === 'on'} onChange={isOn => form.set({ onSale: isOn ? 'on' : '' })}>
            {fields.isActive}
          </Checkbox>
        </>
      )}
    </EditDialog>
  );
}
