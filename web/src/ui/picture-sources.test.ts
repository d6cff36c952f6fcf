import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureSources } from './picture-sources.ts';

const hash = '0123456789abcdef'.repeat(4);

test.each(['png', 'webp'])('a stored %s has copies in two formats', ending => {
  const sources = pictureSources(`/files/${hash}.${ending}`)!;
  expect(sources.avif.split(', ')).toHaveLength(6);
  expect(sources.avif).toContain(`/pictures/${hash}-320.avif 320w`);
  expect(sources.webp).toContain(`/pictures/${hash}-640.webp 640w`);
  expect(sources.src).toBe(`/pictures/${hash}-640.webp`);
});

test.each([
  '/shirts/regular-black.webp',
  '/assets/shirt.svg',
  '',
  '/files/short.png',
  `https://a.example/files/${hash}.png`,
  `/files/${hash}.svg`,
])('%j stays as it is', address => expect(pictureSources(address)).toBeUndefined());

test('the server makes the widths that pages ask for', () => {
  const server = readFileSync('server/src/features/pictures/shrink-picture.ts', 'utf8');
  const made = /PICTURE_WIDTHS = \[([\d, ]+)\]/.exec(server)![1]!.split(', ');
  const asked = [...pictureSources(`/files/${hash}.png`)!.avif.matchAll(/ (\d+)w/g)].map(match => match[1]);
  expect(asked).toEqual(made);
});
