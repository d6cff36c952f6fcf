/**
 * What each call can be told to do wrong, and whether the fault takes an argument
 * (`n` a whole number, `text` any text). Written `name` or `name(argument)`.
 */
const FAULTS = {
  token: { down: '', expired: '', slow: 'n', no_expires_at: '', http: 'n', hang: '', html_502: '', truncated_json: '' },
  pay: {
    delay: 'n', http: 'n', hang: '', html_502: '', reset_before_commit: '',
    commit_then_500: '', commit_then_reset: '', truncated_json: '', wrong_host_redirectUrl: '',
  },
  status: {
    delay: 'n', http: 'n', hang: '', html_502: '', reset: '', truncated_json: '',
    stale: 'n', not_found: 'n', amount: 'n', orderId: 'text', state: 'text',
  },
  refund: {
    delay: 'n', http: 'n', hang: '', html_502: '', reset_before_commit: '', commit_then_500: '', commit_then_reset: '',
    truncated_json: '', reject: 'text', fail: 'text', hold: '',
  },
  refundStatus: {
    delay: 'n', http: 'n', hang: '', html_502: '', reset: '', truncated_json: '', not_found: 'n', amount: 'n', state: 'text',
  },
  webhook: {
    none: '', once: '', times: 'n', delay: 'n', before_pay_response: '', after_status_terminal: '', reversed_order: '',
    bad_auth: '', amount: 'n', other_order: 'text', '5MB': '', not_json: '', no_envelope: '', type_only: '',
  },
} as const satisfies Record<string, Record<string, '' | 'n' | 'text'>>; // prettier-ignore

export type ScriptedCall = keyof typeof FAULTS;
export type FaultName = { [C in ScriptedCall]: keyof (typeof FAULTS)[C] }[ScriptedCall];

/** A fault to commit: its name, its argument as text and as a number. */
export type Fault = { name: FaultName; text: string; count: number };

type Rule = { call: ScriptedCall; fault: Fault; merchantOrderId: string | undefined; usesLeft: number };

/** The rules in force. */
export type Script = {
  /** Adds what a POST to /__sim/script says. Answers a sentence when it cannot be understood; then nothing is added. */
  add(wanted: unknown): string | undefined;
  /**
   * The fault for this call now, if any; counts a use. A rule for one order comes before one for all.
   * With `only`, a rule of another name is left for later.
   */
  take(call: ScriptedCall, merchantOrderId?: string, only?: FaultName): Fault | undefined;
  clear(): void;
  list(): object[];
};

/** An empty script: everything works. */
export function createScript(): Script {
  let rules: Rule[] = [];
  return {
    add(wanted) {
      const parsed = parseRules(wanted);
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
      return rule.fault;
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
const OK = 'ok' as FaultName;

/** Faults whose argument is the number of times they happen. */
const COUNTED = new Set<FaultName>(['stale', 'not_found']);

function parseRules(wanted: unknown): Rule[] | string {
  if (typeof wanted !== 'object' || wanted === null) return 'Send a JSON object, such as {"pay":"html_502"}.';
  const { merchantOrderId, uses, ...calls } = wanted as Record<string, unknown>;
  if (merchantOrderId !== undefined && typeof merchantOrderId !== 'string') return 'merchantOrderId is text.';
  if (uses !== undefined && !(Number.isInteger(uses) && Number(uses) > 0)) return 'uses is a whole number above 0.';
  const rules: Rule[] = [];
  for (const [call, text] of Object.entries(calls)) {
    const fault = parseFault(call, text);
    if (typeof fault === 'string') return fault;
    const limit = COUNTED.has(fault.name) ? fault.count : Number(uses ?? Infinity);
    rules.push({ call: call as ScriptedCall, fault, merchantOrderId, usesLeft: limit });
  }
  return rules.length > 0 ? rules : 'Name at least one of token, pay, status, refund, refundStatus, webhook.';
}

function parseFault(call: string, text: unknown): Fault | string {
  if (!(call in FAULTS)) return `Unknown call '${call}': it is one of ${Object.keys(FAULTS).join(', ')}.`;
  const known: Record<string, '' | 'n' | 'text'> = FAULTS[call as ScriptedCall];
  const match = /^(\w+)(?:\(([^()]*)\))?$/.exec(String(text));
  const name = match?.[1] ?? '', argument = (match?.[2] ?? '').replace(/^"(.*)"$/, '$1'); // prettier-ignore
  if (name === OK) return { name: OK, text: '', count: 0 };
  const wants = Object.hasOwn(known, name) ? known[name] : undefined;
  if (wants === undefined)
    return `Unknown ${call} fault '${String(text)}': it is ok, ${Object.keys(known).join(', ')}.`;
  if (wants === 'n' && !/^\d{1,12}$/.test(argument)) return `'${name}' takes a whole number: ${name}(3).`;
  if (wants === '' && argument !== '') return `'${name}' takes no argument.`;
  return { name: name as FaultName, text: argument, count: Number(argument) };
}
