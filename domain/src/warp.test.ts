import { describe, expect, it } from 'vitest';
import { isClockwise, levelled, offQuad, ontoQuad, surfaceOf, wayBack, wayThere, type Corners } from './warp.ts';

const SQUARE: Corners = [[0, 0], [10, 0], [10, 10], [0, 10]]; // prettier-ignore
const TABLE: Corners = [[300, 200], [720, 230], [690, 700], [260, 640]]; // prettier-ignore
const MUG: Corners = [[250, 300], [700, 300], [690, 720], [260, 720]]; // prettier-ignore
const UNIT = [[0, 0], [1, 0], [1, 1], [0, 1]] as const; // prettier-ignore
const near = ([x, y]: readonly [number, number], [wantX, wantY]: readonly [number, number]) => {
  expect(x).toBeCloseTo(wantX, 6);
  expect(y).toBeCloseTo(wantY, 6);
};

describe('a flat area in perspective', () => {
  it.each([[SQUARE], [TABLE], [MUG]])('lays corners on corners, there and back: %j', corners => {
    for (const [i, [u, v]] of UNIT.entries()) {
      near(wayThere(corners)(u, v), corners[i]!);
      near(wayBack(corners)(...corners[i]!), [u, v]);
    }
  });

  it('keeps straight what is straight, and finds every place again', () => {
    const there = wayThere(TABLE);
    const back = wayBack(TABLE);
    for (const [from, to] of [
      [
        [0, 0.3],
        [1, 0.8],
      ],
      [
        [0.1, 0],
        [0.9, 1],
      ],
    ] as const) {
      const line = [0, 0.25, 0.6, 1].map(share =>
        there(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share),
      );
      const [[x0, y0], , , [x3, y3]] = line as [[number, number], unknown, unknown, [number, number]];
      for (const [x, y] of line) expect((x - x0) * (y3 - y0) - (y - y0) * (x3 - x0)).toBeCloseTo(0, 4);
    }
    for (const u of [0.1, 0.5, 0.77]) for (const v of [0.2, 0.5, 0.9]) near(back(...there(u, v)), [u, v]);
  });

  it('leaves a square what it is', () => near(wayThere(SQUARE)(0.25, 0.5), [2.5, 5]));
});

describe('an area around a cylinder', () => {
  const quad = { corners: MUG, curve: 60 };

  it('lays corners on corners, and finds every place again', () => {
    for (const [i, [u, v]] of UNIT.entries()) near(ontoQuad(quad, 2)(u, v), MUG[i]!);
    for (const u of [0, 0.1, 0.5, 0.77, 1])
      for (const v of [0, 0.5, 0.9]) near(offQuad(quad, 2)(...ontoQuad(quad, 2)(u, v)), [u, v]);
  });

  it('is narrower at its sides than in its middle, hangs down there, and keeps uprights straight', () => {
    const at = ontoQuad(quad, 2);
    expect(at(0.1, 0)[0] - at(0, 0)[0]).toBeLessThan(at(0.55, 0)[0] - at(0.45, 0)[0]);
    expect(at(0.5, 0)[1]).toBeGreaterThan(at(0, 0)[1] + 5);
    const [low, high, middle] = [at(0.3, 0), at(0.3, 1), at(0.3, 0.5)];
    expect((middle[0] - low[0]) * (high[1] - low[1])).toBeCloseTo((middle[1] - low[1]) * (high[0] - low[0]), 4);
  });

  it('is the flat one without a bend', () => near(ontoQuad({ corners: TABLE, curve: 0 }, 2)(0.3, 0.6), wayThere(TABLE)(0.3, 0.6))); // prettier-ignore
});

describe('corners', () => {
  it.each<[Corners, boolean]>([
    [SQUARE, true],
    [TABLE, true],
    [[[0, 0], [10, 10], [10, 0], [0, 10]], false], // crossed
    [[[10, 0], [0, 0], [0, 10], [10, 10]], false], // turned over
    [[[0, 0], [10, 0], [2, 2], [0, 10]], false], // with a dent
    [[[0, 0], [10, 0], [10, 0], [0, 10]], false], // two at one place
  ])('%j go around: %s', (corners, goes) => expect(isClockwise(corners)).toBe(goes)); // prettier-ignore

  it('have a surface, and a level rectangle of it', () => {
    expect(surfaceOf(SQUARE)).toBe(100);
    expect(levelled(SQUARE, 4)).toEqual({ x: -5, y: 2.5, width: 20, height: 5 });
  });
});
