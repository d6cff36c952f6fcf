/** The faults that each part can be told to have, and whether a fault takes a whole number: `name` or `name(3)`. */
export type Faults = Record<string, Record<string, boolean>>;

export type Fault<F extends Faults> = { name: { [P in keyof F]: keyof F[P] & string }[keyof F]; count: number };

/** The faults in force, one a part at most. */
export type FaultScript<F extends Faults> = {
  /** Takes `{<part>: fault, uses?}`; `ok` takes a fault back. Answers a sentence when it cannot be understood. */
  add(wanted: unknown): string | undefined;
  /** The fault for a part now, if any; counts a use. */
  take(part: keyof F): Fault<F> | undefined;
  clear(): void;
  list(): Record<string, string>;
};

/** An empty script: everything works. `example` is a valid rule, shown to callers who send an invalid one. */
export function createFaultScript<F extends Faults>(faults: F, example: string): FaultScript<F> {
  const rules = new Map<keyof F, { fault: Fault<F>; usesLeft: number }>();
  return {
    add(wanted) {
      if (typeof wanted !== 'object' || wanted === null) return `Send a JSON object, such as ${example}.`;
      const { uses = Infinity, ...parts } = wanted as Record<string, unknown>;
      if (uses !== Infinity && !(Number.isInteger(uses) && Number(uses) > 0)) return 'uses is a whole number above 0.';
      const parsed = Object.entries(parts).map(
        ([part, text]) => [part, parseFault(faults, part, String(text))] as const,
      );
      const problem = parsed.find(([, fault]) => typeof fault === 'string')?.[1] as string | undefined;
      if (problem) return problem;
      for (const [part, fault] of parsed as [keyof F, Fault<F> | undefined][]) {
        rules.delete(part);
        if (fault) rules.set(part, { fault, usesLeft: Number(uses) });
      }
    },
    take(part) {
      const rule = rules.get(part);
      if (!rule) return undefined;
      rule.usesLeft -= 1;
      if (rule.usesLeft <= 0) rules.delete(part);
      return rule.fault;
    },
    clear: () => rules.clear(),
    list: () => Object.fromEntries([...rules].map(([part, { fault }]) => [part, fault.name])),
  };
}

function parseFault<F extends Faults>(faults: F, part: string, text: string): Fault<F> | string | undefined {
  if (!Object.hasOwn(faults, part)) return `Unknown part '${part}': it is one of ${Object.keys(faults).join(', ')}.`;
  if (text === 'ok') return undefined;
  const known = faults[part]!;
  const match = /^(\w+)(?:\((\d{1,6})\))?$/.exec(text);
  const name = match?.[1] ?? '';
  if (!Object.hasOwn(known, name)) return `Unknown fault '${text}': it is ok, ${Object.keys(known).join(', ')}.`;
  if (known[name] !== (match?.[2] !== undefined))
    return known[name] ? `'${name}' takes a number.` : `'${name}' takes none.`;
  return { name: name as Fault<F>['name'], count: Number(match?.[2] ?? 0) };
}
