import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import sharp from 'sharp';

const DYES = ['#c23127', '#2b3a8c', '#2b7348', '#8a3a6b', '#7a4b12'];
const HAIR = ['#1b1a2b', '#3a2418', '#4a4760'];
const FACES = ['#c98f63', '#a86f45', '#e0ab80'];
/** Hair around a head at 48, 42: short, long, a bun. */
const CUTS = [
  'M29 42a19 19 0 0 1 38 0q-6-9-19-9t-19 9z',
  'M27 66V42a21 21 0 0 1 42 0v24h-8V40H35v26z',
  'M29 42a19 19 0 0 1 38 0q-6-9-19-9t-19 9zM40 21a8 8 0 1 1 16 0z',
];

/** A person without features, as a vector: its colours and hair go by the letters. */
function drawPerson(initials: string): string {
  const seed = createHash('sha256').update(initials).digest();
  const pick = (from: readonly string[], place: number): string => from[seed[place]! % from.length]!;
  const cloth = pick(DYES, 1) === pick(DYES, 0) ? '#f2a71b' : pick(DYES, 1);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 96 96"><rect width="96" height="96" fill="${pick(DYES, 0)}"/><path d="M14 96a34 30 0 0 1 68 0z" fill="${cloth}" stroke="#fbf7f0" stroke-width="2"/><rect x="41" y="54" width="14" height="16" rx="6" fill="${pick(FACES, 2)}"/><circle cx="48" cy="44" r="17" fill="${pick(FACES, 2)}"/><path d="${pick(CUTS, 3)}" fill="${pick(HAIR, 4)}"/></svg>`;
}

/** Answers a small picture, as PNG like a real provider's, for one or two letters, or 404 for anything else. The same letters always look the same. */
export async function sendPicture(response: ServerResponse, encodedInitials: string): Promise<void> {
  const initials = decode(encodedInitials);
  if (!/^[\p{L}?]{1,2}$/u.test(initials)) return void response.writeHead(404, { 'content-length': 0 }).end();
  const png = await sharp(Buffer.from(drawPerson(initials)))
    .png()
    .toBuffer();
  response.writeHead(200, {
    'content-type': 'image/png',
    'content-length': png.length,
    'cache-control': 'public, max-age=86400',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  response.end(png);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
