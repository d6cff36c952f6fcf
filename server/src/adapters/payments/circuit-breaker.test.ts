import { expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

const HOUR_MS = 3_600_000;

test('stays open for its time, and no longer where the clock is set back or forward meanwhile', () => {
  let now = Date.parse('2026-11-26T12:00:00Z');
  const rule = { failures: 2, withinMs: 10_000, openMs: 5_000 };
  for (const jump of [-3 * HOUR_MS, 3 * HOUR_MS]) {
    const breaker = createCircuitBreaker(rule, () => new Date(now), () => {}); // prettier-ignore
    for (let call = 0; call < 2; call++) breaker.record(false);
    expect(breaker.allows()).toBe(false);
    now += jump;
    expect(breaker.allows()).toBe(true);
  }
});
