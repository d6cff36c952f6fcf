import { ok, refuse, type Result } from './result.ts';

/** What the shop charges, in credits (S1 §9, S2 §9; modify and regenerate: rulings, Generation). */
export const CREDIT_COST = { generate: 3, modify: 3, regenerate: 3, preview: 2 } as const;
export type Spending = keyof typeof CREDIT_COST;

/** Credits of a new account (rulings, Money); the header shows the balance out of it. */
export const WELCOME_CREDITS = 20;

/** Credits never go below zero: a shopper can afford the whole spending or is refused. Answers what would be left. */
export function afford(available: number, spending: Spending): Result<number, 'insufficient_credits'> {
  const left = available - CREDIT_COST[spending];
  return left < 0 ? refuse('insufficient_credits') : ok(left);
}

/** The most that an admin gives or takes at once; a slip of the hand costs no more. */
export const CREDIT_CHANGE_MOST = 10_000;
