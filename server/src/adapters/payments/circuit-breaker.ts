/** Keeps callers from a company that does not answer. Every call let through must be reported with `record`. */
export type CircuitBreaker = { allows(): boolean; record(answered: boolean): void };

type BreakerRule = { failures: number; withinMs: number; openMs: number };

/**
 * Opens after `failures` calls without an answer within `withinMs`; after `openMs` one call is let through to try,
 * and its answer closes it again. `onChange` is told of each change.
 */
export function createCircuitBreaker(
  rule: BreakerRule,
  now: () => Date,
  onChange: (state: 'open' | 'closed') => void,
): CircuitBreaker {
  let failures: number[] = [];
  let openUntil: number | undefined;
  return {
    allows() {
      if (openUntil === undefined) return true;
      // Longer than it is ever open: the clock was set back meanwhile.
      const left = openUntil - now().getTime();
      if (left > 0 && left <= rule.openMs) return false;
      openUntil = now().getTime() + rule.openMs;
      return true;
    },
    record(answered) {
      const time = now().getTime();
      if (answered) {
        failures = [];
        if (openUntil !== undefined) onChange('closed');
        openUntil = undefined;
        return;
      }
      failures = [...failures.filter(at => Math.abs(time - at) < rule.withinMs), time];
      if (failures.length < rule.failures && openUntil === undefined) return;
      if (openUntil === undefined) onChange('open');
      openUntil = time + rule.openMs;
    },
  };
}
