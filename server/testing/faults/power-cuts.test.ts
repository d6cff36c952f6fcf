import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestAccount } from '../test-shop.ts';
import { MoneyRoom } from './money-room.ts';
import { WAYS_OF_MONEY, type WayOfMoney } from './ways-of-money.ts';

/**
 * T4: the power is cut at every place of every way of money (checkout, payment or claim or code, webhook, settling, mail, the owner's word,
 * refund), on a real process and a real PostgreSQL; once, and in the long run (`npm run faults`) once more at the same place after the
 * restart.
 */
const IS_LONG = process.env['FAULTS'] === 'all';
/** In the short run one way of each kind is walked: with a company's book, and with the shop's own. */
const SHORT = ['PhonePe', 'cash, received'];
const WAYS = IS_LONG ? WAYS_OF_MONEY : WAYS_OF_MONEY.filter(({ name }) => SHORT.includes(name));

type Cut = { place: string; pass: number };

/** The places of one whole way of money, each with its passes, as a run without a cut meets them. */
async function findCuts(room: MoneyRoom, admin: TestAccount, { walk }: WayOfMoney): Promise<Cut[]> {
  // What an earlier way was armed with, and never came to, is taken away.
  await room.arm('nowhere', 1);
  const { places: before } = await room.process.tell({ places: true });
  await walk(room, admin);
  const { places } = await room.process.tell({ places: true });
  const counts = new Map<string, number>();
  return places.slice(before.length).map(place => {
    const pass = (counts.get(place) ?? 0) + 1;
    counts.set(place, pass);
    return { place, pass };
  });
}

// Ways of one company share a room.
describe.each([...Map.groupBy(WAYS, ({ company }) => company)])('T4: a power cut', (company, ways) => {
  let room: MoneyRoom;
  let admin: TestAccount;
  beforeAll(async () => {
    room = await MoneyRoom.open(company ? { company } : {});
    admin = await room.watcher.signUp('Owner', { role: 'owner' });
  }, 180_000);
  afterAll(() => room?.close());

  it.each(ways)('leaves every order right, wherever it comes: $name', { timeout: 30 * 60_000 }, async way => {
    const found = await findCuts(room, admin, way);
    expect(await room.audit()).toEqual([]);
    expect(new Set(found.map(cut => cut.place)).size).toBeGreaterThanOrEqual(way.places);
    const cuts = IS_LONG ? found : found.filter((_, index) => index % way.shortStep === 3);
    const violations: string[] = [];
    const killsBefore = room.kills;
    let reached = 0;
    for (const { place, pass } of cuts) {
      const before = room.kills;
      await room.arm(place, pass);
      if (IS_LONG) room.again = place;
      await way.walk(room, admin).catch(error => violations.push(`${place}: ${String(error)}`));
      room.again = undefined;
      if (room.kills > before) reached += 1;
      violations.push(...(await room.audit()).map(line => `${place} (${pass}): ${line}`));
    }
    const kills = room.kills - killsBefore;
    console.log(`T4 power cuts, ${way.name}: ${cuts.length} of ${found.length} places, ${kills} kills, ${violations.length} violations`); // prettier-ignore
    expect(violations).toEqual([]);
    expect(reached).toBeGreaterThanOrEqual(Math.floor(cuts.length * way.again));
    // A cut between sending a mail and noting it sends it once more, with the same Message-ID; nothing else does.
    expect(room.mailsSentTwice()).toEqual([]);
  });
});
