import { expect, it } from 'vitest';
import { isOverBudget } from './image-budget.ts';
import { paiseOf } from './money.ts';

const CASES: [cost: number, dayLimit: number, spent: number, isOver: boolean][] = [
  [350, 0, 1_000_000, false],
  [350, 700, 0, false],
  [350, 700, 350, false],
  [350, 700, 351, true],
  [350, 700, 700, true],
  [350, 349, 0, true],
  [0, 100, 100, false],
];

it.each(CASES)('a picture of %i paise with %i a day and %i spent is over: %s', (cost, dayLimit, spent, isOver) => {
  expect(isOverBudget({ cost: paiseOf(cost), dayLimit: paiseOf(dayLimit) }, spent)).toBe(isOver);
});
