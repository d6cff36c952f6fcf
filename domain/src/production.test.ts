import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayDo, ROLES } from './access.ts';
import { expectedDelivery } from './delivery.ts';
import { nextSteps, ORDER_STATUSES } from './orders.ts';
import {
  BATCH_MOST,
  isInProduction,
  MISPRINT_REASONS,
  movePiece,
  orderAfterPieces,
  PIECE_ACTS,
  PIECE_STATES,
  pieceActs,
  pieceCode,
  pieceFileName,
  PRODUCTION_DAYS,
  readPieceCode,
  type PieceState,
} from './production.ts';

describe('a piece', () => {
  it('goes its way by the table, and no other way', () => {
    const reason = MISPRINT_REASONS[0];
    const went = PIECE_STATES.flatMap(from =>
      PIECE_ACTS.map(act => {
        const moved = movePiece({ from, act, reason, isUndoable: true });
        return [from, act, moved.ok ? moved.value.to : moved.refusal].join(' ');
      }),
    );
    expect(went.filter(line => !line.endsWith('piece_out_of_step'))).toEqual([
      'waiting approve approved',
      'approved undo waiting',
      'approved print printed',
      'printed pack packed',
      'printed misprint approved',
      'packed misprint approved',
    ]);
    for (const from of PIECE_STATES) expect(pieceActs(from).length).toBeGreaterThan(0);
  });
  it('is approved for good once somebody may have been told', () => {
    expect(movePiece({ from: 'approved', act: 'undo' })).toEqual({ ok: false, refusal: 'undo_over' });
    expect(movePiece({ from: 'waiting', act: 'undo', isUndoable: true })).toMatchObject({
      refusal: 'piece_out_of_step',
    });
    expect([pieceActs('approved'), pieceActs('approved', true)]).toEqual([['print'], ['undo', 'print']]);
  });
  it('names its files by its code, colour and size, whatever the size is called', () => {
    const piece = { code: '9-1J', count: 1, color: 'maroon', size: 'L' };
    expect(pieceFileName(piece)).toBe('9-1J-maroon-L');
    expect(pieceFileName({ ...piece, count: 3, size: '2XL / 44' })).toBe('9-1J-x3-maroon-2XL_44');
    expect(pieceFileName({ ...piece, size: '../etc' })).toBe('9-1J-maroon-_etc');
  });
  it('is a reprint after a misprint, which needs a reason', () => {
    expect(movePiece({ from: 'printed', act: 'misprint' })).toEqual({ ok: false, refusal: 'reason_required' });
    expect(movePiece({ from: 'printed', act: 'misprint', reason: 'torn' })).toMatchObject({
      value: { to: 'approved', isReprint: true },
    });
    expect(movePiece({ from: 'approved', act: 'print' })).toMatchObject({ value: { isReprint: false } });
  });
  it('is moved by printers, staff and owners, not by shoppers', () => {
    expect(ROLES.filter(role => mayDo(role, 'production'))).toEqual(['printer', 'staff', 'owner']);
    expect(mayDo('printer', 'orders')).toBe(false);
  });
});

describe('its order', () => {
  it('is under production from the first piece, and ready when all are packed', () => {
    expect(orderAfterPieces(['approved', 'waiting'])).toBe('under_production');
    expect(orderAfterPieces(['packed', 'printed'])).toBe('under_production');
    expect(orderAfterPieces(['packed', 'packed'])).toBe('ready_for_shipping');
    fc.assert(
      fc.property(fc.array(fc.constantFrom<PieceState>(...PIECE_STATES), { minLength: 1 }), pieces => {
        const isReady = orderAfterPieces(pieces) === 'ready_for_shipping';
        expect(isReady).toBe(pieces.every(state => state === 'packed'));
      }),
    );
  });
  it('takes those steps by the order table', () => {
    expect(nextSteps('order_processing', 'admin')).toContain('under_production');
    expect(nextSteps('under_production', 'admin')).toContain('ready_for_shipping');
  });
  it('is in the queue only while it is made', () => {
    expect(ORDER_STATUSES.filter(isInProduction)).toEqual(['order_processing', 'under_production']);
  });
  it('is due five working days after it was paid', () => {
    const paidOnFriday = new Date('2026-11-20T10:00:00Z');
    expect(expectedDelivery(paidOnFriday, PRODUCTION_DAYS).to.toISOString()).toBe('2026-11-27T06:30:00.000Z');
    expect(BATCH_MOST).toBe(200);
  });
});

describe('the code of a ticket', () => {
  const key = fc.record({ lineId: fc.integer({ min: 1, max: 10 ** 12 }), number: fc.integer({ min: 1, max: 99 }) });
  it('is read as it was written, in any case and with blanks around it', () => {
    fc.assert(
      fc.property(key, one => {
        expect(readPieceCode(pieceCode(one))).toEqual(one);
        expect(readPieceCode(` ${pieceCode(one).toLowerCase()} `)).toEqual(one);
      }),
    );
  });
  it('with one wrong digit is none', () => {
    fc.assert(
      fc.property(key, fc.nat(), fc.integer({ min: 1, max: 9 }), (one, at, add) => {
        const code = pieceCode(one);
        const digits = [...code].flatMap((sign, place) => (/\d/.test(sign) ? [place] : []));
        const place = digits[at % digits.length]!;
        const wrong = code.slice(0, place) + ((Number(code[place]) + add) % 10) + code.slice(place + 1);
        expect(readPieceCode(wrong)).toBeUndefined();
      }),
    );
  });
  it('is nothing else', () => {
    for (const text of ['', '1042', '1042-3', '1042-0A', "1'; drop table orders", '1042-100A'])
      expect(readPieceCode(text)).toBeUndefined();
  });
});
