import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { NEUTRAL_NAME } from '../../../../domain/src/display-name.ts';
import type { ColorChoice, Placement, Product } from '../../../../contract/src/catalog.ts';
import type { Design } from '../../../../contract/src/designs.ts';
import { dayOf } from '../../../../domain/src/india-days.ts';
import type { Color, TshirtType } from '../../../../domain/src/catalog.ts';
import { closingMoment, GROUP_LIMITS, groupName, groupNote, lastClosingDay } from '../../../../domain/src/groups.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { send } from '../../api/client.ts';
import { useColorName } from '../../api/color-name.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { paths } from '../../paths.ts';
import { useAuth } from '../../stored/use-stored.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox, Field, Input, Textarea } from '../../ui/Field.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { Swatch } from '../../ui/Swatch.tsx';
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts';
import { useWords } from '../../words.ts';
import { useRequestKey } from './OwnEntries.tsx';

type Form = {
  collector: string;
  place: string;
  hasBack: boolean;
  color: Color | 'free';
  types: readonly TshirtType[];
  closingDay: string;
  note: string;
};
type Catalog = { products: readonly Product[]; placements: readonly Placement[] };
type Parts = { form: Form; set: (change: Partial<Form>) => void; tried: boolean };

const WEEK_MS = 7 * 86_400_000;
const placeOf = ({ position, designSize }: Placement): string => `${position}/${designSize}`;

/** What is missing or wrong, by its field. */
function problemsOf(form: Form) {
  return {
    collector: !groupName(form.collector).ok,
    types: form.types.length === 0,
    closingDay: !closingMoment(form.closingDay, new Date()).ok,
    note: !groupNote(form.note).ok,
  };
}

/** The colours that every chosen garment is sold in; before one is chosen those of any. */
function colorsOffered({ products }: Catalog, types: readonly TshirtType[]): ColorChoice[] {
  const chosen = products.filter(one => types.includes(one.type));
  const all = new Map(products.flatMap(({ colors }) => colors).map(color => [color.key, color]));
  return [...all.values()].filter(({ key }) => chosen.every(one => one.colors.some(color => color.key === key)));
}

const prints = ({ products }: Catalog, type: TshirtType, place: string): boolean =>
  products.some(one => one.type === type && one.places.includes(place));

/** The product on photographs that a place belongs to; no other is printed there. */
const ownerOf = ({ products }: Catalog, place: string) =>
  products.find(one => one.blank !== null && one.places.includes(place));

/** Where it is printed, on which shirts. */
function ShirtFields({ form, set, tried, catalog }: Parts & { catalog: Catalog }) {
  const { start: words } = useWords('groupOwner');
  const names = useWords('catalog');
  const colorName = useColorName();
  const { types } = problemsOf(form);
  const placeLabel = (one: Catalog['placements'][number]) => {
    const owner = ownerOf(catalog, placeOf(one));
    const place = names.placementName(placeOf(one), one.name, one.nameHi);
    return owner ? `${names.typeName(owner.type, owner.name, owner.nameHi)}: ${place}` : place;
  };
  const toggle = (type: TshirtType, isOn: boolean) =>
    set({ types: isOn ? [...form.types, type] : form.types.filter(one => one !== type) });
  return (
    <>
      <RadioCards
        legend={words.placement}
        value={form.place}
        onChange={place => set({ place, types: form.types.filter(type => prints(catalog, type, place)) })}
        options={catalog.placements.map(one => ({
          value: placeOf(one),
          label: placeLabel(one),
          detail: names.inches(one.widthInches, one.heightInches),
          ...(one.price > 0 && { aside: names.fee(formatRupees(one.price)) }),
        }))}
      />
      {!form.place.startsWith('back/') && !ownerOf(catalog, form.place) && (
        <Checkbox checked={form.hasBack} onChange={hasBack => set({ hasBack })}>
          {words.back}
        </Checkbox>
      )}
      <RadioCards
        legend={words.color}
        shape="chips"
        value={form.color}
        onChange={color => set({ color })}
        options={[
          { value: 'free' as const, label: words.free },
          ...colorsOffered(catalog, form.types).map(color => ({
            value: color.key,
            label: colorName(color),
            mark: <Swatch hex={color.hex} />,
          })),
        ]}
      />
      <fieldset>
        <legend className="mb-1 font-medium">{words.types}</legend>
        {catalog.products
          .filter(one => one.places.includes(form.place))
          .map(({ type, name, nameHi, basePrice }) => (
            <Checkbox key={type} checked={form.types.includes(type)} onChange={isOn => toggle(type, isOn)}>
              {names.typeName(type, name, nameHi)} <span className="numbers text-ink-2">{formatRupees(basePrice)}</span>
            </Checkbox>
          ))}
        <p role={tried && types ? 'alert' : undefined} className="text-sm text-brick">
          {tried && types && words.typesMissing}
        </p>
      </fieldset>
    </>
  );
}

