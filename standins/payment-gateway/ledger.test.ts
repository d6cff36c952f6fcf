import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { press, spawnGateway, useGateway } from './use-gateway.ts';

const gateway = useGateway();
const { call, pay, readStatus, settle } = gateway;

describe('time', () => {
  it('runs out for an unpaid order, which the shop is told, and for a token', async () => {
    const { id } = await pay({ expireAfter: 300 });
    await call('POST', '/__sim/clock', { advanceMs: 299_000 });
    expect((await readStatus(id)).body.state).toBe('PENDING');
    await call('POST', '/__sim/clock', { advanceMs: 2_000 });
    expect((await readStatus(id)).body).toMatchObject({
      state: 'FAILED',
      errorCode: 'TXN_NOT_COMPLETED',
      detailedErrorCode: 'ORDER_EXPIRED',
    });
    await vi.waitFor(() => expect(gateway.state.hooks.some(hook => hook.text.includes(id))).toBe(true));
    expect((await settle(id)).body.changed).toBe(false);
    await call('POST', '/__sim/clock', { advanceMs: 3_600_000 });
    expect((await readStatus(id)).status).toBe(401);
    expect((await call('POST', '/__sim/clock', { advanceMs: -1 })).status).toBe(400);
    await gateway.end('SIGTERM');
    await gateway.start();
  });
});

describe('the ledger', () => {
  it('outlives kill -9 and a line that was cut off', async () => {
    const paid = await pay();
    const open = await pay();
    await settle(paid.id);
    const { body: before } = await call('GET', '/__sim/ledger');
    await gateway.end('SIGKILL');
    appendFileSync(join(gateway.dataDir, 'ledger.jsonl'), '{"kind":"order_completed","at":1,"merch');
    await gateway.start();
    const { body: after } = await call('GET', '/__sim/ledger');
    expect(after.orders).toEqual(before.orders);
    expect(after.totals).toEqual(before.totals);
    expect(after.now).toBeGreaterThanOrEqual(before.now);
    expect((await press(gateway.state.origin + new URL(open.page).pathname, { outcome: 'pay' })).status).toBe(303);
    await gateway.end('SIGKILL');
    await gateway.start();
    expect((await readStatus(open.id)).body.state).toBe('COMPLETED');
  });

  it('counts what was captured', async () => {
    const before = (await call('GET', '/__sim/ledger')).body.totals;
    await settle((await pay({ amount: 10_000 })).id);
    await settle((await pay({ amount: 20_000 })).id, 'fail');
    const { totals } = (await call('GET', '/__sim/ledger')).body;
    expect(totals.captured - before.captured).toBe(10_000);
    expect(totals.orders - before.orders).toBe(2);
  });
});

it.each([[{ HOST: '0.0.0.0' }], [{ PORT: 'x' }], [{ PUBLIC_URL: 'nowhere' }]])('does not start with %j', async env => {
  const program = spawnGateway({ DATA_DIR: gateway.dataDir, ...env } as Record<string, string>);
  let said = '';
  program.stderr!.on('data', (text: Buffer) => (said += String(text)));
  expect(await new Promise(resolve => program.once('close', resolve))).toBe(1);
  expect(said).toContain('The payment gateway stand-in cannot start');
});
