import { describe, expect, it } from 'vitest';
import { ConfigurationError } from './config/env.ts';
import { inRequest } from './jobs/request-scope.ts';
import { makeLog } from './log.ts';

/** One line as it is written, without its time and process. */
function lineOf(event: string, fields: Record<string, unknown>, requestId?: string): Record<string, unknown> {
  const lines: string[] = [];
  const log = makeLog('info', { write: line => void lines.push(line) });
  inRequest(requestId, () => log.error(event, fields));
  expect(lines).toHaveLength(1);
  const { time, pid, level, ...rest } = JSON.parse(lines[0]!) as Record<string, unknown>;
  expect([Number.isNaN(Date.parse(String(time))), typeof pid, level]).toEqual([false, 'number', 'error']);
  return rest;
}

describe('a line of the log', () => {
  it('has its event, the request in whose name it happened, and fields of the allow list', () => {
    const fields = { mailId: 'a1b2', attempts: 3, problem: '451 RCPT TO', state: undefined };
    expect(lineOf('mail.delayed', fields, 'request-0001')).toEqual({
      ...{ event: 'mail.delayed', requestId: 'request-0001' },
      ...{ mailId: 'a1b2', attempts: 3, problem: '451 RCPT TO' },
    });
  });

  it('leaves out every other field, and says its name', () => {
    const fields = { orderId: 'O1', email: 'asha@example.com', customerName: 'Asha', token: 'ey.canary' };
    expect(lineOf('x', fields)).toEqual({ event: 'x', orderId: 'O1', dropped: ['email', 'customerName', 'token'] });
  });

  it.each([
    ['an address with its query', { path: '/studio?prompt=for+asha' }, { path: '/studio' }],
    ['an address with more', { path: '/x/asha@example.com/9876543210' }, { path: '/x/[...]/[...]' }],
    ['an address in a text', { problem: 'no asha@example.com here' }, { problem: 'no [address] here' }],
    ['an e-mail where an id should be', { id: 'asha@example.com' }, { id: '[address]' }],
    ['a phone number', { message: 'call +91 98765 43210 now' }, { message: 'call [number] now' }],
    ['what is quoted', { message: 'bad value "Asha Nair" in row' }, { message: 'bad value "…" in row' }],
    [
      'a token',
      { message: `with eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJhc2hhIn0.abc` },
      { message: 'with [token]' },
    ],
    ['an object', { found: { customer: 'Asha' } }, { found: '[object]' }],
  ])('hides %s', (_, fields, shown) => {
    expect(lineOf('x', fields)).toEqual({ event: 'x', ...shown });
  });

  it('keeps of an error its class, codes and places, and of its sentence what it does not quote', () => {
    let thrown: unknown;
    try {
      JSON.parse('{"name": asha}');
    } catch (error) {
      thrown = error;
    }
    const { error } = lineOf('x', { error: thrown }) as { error: Record<string, unknown> };
    expect(error).toMatchObject({
      name: 'SyntaxError',
      at: expect.arrayContaining([expect.stringContaining('log-fields.test.ts')]),
    });
    expect(JSON.stringify(error)).not.toMatch(/asha/i);
    const broken = lineOf('x', { error: new TypeError("Cannot read properties of undefined (reading 'total')") });
    expect(broken).toMatchObject({ error: { message: "Cannot read properties of undefined (reading 'total')" } });
    const cause = new ConfigurationError(['PORT: too big']);
    expect(lineOf('x', { error: new Error('It failed', { cause }) })).toMatchObject({
      error: { message: 'It failed', cause: { name: 'ConfigurationError' } },
    });
  });

  it('keeps of a failed query its statement, and none of its values', () => {
    const cause = Object.assign(new Error('invalid input syntax for type integer: asha'), {
      severity: 'ERROR',
      code: '22P02',
      table: 'orders',
    });
    const error = Object.assign(new Error('Failed query: insert …\nparams: Asha Nair,asha@example.com', { cause }), {
      query: `insert into "orders" values ($1, 'asha')`,
      params: ['Asha Nair'],
    });
    const line = lineOf('request.failed', { error });
    expect(JSON.stringify(line)).not.toMatch(/asha/i);
    expect(line).toMatchObject({
      error: { query: expect.stringContaining('insert into'), cause: { code: '22P02', table: 'orders' } },
    });
  });
});
