import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { FILE_HEADERS } from './security-headers.ts';

type StaticFile = {
  body: Buffer<ArrayBuffer>;
  encodings: Map<string, Buffer<ArrayBuffer>>;
  headers: Record<string, string>;
};
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};
/** The build's compressed twins, best first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const bytes = (file: string) => Buffer.from(readFileSync(file));

function readTree(root: string, folder = ''): [string, StaticFile][] {
  return readdirSync(path.join(root, folder)).flatMap((name): [string, StaticFile][] => {
    const place = path.posix.join(folder, name);
    const full = path.join(root, place);
    if (name.startsWith('.') || /\.(br|gz)$/.test(name)) return [];
    if (statSync(full).isDirectory()) return readTree(root, place);
    const twins = ENCODINGS.filter(([, ending]) => statSync(full + ending, { throwIfNoEntry: false }));
    const cache = place.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
    const headers = {
      ...FILE_HEADERS,
      'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream',
      'cache-control': cache,
      vary: 'accept-encoding',
    };
    return [
      [
        `/${place}`,
        { body: bytes(full), encodings: new Map(twins.map(([name, ending]) => [name, bytes(full + ending)])), headers },
      ],
    ];
  });
}

/** The built scripts, styles, fonts and fixed pictures, held in memory (about 1 MB). Nothing outside the list can be asked for. */
export function staticFiles(
  root: string,
): (pathname: string, acceptEncoding: string | undefined) => Response | undefined {
  const files = new Map(readTree(root));
  return (pathname, acceptEncoding) => {
    const file = files.get(pathname);
    if (!file) return undefined;
    for (const [name, body] of file.encodings)
      if (acceptEncoding?.includes(name))
        return new Response(body, { headers: { ...file.headers, 'content-encoding': name } });
    return new Response(file.body, { headers: file.headers });
  };
}
