import { areaWishOf, CATALOG_LIMITS, newPlacementProblems } from '../../../../domain/src/catalog-terms.ts';
import type { Template, View } from '../../../../domain/src/catalog.ts';
import { spotsFor } from '../../../../domain/src/print-areas.ts';
import { numberIn } from '../../../../domain/src/typed-text.ts';
import { send } from '../../api/client.ts';
import { ChoiceField } from '../../ui/Field.tsx';
import { useWords } from '../../words.ts';
import { CatalogueField } from './CatalogueField.tsx';
import { EditDialog } from './EditDialog.tsx';
import { useEditing } from './use-editing.ts';

/** A new place begins over the heart. */
const begin = () => ({
  ...{ name: '', nameHi: '', price: '' },
  ...{ view: 'front', widthInches: '3.5', heightInches: '3.5', aside: '4', down: '2' },
});

const termsOf = (text: ReturnType<typeof begin>) => ({
  ...{ name: text.name.trim(), nameHi: text.nameHi.trim() || null, price: numberIn(text.price) },
  ...{ view: text.view as View, widthInches: numberIn(text.widthInches), heightInches: numberIn(text.heightInches) },
  ...{ aside: signedIn(text.aside), down: numberIn(text.down) },
});

/** A number that may have a minus before it. */
const signedIn = (typed: string): number => {
  const [, minus, figure] = /^\s*([-−]?)(.*)$/.exec(typed)!;
  return minus ? -numberIn(figure!) : numberIn(figure!);
};

const INCHES = ['widthInches', 'heightInches', 'aside', 'down'] as const;

/** Adds a place to print: its name and fee, its side and size, and where it lies. Below stands which garments have room for it. */
export function NewPlaceDialog({ onClose }: { onClose: () => void }) {
  const { catalogue: words } = useWords('adminBoard');
  const { fields } = words;
  const form = useEditing(undefined, begin, ['admin.catalogue', 'admin.priceHistory', 'catalog.placements']);
  const terms = termsOf(form.text);
  const garments = Object.keys(spotsFor(areaWishOf(terms))).map(one => words.templates[one as Template]);
  const save = () =>
    form.save(newPlacementProblems({ ...terms, sort: 0 }), () => send('admin.createPlacement', { body: terms }));
  const hints = { widthInches: undefined, heightInches: undefined, aside: fields.asideHint, down: fields.downHint };
  return (
    <EditDialog title={words.newPlace} shape="drawer" busy={form.busy} onSave={save} onClose={onClose}>
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
      <CatalogueField form={form} name="price" label={fields.fee} inputMode="decimal" />
      <ChoiceField
        label={fields.view}
        value={form.text.view as View}
        options={(['front', 'back'] as const).map(one => [one, words.views[one]] as const)}
        onChoose={view => form.set({ view })}
      />
      {INCHES.map(name => (
        <CatalogueField
          key={name}
          form={form}
          name={name}
          label={fields[name]}
          {...(hints[name] && { hint: hints[name] })}
          {...(name !== 'aside' && { inputMode: 'decimal' as const })}
        />
      ))}
      <p aria-live="polite">{garments.length > 0 ? words.roomOn(garments.join(', ')) : words.noRoom}</p>
      <p className="text-sm text-ink-3">{words.placeFixed}</p>
    </EditDialog>
  );
}
