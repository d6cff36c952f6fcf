import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_QUANTITY } from './cart.ts';
import { dayOf } from './india-days.ts';
import {
  closingMoment,
  entriesWithin,
  fillLine,
  GROUP_LIMITS,
  groupChoice,
  groupName,
  groupNote,
  lastClosingDay,
  stateAt,
  stepGroup,
  type GroupOffer,
  type GroupState,
  type GroupStep,
} from './groups.ts';

describe('a name', () => {
  test.each<[string, string, string]>([
    ['a name', 'Asha Nair', 'Asha Nair'],
    ['initials', 'A.', 'A.'],
    ['blanks around it', '  Ravi \t', 'Ravi'],
    ['parts that join into one character', 'Jose\u0301', 'José'],
    ['Hindi with joiners', 'श्‍री क्‌ष', 'श्‍री क्‌ष'],
    ['a name from right to left', 'سلمى', 'سلمى'],
    ['emoji', '👩‍👩‍👧 🎉', '👩‍👩‍👧 🎉'],
    ['two lines', 'Asha\nNair', 'Asha Nair'],
    ['a zero byte', 'Asha\0', 'Asha'],
    ['signs of direction', '\u202e\u2066Asha\u2069', 'Asha'],
    ['half a character', 'A\ud83d', 'A'],
    ['as many characters as fit', '😀'.repeat(40), '😀'.repeat(40)],
  ])('takes %s', (_, text, name) => expect(groupName(text)).toEqual({ ok: true, value: name }));

  test.each<[string, string, string]>([
    ['nothing', '', 'missing'],
    ['blanks', ' \u00a0\u3000', 'missing'],
    ['what nobody sees', '\u200b\u200d\u3164', 'missing'],
    ['one character too many', 'a'.repeat(41), 'too_long'],
  ])('refuses %s', (_, text, problem) => expect(groupName(text)).toEqual({ ok: false, refusal: problem }));

  test('that was taken is taken again as it is, and holds no sign that turns or breaks a line', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => {
        const taken = groupName(text);
        if (!taken.ok) return;
        expect(groupName(taken.value)).toEqual(taken);
        expect([...taken.value].length).toBeLessThanOrEqual(GROUP_LIMITS.name);
        expect(taken.value).toMatch(/^[^\n\r\0\u202a-\u202e\u2066-\u2069]+$/);
      }),
    ));
});

test.each<[string, string, object]>([
  ['none', ' ', { ok: true, value: '' }],
  ['lines', 'Pay me back.\r\nBy Friday.', { ok: true, value: 'Pay me back.\nBy Friday.' }],
  ['too many characters', 'a'.repeat(301), { ok: false, refusal: 'too_long' }],
  ['an override', 'a\u202eb', { ok: true, value: 'ab' }],
  ['a bell', 'a\u0007b', { ok: true, value: 'ab' }],
])('a note: %s', (_, text, expected) => expect(groupNote(text)).toEqual(expected));

describe('the closing date', () => {
  // 23:30 in India on the 22nd.
  const now = new Date('2026-11-22T18:00:00Z');
  test.each<[string, string, string | undefined]>([
    ['today', '2026-11-22', '2026-11-22T18:30:00.000Z'],
    ['tomorrow', '2026-11-23', '2026-11-23T18:30:00.000Z'],
    ['thirty days ahead', '2026-12-22', '2026-12-22T18:30:00.000Z'],
    ['thirty-one days ahead', '2026-12-23', undefined],
    ['yesterday', '2026-11-21', undefined],
    ['no day', '2026-11-31', undefined],
    ['another format', '22.11.2026', undefined],
    ['a moment', '2026-11-23T10:00', undefined],
  ])('%s', (_, day, moment) => {
    const found = closingMoment(day, now);
    expect(found.ok ? found.value.toISOString() : undefined).toBe(moment);
  });

  test('is India’s day on every clock, ahead by more than nothing and at most 31 days', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 30 }),
        (at, days) => {
          const day = dayOf(new Date(at.getTime() + days * 86_400_000));
          const found = closingMoment(day, at);
          if (!found.ok) throw new Error(day);
          expect(found.value.getTime()).toBeGreaterThan(at.getTime());
          expect(found.value.getTime() - at.getTime()).toBeLessThanOrEqual(31 * 86_400_000);
          expect(dayOf(new Date(found.value.getTime() - 1))).toBe(day);
          expect(day <= lastClosingDay(at)).toBe(true);
        },
      ),
    ));
});

