import { expect, it } from 'vitest';
import { AUDIT_ACTIONS, AUDIT_FIELDS } from '../../../../../domain/src/audit-log.ts';
import { words as english } from '../../../../../words/src/en/admin-log.ts';
import { words as hindi } from '../../../../../words/src/hi/admin-log.ts';

/** What each line says is held by the server's tests (server/testing/check-log.ts): a field outside these lists fails there. */
it.each([
  ['English', english],
  ['Hindi', hindi],
])('every action and every field of the log has its words in %s', (_, { actions, fields }) => {
  expect(Object.keys(actions).toSorted()).toEqual(AUDIT_ACTIONS.toSorted());
  expect(Object.keys(fields).toSorted()).toEqual(AUDIT_FIELDS.toSorted());
  for (const text of [...Object.values(actions), ...Object.values(fields)]) expect(text.trim()).not.toBe('');
});
