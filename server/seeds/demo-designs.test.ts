/** Every design of the demo shop draws: a table that moved once made one of them undrawable, and who seeded a shop waited for it. */
import { describe, expect, it } from 'vitest';
import { compose, readPrompt } from '../../artist/src/artist.ts';
import { DEMO_DESIGNS } from './demo-designs.ts';

const LONGEST_MS = 20_000;

describe('the designs of the demo', () => {
  it.each(DEMO_DESIGNS)('draws $slug', async ({ prompt, color }) => {
    const start = performance.now();
    const { svg } = await compose(readPrompt(prompt, { ground: color === 'white' ? 'light' : 'dark', seed: 7 }));
    // Plain lettering is a single path.
    expect(svg.match(/<path/g)?.length ?? 0, 'shapes').toBeGreaterThan(0);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(performance.now() - start).toBeLessThan(LONGEST_MS);
  });
});
