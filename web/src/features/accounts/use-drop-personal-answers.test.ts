import { expect, test } from 'vitest';
import { endpoints } from '../../../../contract/src/api.ts';
import { FOR_EVERYBODY } from './use-drop-personal-answers.ts';

test('answers that the contract keeps for everybody outlive a sign-in, and no others', () => {
  const kept = endpoints.filter(endpoint => endpoint.cache === 'public').map(endpoint => endpoint.name);
  expect([...FOR_EVERYBODY].toSorted()).toEqual(kept.toSorted());
});
