import { describe, expect, it } from 'vitest';
import { captureChild } from './child.mjs';
import { createProgress, isProgress, progressOf } from './progress.mjs';

describe('how far a run is', () => {
  it('is told at most every ten seconds, and at the end', () => {
    const lines = [];
    let now = 0;
    const progress = createProgress(
      'files',
      () => now,
      line => lines.push(line),
    );
    progress.expect(3);
    now = 4_000;
    progress.ended('cart.test.ts', 1_000);
    now = 11_000;
    progress.ended('money.test.ts', 4_200);
    now = 22_000;
    progress.alive();
    progress.last();
    expect(lines.every(isProgress)).toBe(true);
    expect(lines.map(progressOf)).toEqual([
      '2 of 3 files, 11 s, slowest money.test.ts 4.2 s',
      '2 of 3 files, 22 s, slowest money.test.ts 4.2 s',
      '2 of 3 files, 22 s, slowest money.test.ts 4.2 s',
    ]);
  });
});

describe.concurrent('a step of the test command', () => {
  // Longer than Node takes to start on a busy machine.
  const SILENCE_MS = 3_000;
  const run = (script, silenceMs) => captureChild(process.execPath, ['-e', script], { silenceMs });

  it('is not ended while it says something, however long it takes', async ({ expect }) => {
    const slow = 'let n = 0; setInterval(() => { console.log(n); if (++n === 8) process.exit(0); }, 450)';
    expect(await run(slow, SILENCE_MS)).toMatchObject({ code: 0 });
  });

  it('is ended, and says so, when it has said nothing for too long', async ({ expect }) => {
    const { code, output } = await run('console.log("one"); setInterval(() => {}, 1000)', SILENCE_MS);
    expect(code).not.toBe(0);
    expect(output).toContain('one');
    expect(output).toContain('Ended: nothing was printed for');
  });
});
