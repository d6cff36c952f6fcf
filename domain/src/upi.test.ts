import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paiseOf } from './money.ts';
import { nextHandCheck, readUtr, readVpa, upiLink, UPI_OPEN_S } from './upi.ts';

test.each([
  ['412345678901', '412345678901'],
  [' 4123 4567 8901 ', '412345678901'],
  ['4123-4567-8901', '412345678901'],
  ['४१२३४५६७८९०१', '412345678901'],
  ['൪൧൨൩൪൫൬൭൮൯൦൧', '412345678901'],
])('the UTR %j is %s', (typed, utr) => expect(readUtr(typed)).toEqual({ ok: true, value: utr }));

test.each(['', '41234567890', '4123456789012', 'UTR412345678901', '41234567890²', 'abc'])('%j is no UTR', typed =>
  expect(readUtr(typed)).toEqual({ ok: false, refusal: 'utr_form' }),
);

test.each([
  ['asha@okaxis', 'asha@okaxis'],
  [' Asha.Rani-1@OkHDFCBank ', 'asha.rani-1@okhdfcbank'],
  ['९८७६५४३२१०@ybl', '9876543210@ybl'],
])('the UPI address %j is %s', (typed, vpa) => expect(readVpa(typed)).toEqual({ ok: true, value: vpa }));

test.each(['', 'asha', '@okaxis', 'asha@', 'a@b', 'asha@ok@axis', 'asha&am=1@okaxis', 'asha@1bank'])(
  '%j is no UPI address',
  typed => expect(readVpa(typed)).toEqual({ ok: false, refusal: 'vpa_form' }),
);

const PAYMENT = {
  vpa: 'asha@okaxis',
  payee: 'Asha Prints',
  amount: paiseOf(50_900),
  orderId: '20261128094500abcdefghijklmnopq4k7mw2',
  paymentId: 'Pabcdefghijklmnopqrstuvwxyz',
};

test('the link names payee, amount, order and payment', () =>
  expect(upiLink(PAYMENT)).toBe(
    'upi://pay?pa=asha@okaxis&pn=Asha%20Prints&am=509.00&cu=INR&tn=Order%204k7mw2&tr=Pabcdefghijklmnopqrstuvwxyz',
  ));

test('no name of a payee adds a field to the link, and the amount is exact', () =>
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 100, max: 1_000_000_000 }), (payee, amount) => {
      const link = new URL(upiLink({ ...PAYMENT, payee, amount: paiseOf(amount) }));
      expect([...link.searchParams.keys()]).toEqual(['pa', 'pn', 'am', 'cu', 'tn', 'tr']);
      expect(Math.round(Number(link.searchParams.get('am')) * 100)).toBe(amount);
    }),
  ));

test('an open payment is looked at within minutes of its end, then each hour for a week', () => {
  const start = new Date('2026-11-28T04:00:00Z');
  const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
  expect(nextHandCheck(start, at(UPI_OPEN_S))).toEqual(at(UPI_OPEN_S + 300));
  expect(nextHandCheck(start, at(2 * 86_400))).toEqual(at(2 * 86_400 + 3600));
  expect(nextHandCheck(start, at(7 * 86_400))).toBeUndefined();
});
