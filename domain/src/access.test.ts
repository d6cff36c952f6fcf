import { describe, expect, test } from 'vitest';
import { DUTIES, mayDo, maySwitchOff, ROLES, type Duty, type Role } from './access.ts';

/** The whole table of who may do what. */
const MAY_DO: Record<Duty, readonly Role[]> = {
  production: ['printer', 'staff', 'owner'],
  orders: ['staff', 'owner'],
  figures: ['staff', 'owner'],
  coupons: ['staff', 'owner'],
  catalog: ['staff', 'owner'],
  customers: ['staff', 'owner'],
  credits: ['staff', 'owner'],
  moderation: ['staff', 'owner'],
  tickets: ['staff', 'owner'],
  money: ['owner'],
  roles: ['owner'],
  books: ['owner'],
  settings: ['owner'],
  log: ['owner'],
};

describe('duties', () => {
  test.each(Object.keys(DUTIES) as Duty[])('%s', duty => {
    expect(ROLES.filter(role => mayDo(role, duty))).toEqual(MAY_DO[duty]);
    expect(mayDo(undefined, duty)).toBe(false);
  });

  test('only an owner switches off people of the shop', () => {
    const allowed = ROLES.flatMap(actor => ROLES.filter(role => maySwitchOff(actor, role)).map(role => [actor, role]));
    expect(allowed).toEqual([['staff', 'shopper'], ...ROLES.map(role => ['owner', role])]);
  });
});
