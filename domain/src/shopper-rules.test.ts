import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACCESS_LEVELS, isAdmin, mayPass } from './access.ts';
import { placementOf, positionOf, productIdOf, tshirtTypeOf } from './catalog.ts';
import {
  cleanDelivery,
  DELIVERY_LIMITS,
  indianPhone,
  isEmail,
  isPinCode,
  splitName,
  type Delivery,
} from './contact.ts';
import { afford, CREDIT_COST } from './credits.ts';
import { deliveryProblems } from './delivery-problems.ts';

describe('catalog words', () => {
  test.each([
    ['regular', 1],
    ['oversized', 2],
    ['oversized-premium', 3],
    [2, 2],
    ['2', 2],
    ['silk', 1],
    [undefined, 1],
    [9, 1],
  ] as const)('type %s is product %d', (word, id) => expect(productIdOf(word)).toBe(id));
  test.each([
    ['front', 'front'],
    ['back', 'back'],
    ['chest', 'chest'],
    ['sleeve', 'chest'],
    [undefined, 'chest'],
  ] as const)('position %s is %s', (word, position) => expect(positionOf(word)).toBe(position));
  test('a placement is a pair that exists', () => {
    expect(placementOf('front', undefined).id).toBe('a4');
    expect(placementOf('front', 'a3').id).toBe('a3');
    expect(placementOf('back', 'a4').id).toBe('back');
    expect(placementOf('chest', 'a3').id).toBe('chest');
  });
  test('an unknown product is the first cut', () => expect(tshirtTypeOf(99)).toBe('regular'));
});

describe('the delivery form', () => {
  const form: Delivery = {
    firstName: ' Asha ',
    lastName: 'Nair',
    email: 'Asha@Example.in',
    phone: '+91 98765-43210',
    address: '12 Beach Road',
    city: 'Kozhikode',
    state: 'Kerala',
    zipCode: '673001',
  };
  test('a good form has no problems and is stored clean', () => {
    expect(deliveryProblems(form)).toEqual({});
    expect(cleanDelivery(form)).toMatchObject({ firstName: 'Asha', email: 'asha@example.in', phone: '9876543210' });
  });
  test.each([
    ['firstName', ' ', 'missing'],
    ['email', 'asha@example', 'invalid'],
    ['email', 'a\r\nBcc: x@y.in', 'invalid'],
    ['phone', '12345', 'invalid'],
    ['phone', '5876543210', 'invalid'],
    ['state', 'Atlantis', 'invalid'],
    ['zipCode', '073001', 'invalid'],
    ['address', 'x'.repeat(301), 'invalid'],
    ['city', 'Kozhi\u0000kode', 'invalid'],
    ['state', 'Tamil Nadu', 'mismatch'],
  ] as const)('%s "%s" is %s', (field, text, problem) =>
    expect(deliveryProblems({ ...form, [field]: text })).toEqual({ [field]: problem }),
  );
  test('phones keep their last ten digits', () => {
    expect(indianPhone('0 98765 43210')).toBe('9876543210');
    expect(indianPhone('98765')).toBeUndefined();
  });
  test.each([
    ['Asha Nair', 'Asha', 'Nair'],
    ['Asha', 'Asha', ''],
    ['  Mary  Ann de Souza ', 'Mary  Ann de', 'Souza'],
    ['आशा नायर', 'आशा', 'नायर'],
    [`${'x'.repeat(50)} van der Berghe`, `${'x'.repeat(50)} van der`, 'Berghe'],
    [`${'x'.repeat(50)} van der Berghe Castellanos`, `${'x'.repeat(50)} van der`, 'Berghe Castellanos'],
    [`${'x'.repeat(61)} Nair`, 'x'.repeat(61), 'Nair'],
    ['', '', ''],
  ])('the name "%s" is %s and %s', (name, firstName, lastName) =>
    expect(splitName(name)).toEqual({ firstName, lastName }),
  );
  test('a name from a good form comes back within its limits, however many words it has', () => {
    const word = fc.stringMatching(/^[a-zA-Zअ-ह'.-]{1,20}$/);
    const part = (limit: number) =>
      fc
        .array(word, { minLength: 1, maxLength: 6 })
        .map(words => words.join(' '))
        .filter(text => text.length <= limit);
    fc.assert(
      fc.property(part(DELIVERY_LIMITS.firstName), part(DELIVERY_LIMITS.lastName), (firstName, lastName) => {
        const split = splitName(`${firstName} ${lastName}`);
        expect(`${split.firstName} ${split.lastName}`).toBe(`${firstName} ${lastName}`);
        expect(deliveryProblems({ ...form, ...split })).toEqual({});
      }),
    );
  });
  test('e-mails and PIN codes', () => {
    expect(isEmail('a.b+c@shop.co.in')).toBe(true);
    expect(isEmail('a b@shop.in')).toBe(false);
    expect(isPinCode('110001')).toBe(true);
    expect(isPinCode('11000')).toBe(false);
  });
});

describe('credits and access', () => {
  test('a shopper can afford it or is refused', () => {
    for (const spending of Object.keys(CREDIT_COST) as (keyof typeof CREDIT_COST)[]) {
      expect(afford(CREDIT_COST[spending], spending)).toEqual({ ok: true, value: 0 });
      expect(afford(CREDIT_COST[spending] - 1, spending)).toEqual({ ok: false, refusal: 'insufficient_credits' });
    }
  });
  test('every rank passes its own level and nobody passes a higher one', () => {
    const ranks = [undefined, 'shopper', 'printer', 'staff', 'owner'] as const;
    ranks.forEach((role, rank) =>
      ACCESS_LEVELS.forEach((access, level) => expect(mayPass(role, access), `${role} ${access}`).toBe(level <= rank)),
    );
    expect(ranks.filter(role => isAdmin(role))).toEqual(['staff', 'owner']);
  });
});
