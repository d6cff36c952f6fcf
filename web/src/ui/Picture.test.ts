import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type PictureRoom, pictureSources } from './Picture.tsx';

const hash = '0123456789abcdef'.repeat(4);
const ROOMS: PictureRoom[] = ['thumb', 'card', 'stage'];

test.each(['png', 'webp'])('a stored %s has copies in two formats', ending => {
  const sources = pictureSources(`/files/${hash}.${ending}`, 'card')!;
  expect(sources.avif).toBe([320, 480, 640].map(width => `/pictures/${hash}-${width}.avif ${width}w`).join(', '));
  expect(sources.webp).toBe(`/pictures/${hash}-640.webp`);
});

test('the copies of a picture with a pass have it too', () => {
  const pass = `?pass=${'a1'.repeat(16)}`;
  const sources = pictureSources(`/files/${hash}.png${pass}`, 'thumb')!;
  expect(sources.avif).toBe([160, 320].map(width => `/pictures/${hash}-${width}.avif${pass} ${width}w`).join(', '));
  expect(sources.webp).toBe(`/pictures/${hash}-320.webp${pass}`);
});

test.each([
  '/shirts/regular-black.webp',
  '/assets/shirt.svg',
  '',
  '/files/short.png',
  `https://a.example/files/${hash}.png`,
  `/files/${hash}.svg`,
])('%j stays as it is', address => expect(pictureSources(address, 'card')).toBeUndefined());

test('the server makes the widths that pages ask for, and no others', () => {
  const server = readFileSync('server/src/features/pictures/shrink-picture.ts', 'utf8');
  const made = /PICTURE_WIDTHS = \[([\d, ]+)\]/.exec(server)![1]!.split(', ');
  const asked = ROOMS.flatMap(room => Object.values(pictureSources(`/files/${hash}.png`, room)!)).flatMap(addresses =>
    [...addresses.matchAll(/-(\d+)\./g)].map(match => match[1]!),
  );
  expect([...new Set(asked)].toSorted((a, b) => Number(a) - Number(b))).toEqual(made);
});
