import { expect, test } from 'vitest';
import { choiceIn, FIRST_CHOICE } from './choice.ts';

test.each([
  ['', FIRST_CHOICE],
  ['color=white&size=XL&quantity=10', { color: 'white', size: 'XL', quantity: 10 }],
  ['color=pink&size=XXXL&quantity=11', FIRST_CHOICE],
  ['quantity=0', FIRST_CHOICE],
  ['quantity=2.5', FIRST_CHOICE],
  ['quantity=x&size=s', FIRST_CHOICE],
])('the address ?%s carries %o', (query, choice) => expect(choiceIn(new URLSearchParams(query))).toEqual(choice));
