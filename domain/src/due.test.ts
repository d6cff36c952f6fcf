import { expect, it } from 'vitest';
import { DUE_KINDS, dueKindsOf } from './due.ts';

it('is shown to whom it is the duty of', () => {
  expect(dueKindsOf('shopper')).toEqual([]);
  expect(dueKindsOf('printer')).toEqual(['look', 'print', 'pack', 'send']);
  expect(dueKindsOf('staff')).toEqual(DUE_KINDS);
  expect(dueKindsOf('owner')).toEqual(DUE_KINDS);
});
