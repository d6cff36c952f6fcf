import fc from 'fast-check';
import { expect, test } from 'vitest';
import { modelOf, SIZE_LIMITS, sizeFor } from './openai-models.ts';

test.each([
  ['gpt-image-2.5-flare', { width: 2.5, height: 2.5 }, { width: 1264, height: 1264 }],
  ['gpt-image-2.5-flare', { width: 8.3, height: 11.7 }, { width: 1072, height: 1504 }],
  ['gpt-image-1.5', { width: 8.3, height: 11.7 }, { width: 1024, height: 1536 }],
  ['gpt-image-1.5', { width: 1, height: 1 }, { width: 1024, height: 1024 }],
  ['somebody-elses-model', { width: 3, height: 1 }, { width: 1536, height: 1024 }],
])('%s for %o is asked for %o', (id, shape, size) => expect(sizeFor(modelOf(id), shape)).toEqual(size));

test('a free size keeps every limit, and the shape within a twenty-fifth', () => {
  const side = fc.double({ min: 0.1, max: 100, noNaN: true });
  const pixels = fc.integer({ min: 1, max: SIZE_LIMITS.most });
  fc.assert(
    fc.property(side, side, pixels, (width, height, budget) => {
      const size = sizeFor({ sizes: 'free', pixels: budget }, { width, height });
      const ratio = Math.max(size.width / size.height, size.height / size.width);
      expect([size.width % 16, size.height % 16]).toEqual([0, 0]);
      expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(SIZE_LIMITS.edge);
      expect(ratio).toBeLessThanOrEqual(SIZE_LIMITS.ratio);
      const asked = Math.min(3, Math.max(1 / 3, width / height));
      expect(Math.abs(Math.log(size.width / size.height / asked))).toBeLessThan(0.04);
      expect(size.width * size.height).toBeGreaterThanOrEqual(SIZE_LIMITS.least);
      expect(size.width * size.height).toBeLessThanOrEqual(SIZE_LIMITS.most);
    }),
    { numRuns: 2000 },
  );
});

test('a snapshot can what its alias can, and an unknown model little', () => {
  expect(modelOf('gpt-image-2.5-flare-2026-09-08')).toEqual({
    ...modelOf('gpt-image-2.5-flare'),
    id: 'gpt-image-2.5-flare-2026-09-08',
  });
  expect(modelOf('somebody-elses-model')).toMatchObject({ transparent: false, streams: false });
  expect(modelOf('gpt-image-2').transparent).toBe(false);
});
