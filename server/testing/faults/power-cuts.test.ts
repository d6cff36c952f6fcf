import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestAccount } from '../test-shop.ts';
import { buyAndReturn, newShopper } from './buy-and-return.ts';
import { MoneyRoom } from './money-room.ts';

/**
 * T4: the power is cut at every place of checkout, payment, webhook, settling, mail and refund, on a real process and a real
 * PostgreSQL; once, and in the long run (`npm run faults`) once more at the same place after the restart.
 */
const IS_LONG = process.env['FAULTS'] === 'all';
/** Of the places found, the short run takes every n-th. */
const SHORT_STEP = 32;

let room: MoneyRoom;
let admin: TestAccount;
beforeAll(async () => {
  room = await MoneyRoom.open();
  admin = await room.watcher.signUp('Owner', { role: 'owner' });
}, 60_000);
afterAll(() => room?.close());

type Cut = { place: string; pass: number };

/** The places of one whole way of money, each with its passes, as a run without a cut meets them. */
async function findCuts(): Promise<Cut[]> {
  await buyAndReturn(room, { ...(await newShopper(room)), admin });
  const { places } = await room.process.tell({ places: true });
  const counts = new Map<string, number>();
  return places.map(place => {
    const pass = (counts.get(place) ?? 0) + 1;
    counts.set(place, pass);
    return { place, pass };
  });
}

describe('T4: a power cut', () => {
  it('leaves every order payable or paid exactly once, wherever it comes', { timeout: 30 * 60_000 }, async () => {
    const found = await findCuts();
    expect(await room.audit()).toEqual([]);
    expect(new Set(found.map(cut => cut.place)).size).toBeGreaterThanOrEqual(15);
    const cuts = IS_LONG ? found : found.filter((_, index) => index % SHORT_STEP === 3);
    const violations: string[] = [];
    let reached = 0;
    for (const { place, pass } of cuts) {
      const shopper = await newShopper(room);
      const before = room.kills;
      await room.arm(place, pass);
      if (IS_LONG) room.again = place;
      await buyAndReturn(room, { ...shopper, admin }).catch(error => violations.push(`${place}: ${String(error)}`));
      room.again = undefined;
      if (room.kills > before) reached += 1;
      violations.push(...(await room.audit()).map(line => `${place} (${pass}): ${line}`));
    }
    console.log(`T4 power cuts: ${cuts.length} places, ${room.kills} kills, ${violations.length} violations`);
    expect(violations).toEqual([]);
    expect(reached).toBeGreaterThanOrEqual(Math.floor(cuts.length * 0.7));
    // A cut between sending a mail and noting it sends it once more, with the same Message-ID; nothing else does.
    expect(room.mailsSentTwice()).toEqual([]);
  });
});
