import { paiseOf, sumOf, type Paise } from './money.ts';

/**
 * An amount shared out by weights, to the paisa: the shares add up to it, and none is a paisa or more from its exact part.
 * What is left over goes to the largest fractions, the earlier ones first. Without any weight the shares are equal; weights
 * are whole and not negative.
 */
export function prorate(amount: Paise, weights: readonly number[]): Paise[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.length === 0 ? [] : prorate(amount, Array(weights.length).fill(1));
  // Products of two amounts may pass the safe integers.
  const exact = weights.map(weight => BigInt(amount) * BigInt(weight));
  const floors = exact.map(part => paiseOf(Number(part / BigInt(total))));
  const fractions = exact.map((part, index) => ({ index, left: part % BigInt(total) }));
  const byFraction = fractions.toSorted((a, b) => Number(b.left - a.left) || a.index - b.index);
  const extra = new Set(byFraction.slice(0, amount - sumOf(floors)).map(({ index }) => index));
  return floors.map((share, index) => paiseOf(share + (extra.has(index) ? 1 : 0)));
}
