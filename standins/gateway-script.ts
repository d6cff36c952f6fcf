/**
 * What each call can be told to do wrong, and whether the fault takes an argument
 * (`n` a whole number, `text` any text). Written `name` or `name(argument)`.
 */
export type GatewayFaults = Record<string, Record<string, '' | 'n' | 'text'>>;
type CallOf<F extends GatewayFaults> = keyof F & string;
type NameOf<F extends GatewayFaults> = { [C in keyof F]: keyof F[C] & string }[keyof F];

/** A fault to commit: its name, its argument as text and as a number. */
export type Fault<Name extends string = string> = { name: Name; text: string; count: number };

type Rule = { call: string; fault: Fault; merchantOrderId: string | undefined; usesLeft: number };

/** The rules in force. */
export type Script<F extends GatewayFaults> = {
  /** Adds what a POST to /__sim/script says. Answers a sentence when it cannot be understood; then nothing is added. */
  add(wanted: unknown): string | undefined;
  /**
   * The fault for this call now, if any; counts a use. A rule for one order comes before one for all.
   * With `only`, a rule of another name is left for later.
   */
  take(call: CallOf<F>, merchantOrderId?: string, only?: NameOf<F>): Fault<NameOf<F>> | undefined;
  clear(): void;
  list(): object[];
};

/** An empty script: everything works. */
export function createScript<F extends GatewayFaults>(faults: F): Script<F> {
  let rules: Rule[] = [];
  return {
    add(wanted) {
      const parsed = parseRules(faults, wanted);
      if (typeof parsed === 'string') return parsed;
      const replaced = (rule: Rule) =>
        parsed.some(p => p.call === rule.call && p.merchantOrderId === rule.merchantOrderId);
      rules = [...rules.filter(rule => !replaced(rule)), ...parsed.filter(rule => rule.fault.name !== OK)];
    },
    take(call, merchantOrderId, only) {
      const live = rules.filter(rule => rule.call === call && rule.usesLeft > 0);
      const rule =
        live.find(r => r.merchantOrderId === merchantOrderId) ?? live.find(r => r.merchantOrderId === undefined);
      if (!rule || (only && rule.fault.name !== only)) return undefined;
      rule.usesLeft -= 1;
      return rule.fault as Fault<NameOf<F>>;
    },
    clear() {
      rules = [];
    },
    list: () =>
      rules
        .filter(rule => rule.usesLeft > 0)
        .map(({ call, fault, merchantOrderId, usesLeft }) => ({
          [call]: fault.text ? `${fault.name}(${fault.text})` : fault.name,
          merchantOrderId,
          uses: Number.isFinite(usesLeft) ? usesLeft : undefined,
        })),
  };
}

/** `ok` takes a rule back; it never reaches a caller. */
const OK = 'ok';

/** Faults whose argument is the number of times they happen. */
const COUNTED = new Set(['stale', 'not_found']);

function parseRules(faults: GatewayFaults, wanted: unknown): Rule[] | string {
  if (typeof wanted !== 'object' || wanted === null) return 'Send a JSON object, such as {"pay":"html_502"}.';
  const { merchantOrderId, uses, ...calls } = wanted as Record<string, unknown>;
  if (merchantOrderId !== undefined && typeof merchantOrderId !== 'string') return 'merchantOrderId is text.';
  if (uses !== undefined && !(Number.isInteger(uses) && Number(uses) > 0)) return 'uses is a whole number above 0.';
  const rules: Rule[] = [];
  for (const [call, text] of Object.entries(calls)) {
    const fault = parseFault(faults, call, text);
    if (typeof fault === 'string') return fault;
    const limit = COUNTED.has(fault.name) ? fault.count : Number(uses ?? Infinity);
    rules.push({ call, fault, merchantOrderId, usesLeft: limit });
  }
  return rules.length > 0 ? rules : `Name at least one of ${Object.keys(faults).join(', ')}.`;
}

function parseFault(faults: GatewayFaults, call: string, text: unknown): Fault | string {
  if (!Object.hasOwn(faults, call)) return `Unknown call '${call}': it is one of ${Object.keys(faults).join(', ')}.`;
  const known = faults[call]!;
  const match = /^(\w+)(?:\(([^()]*)\))?$/.exec(String(text));
  const name = match?.[1] ?? '', argument = (match?.[2] ?? '').replace(/^"(.*)"$/, '$1'); // prettier-ignore
  if (name === OK) return { name: OK, text: '', count: 0 };
  const wants = Object.hasOwn(known, name) ? known[name] : undefined;
  if (wants === undefined)
    return `Unknown ${call} fault '${String(text)}': it is ok, ${Object.keys(known).join(', ')}.`;
  if (wants === 'n' && !/^\d{1,12}$/.test(argument)) return `'${name}' takes a whole number: ${name}(3).`;
  if (wants === '' && argument !== '') return `'${name}' takes no argument.`;
  return { name, text: argument, count: Number(argument) };
}
