import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deepAccent, GROUNDS, HOUSE_ACCENT } from '../../../domain/src/accent.ts';

const TOKENS = 'web/src/ui/tokens.css';
const tokens = readFileSync(TOKENS, 'utf8').toLowerCase();
const sources = globSync('web/src/**/*.{ts,tsx,css}').filter(file => file !== TOKENS && !file.endsWith('.test.ts'));
const pictures = globSync('web/src/**/*.svg');

/** What may stand in tokens.css alone. */
const RAW: Record<string, RegExp> = {
  colour: /#[0-9a-f]{3,8}\b(?![^\n]*url\()|\b(?:rgb|rgba|hsl|oklch|oklab|lab|lch)\(/gi,
  'size in px': /\b\d+(?:\.\d+)?px\b/g,
  'arbitrary size': /-\[\d[^\]]*\]/g,
  shadow: /box-shadow|drop-shadow|\bshadow-(?!raised\b|sheet\b|none\b)[\w[-]+/g,
  'colour of Tailwind': /\b(?:bg|text|border|ring|fill|stroke|from|to|via)-(?:\w+)-(?:50|[1-9]00|950)\b/g,
};

/** Comments may speak of pixels, and so may the widths at which pictures are fetched: they change nothing that is seen. */
const withoutComments = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/\bsizes="[^"]*"/g, '')
    // No style reaches the browser's own frame; the test below holds it to the cloth.
    .replace(/name="theme-color" content="[^"]*"/, '');

test.each(Object.entries(RAW))('no raw %s outside of tokens.css', (_, pattern) => {
  const found = sources.flatMap(file =>
    [...withoutComments(readFileSync(file, 'utf8')).matchAll(pattern)].map(([raw]) => `${file}: ${raw}`),
  );
  expect(found).toEqual([]);
});

test('pictures are drawn in the colours of the tokens', () => {
  const foreign = pictures.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/#[0-9a-f]{6}\b/gi)]
      .filter(([colour]) => !tokens.includes(colour.toLowerCase()))
      .map(([colour]) => `${file}: ${colour}`),
  );
  expect(foreign).toEqual([]);
});

test('the frame that the browser draws around a page is of the same cloth', () => {
  const [, frame] = /name="theme-color" content="([^"]+)"/.exec(readFileSync('web/src/document.tsx', 'utf8'))!;
  expect(tokens).toContain(`--color-cloth: ${frame};`);
});

test('the test sees what it forbids', () => {
  const planted = 'bg-[#fff] p-[13px] shadow-lg text-red-500';
  expect(Object.values(RAW).map(pattern => planted.match(pattern) !== null)).toEqual([true, true, true, true, true]);
});

test('an accent is judged by the colours on which it stands', () => {
  expect(tokens).toContain(`--color-madder: ${HOUSE_ACCENT};`);
  expect(tokens).toContain(`--color-madder-deep: ${deepAccent(HOUSE_ACCENT)};`);
  const grounds = ['white', 'cloth', 'cloth-2'].map(name => new RegExp(`--color-${name}: (#\\w+);`).exec(tokens)![1]);
  expect(GROUNDS).toEqual(grounds);
});
