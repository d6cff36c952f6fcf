import { afterAll, beforeAll, expect, it } from 'vitest';
import { MoneyRoom } from './money-room.ts';
import { RACES } from './races.ts';

/** Deterministic races: a barrier at a place of the code in place of luck. Each has its negative control in controls.test.ts. */
let room: MoneyRoom;
beforeAll(async () => void (room = await MoneyRoom.open()), 60_000);
afterAll(() => room?.close());

it.each(RACES)('$name', { timeout: 60_000 }, async ({ run }) => {
  expect(await run(room)).toEqual({ wrong: [], faults: [] });
  await room.gateway.simulate('DELETE', 'script');
});
