import { expect, test } from 'vitest';
import type { User } from '../../../../contract/src/accounts.ts';
import { deliveryOf } from './draft.ts';

const user = { email: 'asha@example.in', phoneNumber: null } as User;

test.each([
  ['Asha Rani Menon', 'Asha', 'Rani Menon'],
  ['Asha', 'Asha', ''],
  // Of an account that was made by a code: nobody's name, which would stand on the parcel and on the bill.
  ['Shopper', '', ''],
])('who is called %j begins the delivery form as %j %j', (displayName, firstName, lastName) =>
  expect(deliveryOf({ ...user, displayName })).toMatchObject({ firstName, lastName, email: user.email }),
);
