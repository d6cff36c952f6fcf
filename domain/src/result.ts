/** The answer of a rule: a value, or the code of the refusal (a key of contract/src/errors.ts). Refusing is normal, so it is not thrown. */
export type Result<Value, Refusal extends string> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

/** A rule that holds, with what follows from it. */
export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

/** A rule that does not hold, with the code that says why. */
export const refuse = <Refusal extends string>(refusal: Refusal): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal,
});
