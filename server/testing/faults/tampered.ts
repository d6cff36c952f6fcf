import fc from 'fast-check';
import { z } from 'zod';
import { endpoints } from '../../../contract/src/api.ts';
import { ADDRESSES, type EndpointName } from '../../../contract/src/addresses.ts';
import type { Honest, Victim } from './money-calls.ts';

/** A field of a call: of its address (`:id`) or of its body (`back.designId`). */
export type Field = { in: 'params' | 'body'; path: readonly string[] };
/** A field and what it is replaced with; `undefined` leaves it out. */
export type Change = { field: Field; value: unknown };

type Shape = { properties?: Record<string, Shape>; anyOf?: Shape[] };

/** The fields of a call as its contract has them, those inside objects too. */
export function fieldsOf(name: EndpointName): Field[] {
  const { params, body } = endpoints.find(one => one.name === name)!;
  const inPart = (part: Field['in'], schema: z.ZodType | undefined): Field[] =>
    schema
      ? pathsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape).map(path => ({
          in: part,
          path,
        }))
      : [];
  return [...inPart('params', params), ...inPart('body', body)];
}

function pathsOf({ properties = {}, anyOf = [] }: Shape): string[][] {
  const own = Object.entries(properties).flatMap(([name, shape]) => [
    [name],
    ...pathsOf(shape).map(path => [name, ...path]),
  ]);
  return [...own, ...anyOf.flatMap(pathsOf)];
}

/** A number as JSON spells it, where JavaScript would write another one. */
type Spelled = { spelled: string };
const isSpelled = (value: unknown): value is Spelled =>
  typeof value === 'object' && value !== null && typeof (value as Spelled).spelled === 'string';

const NUMBERS: unknown[] = [
  ...[0, -0, -1, 0.01, 0.1, 1, 2, 59.99, 60, 99, 100, 448.99, 449.000001, 508, 1e9, 2 ** 31, 2 ** 53, 1e308, -1e308],
  ...['1e400', '-0', '4.59e2', '459.0', '00', '1E-400', '459.00000000000001'].map(spelled => ({ spelled })),
];
const WORDS: unknown[] = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e3',
    'NaN',
    'Infinity',
    '-Infinity',
    '0x1CB',
    '459',
    '٤٥٩',
    '४५९',
    '４５９',
    '4５9',
    'null',
  ],
  ...['paid', 'completed', 'order_processing', 'payment_refund', 'refund', 'owner', 'USD', '₹1', '1;2', "' or 1=1 --"],
  ...['../1', '%2e%2e', '..', 'constructor', '__proto__', '\u0000', '\ud800', 'x'.repeat(5_000)],
];
const OTHERS: unknown[] = [
  ...[null, true, false, undefined, [], {}, [459], [null], { $gt: 0 }, { amount: 1 }, { price: 1, basePrice: 1 }],
];
/** Fields that no call has: a client's own word about money, status or role. */
const EXTRAS: Record<string, unknown>[] = [
  ...[{ status: 'completed' }, { paid: true }, { role: 'owner' }, { total: 1 }, { price: 1 }, { unitPrice: 1 }],
  ...[{ discount: 400 }, { shipping: 0 }, { subtotal: 1 }, { currency: 'USD' }, { amountPaise: 1 }, { lineTotal: 1 }],
  ...[
    { isAdmin: true },
    { refundDue: 1 },
    { credits: 1000 },
    { accountId: 'a1' },
    { placementFee: 0 },
    { state: 'paid' },
  ],
];

/** What a field may be replaced with: other types, spellings, sizes and signs, another's ids, and noise. */
export function wrongValue({ who, designId, lineId, orderId, paymentId }: Victim): fc.Arbitrary<unknown> {
  const ids = [who.id, designId, lineId, String(lineId), orderId, paymentId];
  return fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
    { weight: 4, arbitrary: fc.constantFrom<unknown>(...WORDS) },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(...OTHERS) },
    { weight: 3, arbitrary: fc.constantFrom<unknown>(...ids) },
    fc.double({ noNaN: true }),
    fc.integer(),
    fc.integer({ min: 1, max: 1_000 }),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.jsonValue({ maxDepth: 1 }),
  );
}

export const extraFields: fc.Arbitrary<Record<string, unknown>> = fc.constantFrom(...EXTRAS);

/** The honest call with its fields replaced; its body is JSON text, so that numbers keep their spelling. */
export function tamper(
  name: EndpointName,
  honest: Honest,
  changes: readonly Change[],
  extra: Record<string, unknown> = {},
): Omit<Honest, 'body'> & { body?: string } {
  const { as } = honest;
  // What has no body is asked with more words in its address.
  const isRead = ADDRESSES[name][0] === 'GET';
  const params = { ...honest.params, ...(isRead ? extra : {}) } as Record<string, unknown>;
  const body = structuredClone({ ...honest.body, ...(isRead ? {} : extra) }) as Record<string, unknown>;
  for (const { field, value } of changes) replaceAt(field.in === 'params' ? params : body, field.path, value);
  const hasBody = honest.body !== undefined || Object.keys(body).length > 0;
  const texts = Object.entries(params).map(([name, value]) => [name, textOf(value)]);
  return { as, params: Object.fromEntries(texts), ...(hasBody ? { body: spell(body) } : {}) };
}

function replaceAt(target: Record<string, unknown>, [name, ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) return void (target[name!] = value);
  const inner = target[name!];
  // An object that another change has replaced has no such field any more.
  if (typeof inner === 'object' && inner !== null) replaceAt(inner as Record<string, unknown>, rest, value);
}

/** An address has only text, and must have some. */
const textOf = (value: unknown): string => {
  const text = isSpelled(value) ? value.spelled : typeof value === 'string' ? value : String(JSON.stringify(value));
  return text.toWellFormed().slice(0, 500) || '-';
};

/** JSON with numbers as they were spelled. */
function spell(value: unknown): string {
  const numbers: string[] = [];
  const text = JSON.stringify(value, (_, one: unknown) =>
    isSpelled(one) ? `#spelled${numbers.push(one.spelled) - 1}#` : one,
  );
  return text.replace(/"#spelled(\d+)#"/g, (_, index) => numbers[Number(index)]!);
}
