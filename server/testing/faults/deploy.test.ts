import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deployUnderLoad, handedOver } from './deploy.ts';
import { MoneyRoom } from './money-room.ts';

/** T23: a stop under load, two versions at once, and a database that is changed meanwhile. */
const IS_LONG = process.env['FAULTS'] === 'all';

let room: MoneyRoom;
beforeAll(async () => void (room = await MoneyRoom.open()), 60_000);
afterAll(() => room?.close());

describe('T23: a new version takes over under load', () => {
  it('and nobody notices', { timeout: 10 * 60_000 }, async () => {
    const { wrong, calls } = await deployUnderLoad(room, { rounds: IS_LONG ? 12 : 1 });
    console.log(`T23 new versions: ${IS_LONG ? 12 : 1}, ${calls} calls, ${wrong.length} violations`);
    expect(wrong).toEqual([]);
    expect(calls).toBeGreaterThan(10);
  });

  it.runIf(IS_LONG)(
    'and finishes what the old one could not (npm run faults: minutes)',
    { timeout: 10 * 60_000 },
    async () => {
      const before = await handedOver(room);
      expect((await deployUnderLoad(room, { rounds: 1, isStuck: true })).wrong).toEqual([]);
      expect(await handedOver(room)).toBeGreaterThan(before);
    },
  );
});
