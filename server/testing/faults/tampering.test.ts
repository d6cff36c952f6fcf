import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../../../contract/src/api.ts';
import { auditBooks, linesOf, type GatewayOrder } from '../../src/features/audit/audit.ts';
import { reconcilePayments, reconcileRefunds } from '../../src/features/payments/payments.ts';
import { startShopWithGateway, type ShopWithGateway } from '../payment-gateway.ts';
import {
  ELSEWHERE,
  endpointOf,
  MONEY_CALLS,
  newVictim,
  NO_MONEY,
  type MoneyCall,
  type TamperRoom,
} from './money-calls.ts';
import { tamperWith } from './run-tampering.ts';

/** T3: every field of every call that has to do with money, replaced by whatever a client may send; longer by `npm run faults`. */
const IS_LONG = process.env['FAULTS'] === 'all';
const RUNS = IS_LONG ? { runsOfField: 120, runsTogether: 400 } : { runsOfField: 2, runsTogether: 3 };
const names = Object.keys(MONEY_CALLS) as MoneyCall[];

/** What a field, an answer or a refusal of a money call is called. */
const MONEY_WORD =
  /"(?:\w*(?:[Aa]mount|[Pp]rice|[Tt]otal|[Cc]oupon|[Qq]uantity|[Dd]iscount|[Ff]ee|[Rr]efund|[Pp]aid)\w*)":/;

describe('T3: the calls of the contract', () => {
  const writing = endpoints.filter(one => one.method !== 'GET').map(one => one.name);
  it('that write are tampered with here, or have nothing to do with money', () => {
    const listed = [...new Set(names.map(endpointOf)), ...Object.keys(ELSEWHERE), ...NO_MONEY].filter(
      name => name !== 'payments.status',
    );
    expect(listed.toSorted()).toEqual(writing.toSorted());
  });

  it.each(NO_MONEY)('%s takes nothing about money', name => {
    const { body } = endpoints.find(one => one.name === name)!;
    const shape = body ? JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })) : '';
    expect(shape).not.toMatch(MONEY_WORD);
  });
});

describe('T3: a client that lies', () => {
  let at: ShopWithGateway;
  let room: TamperRoom;
  const tallies: string[] = [];
  beforeAll(async () => {
    at = await startShopWithGateway();
    const { shop, ledger, end } = at;
    const admin = await shop.signUp('Owner', { role: 'owner' });
    const script = (faults: object) => at.simulate('POST', 'script', faults);
    await script({ webhook: 'none' });
    const rest = { shop, ledger, end, script, admin, call: shop.call as TamperRoom['call'] };
    room = { ...rest, victim: await newVictim(rest) };
  });
  afterAll(() => at?.stop());

  it.each(names)('%s: refused without a trace, or charged by the catalogue', { timeout: 30 * 60_000 }, async name => {
    const { calls, refused, accepted } = await tamperWith(room, name, { ...RUNS, seed: 20261122 });
    tallies.push(`${name} ${calls} (${refused} refused, ${accepted} accepted)`);
    expect(calls).toBeGreaterThanOrEqual(RUNS.runsOfField);
  });

  it('leaves books that add up', { timeout: 60_000 }, async () => {
    for (const wait of [5_000, 70_000, 1_000_000, 70_000, 5_000]) {
      await at.advance(wait);
      await reconcilePayments(at.shop.context);
      await reconcileRefunds(at.shop.context);
    }
    const ledger = async function* (): AsyncGenerator<GatewayOrder[]> {
      yield (await at.ledger()) as never;
    };
    console.log(`T3 tampering: ${tallies.join('; ')}`);
    expect((await auditBooks(at.shop.context, { ledger: ledger() })).flatMap(linesOf)).toEqual([]);
  });
});
