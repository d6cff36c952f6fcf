import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { User } from '../../../../contract/src/accounts.ts';
import { deliveryOf, type Filled, fillFromPinCode } from './use-delivery.ts';

const user = { email: 'asha@example.in', phoneNumber: null } as User;

test.each([
  ['Asha Rani Menon', 'Asha', 'Rani Menon'],
  ['Asha', 'Asha', ''],
  // Of an account that was made by a code: nobody's name, which would stand on the parcel and on the bill.
  ['Shopper', '', ''],
])('who is called %j begins the delivery form as %j %j', (displayName, firstName, lastName) =>
  expect(deliveryOf({ ...user, displayName })).toMatchObject({ firstName, lastName, email: user.email }),
);

const empty = {
  ...{ firstName: 'Asha', lastName: 'Nair', email: 'a@b.in', phone: '9876543210', address: '12 Beach Road' },
  ...{ city: '', state: '', zipCode: '' },
};
/** The PIN codes typed one after the other into a form. */
const typed = (form: typeof empty, ...zipCodes: string[]) =>
  zipCodes.reduce<{ form: typeof empty; filled: Filled }>(
    (at, zipCode) => fillFromPinCode({ ...at.form, zipCode }, at.filled),
    { form, filled: {} },
  ).form;

test('a whole PIN code fills in state and city where they are known', () => {
  expect(typed(empty, '6', '67300')).toMatchObject({ state: '', city: '' });
  expect(typed(empty, '673001')).toMatchObject({ state: 'Kerala', city: 'Kozhikode' });
  expect(typed(empty, '673592')).toMatchObject({ state: 'Kerala', city: '' });
});

test.each(['673 001', '६७३००१', '६७३ ००१', '673-001', '６７３００１'])('the PIN code "%s" is 673001', zipCode =>
  expect(typed(empty, zipCode)).toMatchObject({ state: 'Kerala', city: 'Kozhikode' }),
);

test('where a PIN code reaches into several states none is filled in', () =>
  expect(typed(empty, '160017')).toMatchObject({ state: '', city: 'Chandigarh' }));

test('another PIN code takes its own filling back, and nothing else', () => {
  expect(typed(empty, '673001', '110001')).toMatchObject({ state: 'Delhi', city: 'New Delhi' });
  expect(typed(empty, '673001', '673592')).toMatchObject({ state: 'Kerala', city: '' });
  expect(typed(empty, '110001', '160017')).toMatchObject({ state: '', city: 'Chandigarh' });
  expect(typed(empty, '673001', '673310')).toMatchObject({ state: 'Kerala', city: '' });
});

test('what was typed or chosen is never overwritten', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Goa', 'Kerala', 'Delhi'),
      fc.string({ minLength: 1 }).filter(text => text.trim() !== ''),
      fc.array(fc.integer({ min: 100_000, max: 999_999 }).map(String), { minLength: 1, maxLength: 4 }),
      (state, city, zipCodes) => {
        expect(typed({ ...empty, state, city }, ...zipCodes)).toMatchObject({ state, city });
      },
    ),
  );
});
