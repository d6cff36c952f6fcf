import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parsePart, readFile } from './read-body.ts';

const posted = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
const inPieces = (pieces: number, each: number, end: 'closed' | 'silent' | 'broken') =>
  new ReadableStream({
    pull(to) {
      if (pieces-- > 0) return to.enqueue(new Uint8Array(each).fill(7));
      if (end === 'closed') to.close();
      if (end === 'broken') to.error(new Error('gone'));
      return end === 'silent' ? new Promise<void>(() => {}) : undefined;
    },
  });
const limits = { limit: 1_000, timeLimitMs: 5_000 };

describe('a body that is a file', () => {
  test('is read whole, up to its limit', async () => {
    expect(await readFile(posted(inPieces(10, 100, 'closed')), limits)).toEqual(Buffer.alloc(1_000, 7));
    expect(await readFile(posted(null), limits)).toHaveLength(0);
  });

  test.each([
    ['says that it is too large', () => posted('x', { 'content-length': '1001' }), 'too_large'],
    ['grows beyond the limit', () => posted(inPieces(1e9, 100, 'closed')), 'too_large'],
    ['breaks off', () => posted(inPieces(3, 100, 'broken')), 'broken_off'],
  ] as const)('that %s is given up', async (_, make, answer) => {
    expect(await readFile(make(), limits)).toBe(answer);
  });

  test('that comes too slowly is given up when its time is over', async () => {
    const started = performance.now();
    expect(await readFile(posted(inPieces(3, 100, 'silent')), { ...limits, timeLimitMs: 60 })).toBe('broken_off');
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('every text of a request', () => {
  const schema = z.object({ name: z.string(), lines: z.array(z.object({ text: z.string() })), count: z.number() });
  test.each([
    ['signs of direction', 'A\u202esha\u2069', 'Asha'],
    ['signs of no width', 'As\u200bha\ufeff', 'Asha'],
    ['half of a character', 'Asha\ud83d', 'Asha'],
    ['parts that join into one character', 'Jose\u0301', 'José'],
    ['joiners that are read', 'क्\u200dष 👩\u200d💻', 'क्\u200dष 👩\u200d💻'],
  ])('loses %s before it is checked', (_, typed, text) => {
    const sent = { name: typed, lines: [{ text: typed }], count: 2 };
    for (const part of ['query', 'body'] as const)
      expect(parsePart(schema, sent, part)).toEqual({ name: text, lines: [{ text }], count: 2 });
  });
});

describe('a part of a request that holds the null character, which no text of the database may', () => {
  const schema = z.object({ code: z.string(), back: z.object({ names: z.array(z.string()) }).optional() });

  test.each([
    ['in a field', { code: 'A\0' }, 'code'],
    ['in a list of an object', { code: 'A', back: { names: ['B', '\0'] } }, 'back.names.1'],
  ])('%s is refused by the name of its field', (_, value, field) => {
    for (const part of ['query', 'body'] as const)
      expect(() => parsePart(schema, value, part)).toThrow(
        expect.objectContaining({ code: 'invalid_input', details: { fields: { [field]: expect.any(String) } } }),
      );
  });

  test('in an id is an unknown id', () => {
    expect(() => parsePart(z.object({ id: z.string() }), { id: 'a\0' }, 'params')).toThrow(
      expect.objectContaining({ code: 'not_found' }),
    );
  });

  test('in a field that is not known stops nothing', () => {
    expect(parsePart(schema, { code: 'A', more: '\0' }, 'body')).toEqual({ code: 'A' });
  });
});
