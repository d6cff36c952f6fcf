import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const DYES = ['#c23127', '#2b3a8c', '#2b7348', '#8a3a6b', '#7a4b12'];

/** Answers a small round picture of one or two letters, or 404 for anything else. The same letters always look the same. */
export function sendPicture(response: ServerResponse, encodedInitials: string): void {
  const initials = decode(encodedInitials);
  if (!/^[\p{L}?]{1,2}$/u.test(initials)) return void response.writeHead(404, { 'content-length': 0 }).end();
  const dye = DYES[createHash('sha256').update(initials).digest()[0]! % DYES.length];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="${dye}"/><text x="48" y="48" dy=".36em" text-anchor="middle" font-family="system-ui, sans-serif" font-size="38" font-weight="600" fill="#fff">${initials}</text></svg>`;
  response.writeHead(200, {
    'content-type': 'image/svg+xml',
    'content-length': Buffer.byteLength(svg),
    'cache-control': 'public, max-age=86400',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  response.end(svg);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
