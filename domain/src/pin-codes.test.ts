import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPinCode } from './contact.ts';
import { deliveryProblems } from './delivery-problems.ts';
import { cityOfPinCode, stateOfPinCode, statesOfPinCode } from './pin-codes.ts';
import { STATES } from './states.ts';

const pinCode = fc.integer({ min: 100_000, max: 999_999 }).map(String);
/** All beginnings of five digits: what the table looks at, as a whole. */
const BEGINNINGS = Array.from({ length: 90_000 }, (_, index) => String(10_000 + index));

describe('the states of a PIN code', () => {
  test('every PIN code reaches into at least one state of the list, each once', () => {
    fc.assert(
      fc.property(pinCode, code => {
        const states = statesOfPinCode(code);
        expect(isPinCode(code)).toBe(true);
        expect(states.length).toBeGreaterThan(0);
        expect(states.every(state => STATES.includes(state))).toBe(true);
        expect(new Set(states).size).toBe(states.length);
      }),
    );
  });

  test('every state is reached, and is the only one of some PIN code or shares it with a neighbour', () => {
    const codes = BEGINNINGS.filter(beginning => !beginning.startsWith('9')).map(beginning => `${beginning}1`);
    const reached = new Set(codes.flatMap(statesOfPinCode));
    expect(STATES.filter(state => !reached.has(state))).toEqual([]);
    // These have no beginning of their own.
    const mixed = ['Chandigarh', 'Dadra and Nagar Haveli and Daman and Diu', 'Puducherry'];
    const alone = new Set(codes.map(stateOfPinCode));
    expect(STATES.filter(state => !alone.has(state))).toEqual(mixed);
  });

  test.each([
    ['110001', ['Delhi']],
    ['122001', ['Haryana']],
    ['160017', ['Chandigarh', 'Punjab', 'Haryana']],
    ['171001', ['Himachal Pradesh']],
    ['190001', ['Jammu and Kashmir']],
    ['194101', ['Ladakh']],
    ['226001', ['Uttar Pradesh']],
    ['246174', ['Uttar Pradesh', 'Uttarakhand']],
    ['248001', ['Uttarakhand']],
    ['302001', ['Rajasthan']],
    ['362520', ['Gujarat', 'Dadra and Nagar Haveli and Daman and Diu']],
    ['362001', ['Gujarat']],
    ['396210', ['Gujarat', 'Dadra and Nagar Haveli and Daman and Diu']],
    ['400001', ['Maharashtra']],
    ['403001', ['Goa']],
    ['452001', ['Madhya Pradesh']],
    ['492001', ['Chhattisgarh']],
    ['500001', ['Telangana']],
    ['507126', ['Telangana', 'Andhra Pradesh']],
    ['530001', ['Andhra Pradesh']],
    ['533464', ['Andhra Pradesh', 'Puducherry']],
    ['560001', ['Karnataka']],
    ['605001', ['Tamil Nadu', 'Puducherry']],
    ['609602', ['Tamil Nadu', 'Puducherry']],
    ['673001', ['Kerala']],
    ['673310', ['Kerala', 'Puducherry']],
    ['682001', ['Kerala']],
    ['682555', ['Lakshadweep']],
    ['700001', ['West Bengal']],
    ['737101', ['Sikkim']],
    ['744101', ['Andaman and Nicobar Islands']],
    ['751001', ['Odisha']],
    ['781001', ['Assam']],
    ['786630', ['Assam', 'Arunachal Pradesh']],
    ['791111', ['Arunachal Pradesh']],
    ['793001', ['Meghalaya']],
    ['795001', ['Manipur']],
    ['796001', ['Mizoram']],
    ['797001', ['Nagaland']],
    ['799001', ['Tripura']],
    ['800001', ['Bihar']],
    ['814112', ['Bihar', 'Jharkhand']],
    ['834001', ['Jharkhand']],
  ])('%s lies in %s', (code, states) => expect(statesOfPinCode(code).toSorted()).toEqual(states.toSorted()));

  test('what the army’s post offices serve may stand in any state', () =>
    expect(statesOfPinCode('900056')).toEqual(STATES));
});

describe('the form', () => {
  const form = {
    firstName: 'Asha',
    lastName: 'Nair',
    email: 'asha@example.in',
    phone: '9876543210',
    address: '12 Beach Road',
    city: 'Kozhikode',
  };
  test('takes each state that the PIN code reaches into, and refuses every other', () => {
    fc.assert(
      fc.property(pinCode, fc.constantFrom(...STATES), (zipCode, state) => {
        const isReached = statesOfPinCode(zipCode).includes(state);
        expect(deliveryProblems({ ...form, zipCode, state })).toEqual(isReached ? {} : { state: 'mismatch' });
      }),
    );
  });
  test('says nothing of the two together while one of them is wrong by itself', () => {
    expect(deliveryProblems({ ...form, zipCode: '0', state: 'Kerala' })).toEqual({ zipCode: 'invalid' });
    expect(deliveryProblems({ ...form, zipCode: '673001', state: '' })).toEqual({ state: 'missing' });
  });
});

describe('the city of a PIN code', () => {
  test.each([
    ['110092', 'New Delhi'],
    ['400050', 'Mumbai'],
    ['400601', 'Thane'],
    ['560103', 'Bengaluru'],
    ['600028', 'Chennai'],
    ['700091', 'Kolkata'],
    ['500081', 'Hyderabad'],
    ['411001', 'Pune'],
    ['380015', 'Ahmedabad'],
    ['302001', 'Jaipur'],
    ['226010', 'Lucknow'],
    ['673001', 'Kozhikode'],
    ['682016', 'Kochi'],
    ['695001', 'Thiruvananthapuram'],
  ])('%s is %s', (code, city) => expect(cityOfPinCode(code)).toBe(city));
  test('of the country around it nothing is said', () => expect(cityOfPinCode('673592')).toBeUndefined());
});
