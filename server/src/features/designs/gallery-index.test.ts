import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GalleryIndex, type GalleryRow } from './gallery-index.ts';

const IDS = Array.from({ length: 12 }, (_, number) => `d${number}`);
const row = fc.record({
  id: fc.constantFrom(...IDS),
  createdAt: fc.integer({ min: 0, max: 3 }),
  likeCount: fc.integer({ min: 0, max: 3 }),
  style: fc.constantFrom('', 'Retro', 'Mandala'),
});
const step = fc.oneof(fc.record({ set: row }), fc.record({ remove: fc.constantFrom(...IDS) }));
const KEYS = { newest: 'createdAt', liked: 'likeCount' } as const;

/** The pages of so many from the first to the last, by the index itself. */
function walk(index: GalleryIndex, sort: 'newest' | 'liked', style: string | undefined, limit: number): string[] {
  const seen: string[] = [];
  for (let place: { key: number; id: string } | undefined; ;) {
    const entries = index.page({ sort, limit, place, style });
    const shown = entries.slice(0, limit);
    seen.push(...shown.map(({ id }) => id));
    if (entries.length <= limit) return seen;
    place = shown.at(-1);
  }
}

/** The same by sorting all of them. */
const sorted = (rows: Iterable<GalleryRow>, sort: 'newest' | 'liked', style: string | undefined): string[] =>
  [...rows]
    .filter(one => style === undefined || one.style === style)
    .sort((a, b) => b[KEYS[sort]] - a[KEYS[sort]] || (b.id < a.id ? -1 : 1))
    .map(({ id }) => id);

it('is in order after any changes, whatever it began with, however large the pages are', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(row, { selector: ({ id }) => id }),
      fc.array(step, { maxLength: 60 }),
      fc.integer({ min: 1, max: 5 }),
      (first, steps, limit) => {
        const index = new GalleryIndex(first);
        const known = new Map(first.map(one => [one.id, one]));
        for (const one of steps) {
          if ('set' in one) {
            index.set(one.set);
            known.set(one.set.id, one.set);
          } else {
            index.remove(one.remove);
            known.delete(one.remove);
          }
        }
        expect(index.size).toBe(known.size);
        for (const sort of ['newest', 'liked'] as const)
          for (const style of [undefined, '', 'Retro', 'Mandala', 'none'])
            expect(walk(index, sort, style, limit)).toEqual(sorted(known.values(), sort, style));
      },
    ),
    { numRuns: 300 },
  );
});

it('tells another version of a design after each change, also than another index did', () => {
  const design = { id: 'd1', createdAt: 1, likeCount: 0, style: '' };
  const versionIn = (index: GalleryIndex) =>
    index.page({ sort: 'newest', limit: 1, place: undefined, style: undefined })[0]!.version;
  const index = new GalleryIndex([design]);
  const versions = [versionIn(index)];
  index.set(design);
  versions.push(versionIn(index));
  versions.push(versionIn(new GalleryIndex([design])));
  expect(new Set(versions).size).toBe(3);
  expect(versionIn(index)).toBe(versions[1]);
});

it('begins after a place where no design stands any more', () => {
  const index = new GalleryIndex(IDS.map((id, at) => ({ id, createdAt: at, likeCount: 1, style: '' })));
  index.remove('d5');
  const page = (key: number, id: string) =>
    index.page({ sort: 'newest', limit: 2, place: { key, id }, style: undefined }).map(one => one.id);
  expect(page(5, 'd5')).toEqual(['d4', 'd3', 'd2']);
  expect(page(5, 'd9')).toEqual(['d4', 'd3', 'd2']);
  expect(page(99, 'd1')).toEqual(['d11', 'd10', 'd9']);
  expect(page(0, 'd0')).toEqual([]);
});