describe('the states', () => {
  test.each<[GroupState, GroupStep, GroupState | undefined]>([
    ['open', 'close', 'closed'],
    ['closed', 'close', 'closed'],
    ['closed', 'reopen', 'open'],
    ['open', 'reopen', undefined],
    ['open', 'pay', 'ordered'],
    ['closed', 'pay', 'ordered'],
    ['ordered', 'pay', 'ordered'],
    ['ordered', 'close', undefined],
    ['ordered', 'reopen', undefined],
  ])('%s, %s', (state, step, next) => {
    const found = stepGroup(state, step);
    expect(found.ok ? found.value : undefined).toBe(next);
  });

  test.each<[GroupState, number, GroupState]>([
    ['open', 1, 'open'],
    ['open', 0, 'closed'],
    ['open', -1, 'closed'],
    ['closed', 1, 'closed'],
    ['ordered', -1, 'ordered'],
  ])('%s, %i ms before the end', (state, left, expected) => {
    const now = new Date('2026-11-22T18:00:00Z');
    expect(stateAt({ state, closesAt: new Date(now.getTime() + left) }, now)).toBe(expected);
  });
});

describe('a choice', () => {
  const offer: GroupOffer = {
    tshirtTypes: ['regular', 'oversized'],
    color: null,
    colors: ['black', 'white'],
    sizes: ['M', 'XXL'],
  };
  const wish = { tshirtType: 'regular', size: 'M', color: 'white', quantity: 2 } as const;
  test.each<[string, Partial<GroupOffer>, object, object | undefined]>([
    ['as it is offered', {}, {}, wish],
    ['the group’s colour', { color: 'black' }, {}, { ...wish, color: 'black' }],
    ['without a colour', {}, { color: undefined }, undefined],
    ['another type', {}, { tshirtType: 'oversized-premium' }, undefined],
    ['a size that it is not sold in', {}, { size: 'S' }, undefined],
    ['a colour that it is not sold in', {}, { color: 'navy' }, undefined],
    ['XXL', {}, { size: 'XXL' }, { ...wish, size: 'XXL' }],
    ['none', {}, { quantity: 0 }, undefined],
    ['eleven', {}, { quantity: 11 }, undefined],
    ['half a shirt', {}, { quantity: 1.5 }, undefined],
  ])('%s', (_, over, asked, expected) => {
    const found = groupChoice({ ...offer, ...over }, { ...wish, ...asked });
    expect(found.ok ? found.value : undefined).toEqual(expected);
  });
});

describe('into the cart', () => {
  const entries = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 10 }) }), { maxLength: 60 });
  const have = fc.integer({ min: 0, max: MAX_QUANTITY });
  const sum = (list: readonly { quantity: number }[]) => list.reduce((all, one) => all + one.quantity, 0);

  test('no entry goes in by halves', () => {
    const [four, five, three] = [{ quantity: 4 }, { quantity: 5 }, { quantity: 3 }];
    expect(entriesWithin([four, five, three], 7)).toEqual([four, three]);
  });

  test('a line never goes over its limit, and every entry is in or left', () =>
    fc.assert(
      fc.property(entries, have, have, (list, pieces, marked) => {
        const filling = fillLine(list, { have: pieces, marked });
        expect(pieces + filling.add).toBeLessThanOrEqual(MAX_QUANTITY);
        expect(filling.entries.length + filling.left.length).toBe(list.length);
      }),
    ));

  test('twice adds once', () =>
    fc.assert(
      fc.property(entries, have, (list, own) => {
        const first = fillLine(list, { have: own, marked: 0 });
        const again = fillLine(list, { have: own + first.add, marked: sum(first.entries) });
        expect(again).toEqual({ ...first, add: 0 });
      }),
    ));

  test('a line that was taken out by hand comes back whole', () =>
    fc.assert(
      fc.property(entries, list => {
        const first = fillLine(list, { have: 0, marked: 0 });
        expect(fillLine(list, { have: 0, marked: sum(first.entries) }).add).toBe(first.add);
      }),
    ));
});
