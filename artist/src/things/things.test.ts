import { describe, expect, it } from 'vitest';
import { readPath } from '../draw/read-path.ts';
import { boundsOf } from '../draw/path.ts';
import { MONUMENT_NAMES, monument } from '../settings/monuments.ts';
import { nounRows } from '../reading/nouns.ts';
import { NAMESAKES } from '../reading/nouns/namesakes.ts';
import { readRow } from '../reading/nouns/row.ts';
import { OWN, thingOf } from './catalogue.ts';
import { mirrored } from './turn.ts';
import type { Thing } from './thing.ts';

const near = (t: Thing, p: { x: number; y: number }, by = 0.12) => {
  const reach = Math.max(t.box.width, t.box.height) * by;
  return p.x >= t.box.x - reach && p.x <= t.box.x + t.box.width + reach && p.y >= t.box.y - reach && p.y <= t.box.y + t.box.height + reach; // prettier-ignore
};

describe('things with anchors', () => {
  it.each(Object.keys(OWN))('%s is drawn, and its anchors lie on it', name => {
    const t = OWN[name]!();
    expect(t.shapes.length).toBeGreaterThan(0);
    for (const shape of t.shapes) {
      expect(shape.segments.length).toBeGreaterThan(1);
      expect(shape.segments.every(s => s.slice(1).every(n => Number.isFinite(n)))).toBe(true);
    }
    const { grip, grip2, mouth, hole, string, hang, outlet, ground } = t.anchors;
    for (const p of [grip, grip2, mouth, hole, string, hang, outlet, ground]) if (p) expect(near(t, p), JSON.stringify(p)).toBe(true); // prettier-ignore
    for (const seat of t.anchors.seats ?? []) expect(near(t, seat)).toBe(true);
  });

  it('mirrors a drawing with its anchors', () => {
    const bike = OWN['motorcycle']!();
    const back = mirrored(mirrored(bike));
    expect(back.box.x).toBeCloseTo(bike.box.x);
    expect(mirrored(bike).anchors.seats![0]!.x).toBeCloseTo(-bike.anchors.seats![0]!.x);
  });

  it.each(MONUMENT_NAMES)('%s is a monument', name => expect(monument(name)!.shapes.length).toBeGreaterThan(5));

  it('draws nine of ten nouns of the trade', () => {
    const skipped = new Set(['person', 'animal', 'creature', 'deity']);
    // Namesakes are known so that they are left out.
    const namesakes = new Set(NAMESAKES.trim().split('\n').map(line => readRow(line).row.noun)); // prettier-ignore
    const rows = nounRows().filter(r => !skipped.has(r.kind) && !namesakes.has(r.noun));
    const missing = rows.filter(r => !thingOf(r.noun, r.kind)).map(r => r.noun);
    expect(missing.length / rows.length, missing.join(', ')).toBeLessThan(0.1);
  });
});

describe('path data', () => {
  it('reads arcs, relative commands and joined flags', () => {
    expect(boundsOf(readPath('M0 0a10 10 0 1120 0a10 10 0 11-20 0Z'))).toMatchObject({ x: 0, width: 20 });
    expect(readPath('m1 1l2 0v3h-2z')).toEqual([['M', 1, 1], ['L', 3, 1], ['L', 3, 4], ['L', 1, 4], ['Z']]); // prettier-ignore
  });
});
