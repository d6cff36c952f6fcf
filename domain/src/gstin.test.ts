import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsAddress, readGstin } from './gstin.ts';

/** Numbers that companies show on their own bills. */
const REAL = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'];

describe('a GSTIN', () => {
  it.each([
    ...REAL.map(gstin => [gstin, gstin]),
    [' 27aapfu0939f1zv ', '27AAPFU0939F1ZV'],
    ['27 AAPFU 0939 F1 ZV', '27AAPFU0939F1ZV'],
    ['27-AAPFU0939F-1ZV', '27AAPFU0939F1ZV'],
    ['２７ＡＡＰＦＵ０９３９Ｆ１ＺＶ', '27AAPFU0939F1ZV'],
    ['२७AAPFU०९३९F१ZV', '27AAPFU0939F1ZV'],
    ['27AAPFU\u200b0939F1ZV\u00a0', '27AAPFU0939F1ZV'],
    ['GSTIN: 27AAPFU0939F1ZV', '27AAPFU0939F1ZV'],
    ['gstin 27AAPFU0939F1ZV', '27AAPFU0939F1ZV'],
    ['GST No. 27AAPFU0939F1ZV', '27AAPFU0939F1ZV'],
  ])('typed as %j is %s', (typed, gstin) => expect(readGstin(typed)).toEqual({ ok: true, value: gstin }));

  it.each([
    ['27AAPFU0939F1Z', 'gstin_length'],
    ['27AAPFU0939F1ZVV', 'gstin_length'],
    ['AAPFU0939F', 'gstin_length'],
    ['', 'gstin_length'],
    ['27AAPFU093FF1ZV', 'gstin_pan'],
    ['271APFU0939F1ZV', 'gstin_pan'],
    ['27AAPFU0939F0ZV', 'gstin_end'],
    ['27AAPFU0939F1YV', 'gstin_end'],
    ['AAAAPFU0939F1ZV', 'gstin_state'],
    ['00AAPFU0939F1ZV', 'gstin_state'],
    ['45AAPFU0939F1ZV', 'gstin_state'],
    ['27AAPFU0939F1ZA', 'gstin_check'],
    ['27AAPFU0993F1ZV', 'gstin_check'],
  ])('%j is refused: %s', (typed, refusal) => expect(readGstin(typed)).toEqual({ ok: false, refusal }));

  it('whose one character is another is refused', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...REAL),
        fc.nat(14),
        fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
        (gstin, at, sign) => {
          const typed = gstin.slice(0, at) + sign + gstin.slice(at + 1);
          expect(readGstin(typed).ok).toBe(typed === gstin);
        },
      ),
    ));
});

describe('the address of a seller', () => {
  it.each([
    ['32AAAAA0000A1ZB', '12 Beach Road, Kozhikode 673001, Kerala', true],
    ['32AAAAA0000A1ZB', '12 Beach Road\n673 001 Kozhikode', true],
    ['32AAAAA0000A1ZB', 'MG Road, Bengaluru 560001', false],
    ['32AAAAA0000A1ZB', 'MG Road, Bengaluru', true],
    ['32AAAAA0000A1ZB', 'Plot 673001/2, MG Road, Bengaluru 560 001', false],
    ['32AAAAA0000A1ZB', 'Kozhikode, phone 9847012345', true],
  ])('of %s at %j fits: %s', (gstin, address, fits) => expect(fitsAddress(gstin, address)).toBe(fits));
});
