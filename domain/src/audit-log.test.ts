import { expect, it } from 'vitest';
import { unsaidFields } from './audit-log.ts';

it('finds what has no words wherever it stands, and leaves the evidence of an exception to its own page', () => {
  expect(unsaidFields({ status: 'shipped', version: 3, decision: { kind: 'hidden', text: '' }, away: [{ size: 'M' }] })).toEqual([]); // prettier-ignore
  expect(unsaidFields({ shoeSize: 1, decision: { mood: 2 }, away: [{ size: 'M' }, { shelf: 3 }] })).toEqual([
    'shoeSize',
    'mood',
    'shelf',
  ]);
  expect(unsaidFields({ evidence: { providerAmount: 1 } })).toEqual([]);
  for (const nothing of [null, undefined, 'text', 3]) expect(unsaidFields(nothing)).toEqual([]);
});
