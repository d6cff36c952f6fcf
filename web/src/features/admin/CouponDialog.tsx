import { useId, useState, type FormEvent, type InputHTMLAttributes } from 'react';
import type { AdminCoupon } from '../../../../contract/src/admin-coupons.ts';
import { PLACEMENTS } from '../../../../domain/src/catalog.ts';
import type { CouponField, CouponProblem } from '../../../../domain/src/coupon-terms.ts';
import { COUPON_LIMITS } from '../../../../domain/src/coupon-terms.ts';
import { send } from '../../api/client.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Input, Select } from '../../ui/controls.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { useWords } from '../../words.ts';
import { bodyOf, problemsOf, textsOf, type CouponText } from './coupon-form.ts';
import { useDo } from './use-do.ts';

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
      <Field label={fields.discountType}>
        {props => (
          <Select
            {...props}
            value={form.text.discountType}
            onChange={event => form.set({ discountType: event.target.value as CouponText['discountType'] })}
          >
            <option value="percentage">{fields.percentage}</option>
            <option value="flat">{fields.flat}</option>
          </Select>
        )}
      </Field>
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
  const { placementName } = useWords('catalog');
  const hintId = useId();
  const { data: products = [] } = useCall('catalog.products');
  const { data: places = [] } = useCall('catalog.placements');
  const nameOf = ({ id, position, designSize }: (typeof PLACEMENTS)[number]) =>
    placementName(id, places.find(one => one.position === position && one.designSize === designSize)?.name ?? id);
  const toggled = <T,>(list: T[], one: T) =>
    list.includes(one) ? list.filter(other => other !== one) : [...list, one];
  return (
    <>
      <p id={hintId} className="text-sm text-ink-3">
        {fields.conditionsHint}
      </p>
      <fieldset aria-describedby={hintId}>
        <legend className="font-medium">{fields.products}</legend>
        {products.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={text.productIds.includes(id)}
            onChange={() => set({ productIds: toggled(text.productIds, id) })}
          >
            {name}
          </Checkbox>
        ))}
      </fieldset>
      <fieldset aria-describedby={hintId}>
        <legend className="font-medium">{fields.placements}</legend>
        {PLACEMENTS.map(place => (
          <Checkbox
            key={place.id}
            checked={text.placements.includes(place.id)}
            onChange={() => set({ placements: toggled(text.placements, place.id) })}
          >
            {nameOf(place)}
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
  const formId = useId();
  const { act, busy } = useDo('admin.coupons');
  const [text, setText] = useState(() => textsOf(coupon));
  const [problems, setProblems] = useState<Problems>({});
  const set = (change: Partial<CouponText>) => {
    setText(known => ({ ...known, ...change }));
    setProblems(known => Object.fromEntries(Object.entries(known).filter(([name]) => !(name in change))));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = bodyOf(text, coupon);
    const found = problemsOf(body, coupon);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const work = () =>
      coupon ? send('admin.changeCoupon', { params: { id: coupon.id }, body }) : send('admin.createCoupon', { body });
    const isDone = await act(work, {
      done: () => ({ title: coupon ? words.updated : words.created }),
      failed: coupon ? words.updateFailed : words.createFailed,
      onFields: told => setProblems(told as Problems),
    });
    if (isDone) onClose();
  };
  const form = { text, set, problems };
  return (
    <Dialog
      title={coupon ? words.editCoupon : words.newCoupon}
      shape="drawer"
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} busy={busy} className="w-full">
          {busy ? words.saving : coupon ? words.saveCoupon : words.createCoupon}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={event => void submit(event)} className="flex flex-col gap-4">
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
      </form>
    </Dialog>
  );
}
