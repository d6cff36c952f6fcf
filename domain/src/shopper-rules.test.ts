import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACCESS_LEVELS, isAdmin, mayPass } from './access.ts';
import { placeKeyOf, placementOf, positionOf } from './catalog.ts';
import {
  cleanDelivery,
  DELIVERY_LIMITS,
  indianPhone,
  isPinCode,
  searchedPhones,
  splitName,
  type Delivery,
} from './contact.ts';
import { afford, CREDIT_COST } from './credits.ts';
import { deliveryProblems } from './delivery-problems.ts';

describe('catalog words', () => {
  test.each([
    ['front', 'front'],
    ['back', 'back'],
    ['chest', 'chest'],
    ['sleeve', 'chest'],
    [undefined, 'chest'],
  ] as const)('position %s is %s', (word, position) => expect(positionOf(word)).toBe(position));
  test('a placement is a pair that exists', () => {
    expect(placeKeyOf(placementOf('front', undefined))).toBe('a4');
    expect(placeKeyOf(placementOf('front', 'a3'))).toBe('a3');
    expect(placeKeyOf(placementOf('back', 'a4'))).toBe('back');
    expect(placeKeyOf(placementOf('chest', 'a3'))).toBe('chest');
    expect(placementOf('front', 'left-chest')).toEqual({ position: 'front', designSize: 'left-chest' });
    expect(placeKeyOf(placementOf('back', 'nape'))).toBe('nape');
  });
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
    ['state', 'Tamil Nadu', 'mismatch'],
  ] as const)('%s "%s" is %s', (field, text, problem) =>
    expect(deliveryProblems({ ...form, [field]: text })).toEqual({ [field]: problem }),
  );
  test('is checked and stored without signs that carry nothing, its digits plain', () => {
    const typed = {
      ...{
        firstName: '\u202eAsha\u200b',
        lastName: 'Nair\ud83d',
        email: ' Asha\u200b@Example.in',
        phone: '९८७६५ ४३२१०',
      },
      ...{ address: '１２\tBeach\u2028Road\u0000', city: 'Kozhi\u00adkode', zipCode: '६७३ ००१' },
    };
    expect(deliveryProblems({ ...form, ...typed })).toEqual({});
    expect(cleanDelivery({ ...form, ...typed })).toEqual({ ...cleanDelivery(form) });
  });
  test.each([
    '9876543210',
    '98765 43210',
    '98765-43210',
    '98765.43210',
    '(98765) 43210',
    '+91 98765 43210',
    '+91-98765-43210',
    '(+91) 98765 43210',
    '91 98765 43210',
    '0091 98765 43210',
    '098765 43210',
    '९८७६५४३२१०',
    '+९१ ९८७६५ ४३२१०',
    '９８７６５４３２１０',
    '\u202a+91\u00a098765\u201143210\u202c',
  ])('the phone "%s" is 9876543210', typed => expect(indianPhone(typed)).toBe('9876543210'));
  test.each([
    ...[
      '98765',
      '98765432101',
      '9876543210 x 12',
      '+44 7911 123456',
      '919876543210987',
      '+9876543210',
      '0919876543210',
    ],
    ...['00919876543210 1', '5876543210', '9876543210, 9876543211', '98765/43210', '९८७६५', '', 'asha'],
  ])('the phone "%s" is refused', typed => expect(indianPhone(typed)).toBeUndefined());
  test.each([
    ['98765 43210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['asha (+91) 98765-43210 goa', 'asha 9876543210 goa'],
    ['९८७६५ ४३२१०', '9876543210'],
    ['98765432101', '98765432101'],
    ['+44 7911 123456', '+44 7911 123456'],
    ['CH-98765-43210', 'CH-98765-43210'],
    ['asha@example.com', 'asha@example.com'],
  ])('a search for "%s" looks for "%s"', (typed, sought) => expect(searchedPhones(typed)).toBe(sought));
  test('a number of ten digits comes through its prefixes and separators, and no other becomes one', () => {
    const ten = fc.stringMatching(/^[6-9]\d{9}$/);
    const gap = fc.constantFrom('', ' ', '-', '.');
    fc.assert(
      fc.property(ten, fc.constantFrom('', '+91', '91', '0091', '0'), gap, (digits, before, between) => {
        const typed = [before, digits.slice(0, 5), digits.slice(5)].join(between);
        expect(indianPhone(typed)).toBe(digits);
      }),
    );
    fc.assert(
      fc.property(ten, fc.stringMatching(/^\d{1,4}$/), (digits, more) => {
        const typed = `${digits}${more}`;
        expect([undefined, typed.replace(/^91/, '')]).toContain(indianPhone(typed));
      }),
    );
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
  test('PIN codes', () => {
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
