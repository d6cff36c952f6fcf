/** What can be told to go wrong, and whether it takes a whole number: `name` or `name(3)`. */
const FAULTS = {
  /** Every call but this program's own control. */
  all: { down: false, slow: true, http: true },
  /** What pressing a button of the sign-in page leads to. */
  signIn: { access_denied: false, server_error: false, temporarily_unavailable: false, unverified_email: false },
  /** The exchange of a code for tokens. */
  token: { wrong_audience: false, http: true },
} as const satisfies Record<string, Record<string, boolean>>;

export type ScriptedPart = keyof typeof FAULTS;
export type Fault = { name: { [P in ScriptedPart]: keyof (typeof FAULTS)[P] }[ScriptedPart]; count: number };

/** The faults in force, one a part at most. */
export type Script = {
  /** Takes `{all|signIn|token: fault, uses?}`; `ok` takes a fault back. Answers a sentence when it cannot be understood. */
  add(wanted: unknown): string | undefined;
  /** The fault for a part now, if any; counts a use. */
  take(part: ScriptedPart): Fault | undefined;
  clear(): void;
  list(): Record<string, string>;
};

/** An empty script: everything works. */
export function createScript(): Script {
  const rules = new Map<ScriptedPart, { fault: Fault; usesLeft: number }>();
  return {
    add(wanted) {
      if (typeof wanted !== 'object' || wanted === null) return 'Send a JSON object, such as {"all":"down"}.';
      const { uses = Infinity, ...parts } = wanted as Record<string, unknown>;
      if (uses !== Infinity && !(Number.isInteger(uses) && Number(uses) > 0)) return 'uses is a whole number above 0.';
      const parsed = Object.entries(parts).map(([part, text]) => [part, parseFault(part, String(text))] as const);
      const problem = parsed.find(([, fault]) => typeof fault === 'string')?.[1] as string | undefined;
      if (problem) return problem;
      for (const [part, fault] of parsed as [ScriptedPart, Fault | undefined][]) {
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

function parseFault(part: string, text: string): Fault | string | undefined {
  if (!Object.hasOwn(FAULTS, part)) return `Unknown part '${part}': it is one of ${Object.keys(FAULTS).join(', ')}.`;
  if (text === 'ok') return undefined;
  const known: Record<string, boolean> = FAULTS[part as ScriptedPart];
  const match = /^(\w+)(?:\((\d{1,6})\))?$/.exec(text);
  const name = match?.[1] ?? '';
  if (!Object.hasOwn(known, name)) return `Unknown fault '${text}': it is ok, ${Object.keys(known).join(', ')}.`;
  if (known[name] !== (match?.[2] !== undefined))
    return known[name] ? `'${name}' takes a number.` : `'${name}' takes none.`;
  return { name: name as Fault['name'], count: Number(match?.[2] ?? 0) };
}
