import { describe, expect, it } from 'vitest';
import { seedOf, subDice } from './seed.ts';

const first = (seed: number, element = 'sky') => Array.from({ length: 4 }, subDice(seed, element));

describe('seeds', () => {
  it('gives the same stream for the same seed and element, and another for every other', () => {
    expect(first(7)).toEqual(first(7));
    expect(first(7)).not.toEqual(first(7, 'sea'));
    expect(first(7)).not.toEqual(first(8));
  });

  it('counts every bit of a seed, not the low 32 alone', () => {
    for (const bit of [0, 31, 32, 40, 47, 52]) expect(first(2 ** bit + 3)).not.toEqual(first(3));
  });

  it('spreads evenly: the mean and every tenth', () => {
    const dice = subDice(1, 'even');
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 100_000; i++) tenths[Math.floor(dice() * 10)]!++;
    for (const n of tenths) expect(n).toBeGreaterThan(9_600);
  });

  it('makes a safe seed of a number and words, another for each of them', () => {
    const seeds = [seedOf(1, 'a'), seedOf(1, 'b'), seedOf(2, 'a'), seedOf(1, 'a', 1), seedOf(2 ** 40 + 1, 'a')];
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seeds.every(Number.isSafeInteger)).toBe(true);
  });
});
