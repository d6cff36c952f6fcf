import type { InputHTMLAttributes } from 'react';
import { cleanPinCode, DELIVERY_LIMITS, type DeliveryField } from '../../../../domain/src/contact.ts';
import { emailProblem } from '../../../../domain/src/email.ts';
import { statesOfPinCode } from '../../../../domain/src/pin-codes.ts';
import { STATES } from '../../../../domain/src/states.ts';
import { Field, Input, Select } from '../../ui/Field.tsx';
import { MeantText } from '../../ui/EmailForm.tsx';
import { useLanguage, useWords } from '../../words.ts';
import type { DeliveryForm } from './use-delivery.ts';

type TextField = Exclude<DeliveryField, 'state'>;

/** The right keyboard, what the browser may fill in, and how wide: half a row or a whole one. */
const KINDS: Record<TextField, InputHTMLAttributes<HTMLInputElement> & { isWide?: boolean }> = {
  firstName: { autoComplete: 'given-name', autoCapitalize: 'words' },
  lastName: { autoComplete: 'family-name', autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  address: { autoComplete: 'address-line1', isWide: true },
  city: { autoComplete: 'address-level2' },
  zipCode: { inputMode: 'numeric', autoComplete: 'postal-code' },
};

/** Where the parcel goes (S1 §3 and §5): every field labelled, its problem below it in words. */
export function DeliveryFields({ delivery }: { delivery: DeliveryForm }) {
  const words = useWords('checkout');
  const language = useLanguage();
  const { form, set, problems, leave, filled, emailMeant } = delivery;
  const errorOf = (field: DeliveryField) => {
    const problem = problems[field];
    const email = field === 'email' && problem === 'invalid' ? emailProblem(form.email) : undefined;
    if (email) return words.emailFaults[email.fault](email.sign ?? '');
    if (problem === 'not_served') return words.notServed(cleanPinCode(form.zipCode));
    if (problem !== 'mismatch') return problem && words[problem][field];
    const states = new Intl.ListFormat(language, { type: 'disjunction' });
    return words.mismatch(cleanPinCode(form.zipCode), states.format(statesOfPinCode(form.zipCode).map(words.state)));
  };
  const isFilledIn = (['city', 'state'] as const).some(field => filled[field] && filled[field] === form[field]);
  const text = (field: TextField) => {
    const { isWide, ...kind } = KINDS[field];
    return (
      <div className={isWide ? 'sm:col-span-2' : undefined}>
        <Field
          label={words.fields[field]}
          error={errorOf(field)}
          {...(field in words.hints ? { hint: words.hints[field as keyof typeof words.hints] } : {})}
        >
          {props => (
            <Input
              {...props}
              {...kind}
              name={field}
              required
              aria-required="true"
              // Blanks, dashes and signs that nobody sees are taken out afterwards: only what is far too long is cut.
              maxLength={DELIVERY_LIMITS[field] * 4}
              value={form[field]}
              onChange={event => set(field, event.target.value)}
              onBlur={() => leave(field)}
            />
          )}
        </Field>
        {field === 'email' && emailMeant && (
          <MeantText
            question={words.emailMeant(emailMeant)}
            take={words.emailTake}
            onTake={() => set('email', emailMeant)}
          />
        )}
      </div>
    );
  };
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {text('firstName')}
      {text('lastName')}
      {text('email')}
      {text('phone')}
      {text('address')}
      {text('zipCode')}
      {text('city')}
      <p role="status" className="text-sm text-ink-2 empty:hidden sm:col-span-2">
        {isFilledIn && words.filledIn}
      </p>
      <div className="sm:col-span-2">
        <Field label={words.fields.state} error={errorOf('state')}>
          {props => (
            <Select
              {...props}
              name="state"
              required
              autoComplete="address-level1"
              value={form.state}
              onChange={event => set('state', event.target.value)}
              onBlur={() => leave('state')}
            >
              <option value="">{words.chooseState}</option>
              {STATES.map(state => (
                <option key={state} value={state}>
                  {words.state(state)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </div>
  );
}
