import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { endpointOf, MONEY_CALLS, type Honest, type MoneyCall, type TamperRoom } from './money-calls.ts';
import { extraFields, fieldsOf, tamper, wrongValue, type Change } from './tampered.ts';
import { changedTables, imageOf, victimOf, writesOf, wrongMoney, wrongRefusal } from './tamper-judge.ts';

export type Tally = { calls: number; refused: number; accepted: number };

/**
 * Replaces every field of a money call (or `only` one), alone, together with others and beside fields that it does not have. Throws with the
 * shortest call that is neither refused without a trace nor charged by the catalogue.
 */
export async function tamperWith(
  room: TamperRoom,
  name: MoneyCall,
  o: { runsOfField: number; runsTogether: number; seed: number; only?: string },
): Promise<Tally> {
  const tally: Tally = { calls: 0, refused: 0, accepted: 0 };
  const fields = fieldsOf(endpointOf(name)).filter(field => o.only === undefined || field.path.join('.') === o.only);
  const value = wrongValue(room.victim);
  const state = await openState(room, name);
  const isHarmless = async (changes: readonly Change[], extra?: Record<string, unknown>) => {
    tally.calls += 1;
    const isAccepted = await state.attempt(changes, extra);
    tally[isAccepted ? 'accepted' : 'refused'] += 1;
  };
  await state.beHonest();
  for (const [index, field] of fields.entries())
    await fc.assert(
      fc.asyncProperty(value, one => isHarmless([{ field, value: one }])),
      {
        ...{ numRuns: o.runsOfField, seed: o.seed + index, endOnFailure: true },
      },
    );
  await fc.assert(
    fc.asyncProperty(extraFields, extra => isHarmless([], extra)),
    {
      ...{ numRuns: o.runsOfField, seed: o.seed, endOnFailure: true },
    },
  );
  if (fields.length > 1) {
    const change = fc.record({ field: fc.constantFrom(...fields), value });
    const together = fc.tuple(
      fc.array(change, { minLength: 2, maxLength: 4 }),
      fc.option(extraFields, { nil: undefined }),
    );
    await fc.assert(
      fc.asyncProperty(together, ([changes, extra]) => isHarmless(changes, extra)),
      {
        ...{ numRuns: o.runsTogether, seed: o.seed, endOnFailure: true },
      },
    );
  }
  return tally;
}

/** The shop before a call. It is made anew only after a call that was accepted. */
async function openState(room: TamperRoom, name: MoneyCall) {
  let honest: Honest | undefined;
  let before = { writes: '', image: '', victim: '' };
  const { shop } = room;
  const look = async () => ({
    writes: await writesOf(shop),
    image: await imageOf(shop),
    victim: await victimOf(room),
  });
  return {
    /** A call that is refused as it is would prove nothing. */
    async beHonest(): Promise<void> {
      const { status, body } = await room.call(endpointOf(name), await MONEY_CALLS[name](room));
      if (status >= 300) throw new Error(`${name} is refused although it is honest: ${JSON.stringify(body)}`);
    },
    /** True where the call was accepted. */
    async attempt(changes: readonly Change[], extra?: Record<string, unknown>): Promise<boolean> {
      if (!honest) {
        honest = await MONEY_CALLS[name](room);
        before = await look();
      }
      await shop.db.execute(sql`delete from rate_limits`);
      const wish = tamper(endpointOf(name), honest, changes, extra);
      const answer = await room.call(endpointOf(name), wish);
      const isAccepted = answer.status < 400;
      const refusal = isAccepted ? undefined : wrongRefusal(answer);
      const wrong = refusal ? [refusal] : [];
      if (isAccepted) {
        honest = undefined;
        wrong.push(...(await wrongMoney(room)));
      }
      if (isAccepted || (await writesOf(shop)) !== before.writes) {
        const changed = isAccepted ? [] : changedTables(before.image, await imageOf(shop));
        if (changed.length > 0) wrong.push(`answered ${answer.status}, and ${changed.join(', ')} changed`);
        // Every order is an admin's to act on.
        if (wish.as !== room.admin && (await victimOf(room)) !== before.victim) wrong.push('somebody else is touched');
      }
      if (wrong.length > 0) throw new Error(`${name} ${JSON.stringify(wish.params)} ${wish.body}: ${wrong.join('; ')}`);
      return isAccepted;
    },
  };
}
