import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IS_LONG } from '../../../domain/testing/short-form.ts';
import { changeBrief } from '../brief/change-brief.ts';
import { readPrompt } from '../brief/read-prompt.ts';
import { render } from '../pixels/raster.ts';
import { compose } from './compose.ts';

/** ARTIST_FUZZ=5000 vitest run artist/src/compose/fuzz.test.ts is the long run. */
const RUNS = Number(process.env['ARTIST_FUZZ'] ?? (IS_LONG ? 120 : 40));
const WORDS =
  'tiger lion wolf rose chai cricket taj mahal ganesha shiva moon mountain sea goa neon vintage minimal cute pop art watercolor mandala pattern blue gold red stars crown with riding on remove add make it text "Stay Wild" "नमस्ते" शेर चाय பூனை ആന ਸ਼ੇਰ 1998 club badge poster stamp ticket 😀 🐯 <b> &amp; null undefined __proto__ constructor toString eat sleep repeat skull astronaut rocket truck dosa kolkata'.split(
    ' ',
  );
const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 12, unit: 'binary' }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20, unit: 'grapheme' }) },
);
const sentence = fc.array(piece, { maxLength: 14 }).map(parts => parts.join(' '));
const FORBIDDEN = /<(text|image|script|filter|foreignObject|style)|NaN|undefined|Infinity| on\w+=|javascript:/;

/** What a drawing process does after each job: without it, pictures outside the heap pile up. */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
async function tidy(): Promise<void> {
  collect();
  await setImmediate();
}

describe('any input', () => {
  it(
    `gives a sound picture (${RUNS} runs)`,
    async () => {
      // Time of the processor: the machine may be busy with other tests.
      let [slowest, runs] = [0, 0];
      await fc.assert(
        fc.asyncProperty(
          sentence,
          fc.array(sentence, { maxLength: 2 }),
          fc.nat(),
          fc.constantFrom('dark' as const, 'light' as const),
          fc.nat(3),
          async (prompt, instructions, seed, ground, variant) => {
            if (++runs % 25 === 0) await tidy();
            const start = process.cpuUsage();
            let brief = readPrompt(prompt, { ground, seed, variant });
            for (const instruction of instructions) brief = changeBrief(brief, instruction).brief;
            const { svg, width, height } = compose(JSON.parse(JSON.stringify(brief)));
            const { user, system } = process.cpuUsage(start);
            slowest = Math.max(slowest, (user + system) / 1000);
            expect(svg).not.toMatch(FORBIDDEN);
            // The renderer ends the process on some invalid drawings: drawing each is the test.
            expect(render(svg, 120).width).toBe(120);
            expect(width).toBeGreaterThan(50);
            expect(height).toBeGreaterThan(50);
          },
        ),
        { numRuns: RUNS },
      );
      console.log(`slowest of ${RUNS}: ${Math.round(slowest)} ms, ${Math.round(process.memoryUsage.rss() / 1e6)} MB`);
      expect(slowest).toBeLessThan(2000);
      expect(process.memoryUsage.rss()).toBeLessThan(900e6);
    },
    RUNS * 400 + 20_000,
  );

  it.each([
    ['nothing', ''],
    ['blanks', ' \t\n '],
    ['only emoji', '😀🎉🐯'],
    ['control characters', '\u0000\u0007tiger\u001b[31m\u202e'],
    ['markup', '<svg onload=alert(1)><script>x</script> "<b>Hi</b> & <i>you</i>"'],
    ['entities', '&lt;svg&gt; &#x3c;b&#x3e; "A &amp; B"'],
    ['thousands of repeated words', 'tiger '.repeat(5000)],
    ['one word without end', 'a'.repeat(20_000)],
    ['lettering without end', `"${'WOW '.repeat(400)}"`],
    ['mixed scripts', 'tiger शेर புலி പുലി "Hello नमस्ते வணக்கம் 你好 مرحبا"'],
    ['other scripts alone', '你好世界'],
    ['names of object methods', 'constructor __proto__ toString hasOwnProperty'],
    ['numbers', '123 456 789'],
    ['lone surrogates', '\ud800 tiger \udfff'],
    ['signs of two units where a saying is cut', `saying x${'𝒜'.repeat(30)}`],
    ['signs of two units where lettering is cut', `x${'𑀅'.repeat(40)}`],
    ['signs of two units where it is too long', `x${'🐯'.repeat(300)}`],
  ])('is calm with %s', (_, prompt) => {
    const start = performance.now();
    const brief = readPrompt(prompt, { ground: 'dark', seed: 1 });
    const { svg } = compose(brief);
    expect(svg).not.toMatch(FORBIDDEN);
    expect(brief.prompt.length).toBeLessThanOrEqual(500);
    // Half of a sign is escaped; a database keeps none.
    expect(JSON.stringify(brief)).not.toMatch(/\\ud[89a-f]/);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
