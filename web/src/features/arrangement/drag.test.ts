import { describe, expect, test } from 'vitest';
import type { Transform } from '../../../../domain/src/arrangement.ts';
import { follow, type Gesture } from './drag.ts';

const expectPlace = (place: Transform, wanted: Transform) => {
  for (const key of ['x', 'y', 'scale', 'angle'] as const) expect(place[key], key).toBeCloseTo(wanted[key], 9);
};
const area = { width: 200, height: 400 };
const gesture = (over: Partial<Gesture>): Gesture => ({
  grip: 'move',
  start: { x: 0.3, y: 0.3, scale: 0.4, angle: 20 },
  from: [{ x: 100, y: 100 }],
  middle: { x: 60, y: 120 },
  ...over,
});

describe('a drag on the print', () => {
  test('moves a thing as far as it moves itself', () =>
    expectPlace(follow(gesture({}), [{ x: 120, y: 60 }], area).thing, { x: 0.4, y: 0.2, scale: 0.4, angle: 20 }));

  test('is told of the middle lines that it is drawn to', () =>
    expect(follow(gesture({}), [{ x: 141, y: 60 }], area)).toMatchObject({
      thing: { x: 0.5 },
      isCentredAcross: true,
      isCentredDown: false,
    }));

  test('scales by its distance from the middle', () => {
    const from = [{ x: 160, y: 120 }];
    expect(follow(gesture({ grip: 'scale', from }), [{ x: 110, y: 120 }], area).thing.scale).toBeCloseTo(0.2);
    expect(follow(gesture({ grip: 'scale', from }), [{ x: 60, y: 120 }], area).thing.scale).toBeGreaterThan(0);
  });

  test('turns around the middle and stops at quarter turns', () => {
    const from = [{ x: 160, y: 120 }];
    expect(follow(gesture({ grip: 'turn', from }), [{ x: 60, y: 220 }], area).thing.angle).toBeCloseTo(110);
    const straight = { x: 60 + 100 * Math.cos(-0.34), y: 120 + 100 * Math.sin(-0.34) };
    expect(follow(gesture({ grip: 'turn', from }), [straight], area).thing.angle).toBe(0);
  });

  test('with two fingers moves, scales and turns at once', () => {
    const from = [
      { x: 50, y: 100 },
      { x: 90, y: 100 },
    ];
    const to = [
      { x: 90, y: 160 },
      { x: 90, y: 240 },
    ];
    expectPlace(follow(gesture({ grip: 'pinch', from }), to, area).thing, { x: 0.4, y: 0.55, scale: 0.8, angle: 110 });
  });
});
