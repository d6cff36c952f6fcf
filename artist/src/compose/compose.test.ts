import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { someOf } from '../../../domain/testing/short-form.ts';
import { createArtist } from '../artist.ts';
import type { Brief, LayoutName } from '../brief/brief.ts';
import { readPrompt } from '../brief/read-prompt.ts';
import { LAYOUTS } from '../layouts/layouts.ts';
import { drawArtworkPng } from '../pixels/artwork.ts';
import { compose } from './compose.ts';

const GOLDEN = path.join(import.meta.dirname, 'golden.json');
const lines = readFileSync(path.join(import.meta.dirname, '../../prompts/first-sixty.txt'), 'utf8')
  .trim()
  .split('\n');
const briefs: Brief[] = lines.map(line => {
  const [prompt, ground] = line.split('\t') as [string, 'dark' | 'light'];
  return readPrompt(prompt, { ground, seed: 11 });
});
const hash = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const artist = createArtist({ workers: 2 });
afterAll(() => artist.close());

/** Ids of a drawing that are given twice. */
function repeatedIds(svg: string): string[] {
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(m => m[1]!);
  return ids.filter((id, i) => ids.indexOf(id) !== i);
}

describe('compositions', () => {
  it('are the golden ones, twice (ARTIST_GOLDEN=write accepts new ones)', () => {
    const hashes = Object.fromEntries(briefs.map(b => [b.prompt, hash(compose(b).svg)]));
    for (const b of someOf(briefs, 12)) expect(hash(compose(b).svg), b.prompt).toBe(hashes[b.prompt]);
    if (process.env['ARTIST_GOLDEN'] === 'write') writeFileSync(GOLDEN, JSON.stringify(hashes, null, 1) + '\n');
    expect(hashes).toEqual(JSON.parse(readFileSync(GOLDEN, 'utf8')));
    expect(Object.keys(hashes).length).toBeGreaterThanOrEqual(60);
  }, 120_000);

  it('are the same bytes in parallel workers as in this process', async () => {
    const some = someOf(briefs.slice(0, 8), 2);
    const drawn = await Promise.all([...some, ...some].map(b => artist.drawArtwork(b, { width: 200 })));
    const here = some.map(b => hash(drawArtworkPng(b, 200).png));
    expect(drawn.map(d => hash(d.png))).toEqual([...here, ...here]);
  }, 120_000);

  it.each(Object.keys(LAYOUTS) as LayoutName[])(
    '%s is sound vectors on both shirts, with and without lettering',
    layout => {
      for (const ground of ['dark', 'light'] as const) {
        const brief = { ...readPrompt('tiger and sunflower "Stay Wild" 1998', { ground, seed: 5 }), layout };
        for (const wordless of [false, true]) {
          const { svg, width, height } = compose({ ...brief, wordless });
          expect(svg).not.toMatch(
            /<(text|image|script|filter|foreignObject)|NaN|undefined|Infinity|https?:\/\/(?!www\.w3\.org)/,
          );
          expect(repeatedIds(svg)).toEqual([]);
          expect(width / height).toBeGreaterThan(0.4);
          expect(width / height).toBeLessThan(2.4);
        }
      }
    },
  );

  it('changes visibly with every variant', () => {
    const prompts = ['tiger', 'lord ganesha', 'auto rickshaw mumbai', 'minimal fox', 'taj mahal'];
    for (const prompt of someOf(prompts, 2)) {
      const pictures = [0, 1, 2, 3].map(variant => hash(compose(readPrompt(prompt, { ground: 'dark', seed: 3, variant })).svg)); // prettier-ignore
      expect(new Set(pictures).size, prompt).toBe(4);
    }
  });
});