/** Who collects, until when, and a note. */
function PersonFields({ form, set, tried }: Parts) {
  const { start: words } = useWords('groupOwner');
  const { nameMissing } = useWords('group');
  const problems = problemsOf(form);
  const [now] = useState(() => new Date());
  return (
    <>
      <Field label={words.collector} error={tried && problems.collector ? nameMissing : undefined}>
        {props => (
          <Input
            {...props}
            name="collector"
            required
            maxLength={GROUP_LIMITS.name}
            autoComplete="name"
            value={form.collector}
            onChange={event => set({ collector: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={words.closingDay}
        hint={words.closingHint}
        error={tried && problems.closingDay ? words.closingWrong : undefined}
      >
        {props => (
          <Input
            {...props}
            name="closingDay"
            type="date"
            required
            min={dayOf(now)}
            max={lastClosingDay(now)}
            value={form.closingDay}
            onChange={event => set({ closingDay: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={words.note}
        hint={words.noteHint}
        optional={words.optional}
        error={problems.note ? words.noteTooLong : undefined}
      >
        {props => (
          <Textarea {...props} rows={3} value={form.note} onChange={event => set({ note: event.target.value })} />
        )}
      </Field>
    </>
  );
}

type Props = { design: Design; catalog: Catalog; onSignIn: (afterwards: () => void) => void };

/** Starts a group order, and leads to its list with the link. */
export function StartGroupForm({ design, catalog, onSignIn }: Props) {
  const { start: words } = useWords('groupOwner');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const inBrowser = useIsInBrowser();
  const [, navigate] = useLocation();
  const user = useAuth()?.user;
  const keyOf = useRequestKey();
  const own = `${design.printPosition}/${design.printSize}`;
  const [opened] = useState(() => new Date());
  const [changes, setChanges] = useState<Partial<Form>>({});
  const form: Form = {
    collector: user && user.displayName !== NEUTRAL_NAME ? (user.displayName.split(' ')[0] ?? '') : '',
    place: catalog.placements.some(one => placeOf(one) === own) ? own : placeOf(catalog.placements[0]!),
    hasBack: false,
    color: 'free',
    types: [],
    closingDay: inBrowser ? dayOf(new Date(opened.getTime() + WEEK_MS)) : '',
    note: '',
    ...changes,
  };
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const start = async () => {
    const { place, types, color, closingDay, note, collector } = form;
    const { position, designSize } = catalog.placements.find(one => placeOf(one) === place)!;
    const hasBack = form.hasBack && position !== 'back';
    const shirt = { position, designSize, hasBack, color: color === 'free' ? null : color, tshirtTypes: [...types] };
    const wish = { designId: design.id, collector, ...shirt, closingDay, note };
    setBusy(true);
    setFailure(undefined);
    try {
      const { code } = await send('groups.start', { body: { ...wish, requestKey: keyOf(wish) } });
      await invalidate('groups.mine');
      navigate(paths.group(code, 'list'));
    } catch (error) {
      setFailure(errorText(error));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || Object.values(problemsOf(form)).includes(true)) return;
    if (user) void start();
    else onSignIn(() => void start());
  };
  const parts = { form, set: (change: Partial<Form>) => setChanges(before => ({ ...before, ...change })), tried };
  return (
    <form method="dialog" noValidate onSubmit={submit}>
      <fieldset disabled={!inBrowser} className="flex min-w-0 flex-col gap-6">
        <ShirtFields {...parts} catalog={catalog} />
        <PersonFields {...parts} />
        <Button type="submit" busy={busy} className="w-full text-lg">
          {busy ? words.busy : user || !inBrowser ? words.press : words.signIn}
        </Button>
        <p role="alert" className="min-h-6 text-brick">
          {failure}
        </p>
      </fieldset>
    </form>
  );
}
