import { type InputHTMLAttributes, useId, useState } from 'react';
import type { AdminCoupon } from '../../../../../contract/src/admin-coupons.ts';
import { COUPON_LIMITS, type CouponField, type CouponProblem } from '../../../../../domain/src/coupon-terms.ts';
import { send } from '../../../api/client.ts';
import { useCall } from '../../../api/use-endpoint.ts';
import { Checkbox, ChoiceField, Field, Input } from '../../../ui/Field.tsx';
import { useWords } from '../../../words.ts';
import { bodyOf, type CouponText, problemsOf, textsOf } from './coupon-form.ts';
import { EditDialog } from '../EditDialog.tsx';
import { useCatalogueNames } from '../use-catalogue-names.ts';
import { useDo } from '../use-do.ts';

type Problems = Partial<Record<CouponField, CouponProblem>>;
type Form = { text: CouponText; set: (change: Partial<CouponText>) => void; problems: Problems };
type TextName = CouponField | 'description' | 'validFrom';

function TextField({
  form,
  name,
  label,
  ...rest
}: { form: Form; name: TextName; label: string } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'type' | 'maxLength'
> & { hint?: string; isOptional?: boolean }) {
  const words = useWords('adminBoard');
  const { hint, isOptional, ...input } = rest;
  const problem = name === 'description' || name === 'validFrom' ? undefined : form.problems[name];
  return (
    <Field
      label={label}
      {...(hint && { hint })}
      {...(isOptional && { optional: words.optional })}
      error={problem && words.problems[problem]}
    >
      {props => (
        <Input
          {...props}
          {...input}
          autoComplete="off"
          value={form.text[name]}
          onChange={event => form.set({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
}

/** The discount: its type, how much, and within what. */
function DiscountFields({ form }: { form: Form }) {
  const { fields } = useWords('adminBoard');
  const isPercentage = form.text.discountType === 'percentage';
  return (
    <>
      <ChoiceField
        label={fields.discountType}
        value={form.text.discountType}
        options={[
          ['percentage', fields.percentage],
          ['flat', fields.flat],
        ]}
        onChoose={discountType => form.set({ discountType })}
      />
      <TextField
        form={form}
        name="discountValue"
        label={isPercentage ? fields.percentValue : fields.flatValue}
        inputMode="decimal"
      />
      {isPercentage && (
        <TextField form={form} name="maxDiscount" label={fields.maxDiscount} inputMode="decimal" isOptional />
      )}
      <TextField form={form} name="minOrderValue" label={fields.minOrderValue} inputMode="decimal" isOptional />
    </>
  );
}

/** What it counts for; nothing chosen: everything. */
function Conditions({ form: { text, set } }: { form: Form }) {
  const { fields } = useWords('adminBoard');
  const { shirtName, placeName } = useCatalogueNames();
  const hintId = useId();
  const { data: products = [] } = useCall('catalog.products');
  const { data: places = [] } = useCall('catalog.placements');
  const toggled = <T,>(list: T[], one: T) =>
    list.includes(one) ? list.filter(other => other !== one) : [...list, one];
  return (
    <>
      <p id={hintId} className="text-sm text-ink-3">
        {fields.conditionsHint}
      </p>
      <fieldset aria-describedby={hintId}>
        <legend className="font-medium">{fields.products}</legend>
        {products.map(product => (
          <Checkbox
            key={product.id}
            checked={text.productIds.includes(product.id)}
            onChange={() => set({ productIds: toggled(text.productIds, product.id) })}
          >
            {shirtName(product)}
          </Checkbox>
        ))}
      </fieldset>
      <fieldset aria-describedby={hintId}>
        <legend className="font-medium">{fields.placements}</legend>
        {places.map(place => (
          <Checkbox
            key={place.key}
            checked={text.placements.includes(place.key)}
            onChange={() => set({ placements: toggled(text.placements, place.key) })}
          >
            {placeName(place)}
          </Checkbox>
        ))}
      </fieldset>
      <Checkbox checked={text.onPlacementFee} onChange={onPlacementFee => set({ onPlacementFee })}>
        {fields.onPlacementFee}
      </Checkbox>
    </>
  );
}

/** Makes a coupon, or changes one (S2 §5): what is wrong is said at its field, before and after it was sent. */
export function CouponDialog({ coupon, onClose }: { coupon: AdminCoupon | undefined; onClose: () => void }) {
  const words = useWords('adminBoard');
  const { fields } = words;
  const { act, busy } = useDo('admin.coupons');
  const [text, setText] = useState(() => textsOf(coupon));
  const [problems, setProblems] = useState<Problems>({});
  const set = (change: Partial<CouponText>) => {
    setText(known => ({ ...known, ...change }));
    setProblems(known => Object.fromEntries(Object.entries(known).filter(([name]) => !(name in change))));
  };
  const save = async () => {
    const body = bodyOf(text, coupon);
    const found = problemsOf(body, coupon);
    setProblems(found);
    if (Object.keys(found).length > 0) return false;
    const work = () =>
      coupon ? send('admin.changeCoupon', { params: { id: coupon.id }, body }) : send('admin.createCoupon', { body });
    return act(work, {
      done: () => ({ title: coupon ? words.updated : words.created }),
      failed: coupon ? words.updateFailed : words.createFailed,
      onFields: told => setProblems(told as Problems),
    });
  };
  const form = { text, set, problems };
  return (
    <EditDialog
      title={coupon ? words.editCoupon : words.newCoupon}
      shape="drawer"
      saveText={coupon ? words.saveCoupon : words.createCoupon}
      busy={busy}
      onSave={save}
      onClose={onClose}
    >
      <TextField form={form} name="code" label={fields.code} maxLength={COUPON_LIMITS.code} />
      <DiscountFields form={form} />
      <TextField
        form={form}
        name="description"
        label={fields.description}
        maxLength={COUPON_LIMITS.description}
        isOptional
      />
      <TextField
        form={form}
        name="validFrom"
        label={fields.validFrom}
        hint={fields.validFromHint}
        type="date"
        isOptional
      />
      <TextField
        form={form}
        name="validUntil"
        label={fields.validUntil}
        hint={fields.validUntilHint}
        type="date"
        isOptional
      />
      <TextField form={form} name="usageLimit" label={fields.usageLimit} inputMode="numeric" isOptional />
      <TextField form={form} name="perUserLimit" label={fields.perUserLimit} inputMode="numeric" />
      <Conditions form={form} />
      <Checkbox checked={text.isOffer} onChange={isOffer => set({ isOffer })}>
        {fields.isOffer}
      </Checkbox>
      <Checkbox checked={text.isActive} onChange={isActive => set({ isActive })}>
        {fields.isActive}
      </Checkbox>
    </EditDialog>
  );
}
