import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MAP = path.join(ROOT, 'docs/architecture.md');
const BEGIN = '<!-- files: written by `npm run map` -->';
const END = '<!-- end of files -->';
/** Files that hold code or texts by hand; a Hindi file has the name of its English one, a test that of what it tests. */
const SHOWN = /\.(ts|tsx|mjs|css)$/;
const HIDDEN = /\.test\.(ts|tsx|mjs)$|^words\/src\/hi\/|\.d\.ts$/;
/** Rooms and their order, as the map tells them. */
const ROOMS = ['domain', 'contract', 'words', 'artist', 'server', 'web', 'standins', 'e2e', 'bench', 'scripts'];

/** Every folder of the rooms with the names of its files: '- `domain/src/`: access, cart …', one folder a line. */
export function fileIndex(files: readonly string[]): string {
  const shown = files.filter(file => SHOWN.test(file) && !HIDDEN.test(file) && file.includes('/'));
  const folders = Map.groupBy(shown, path.dirname);
  const order = (folder: string) => ROOMS.indexOf(folder.split('/')[0] ?? '');
  return [...folders]
    .filter(([folder]) => order(folder) >= 0)
    .toSorted(([a], [b]) => order(a) - order(b) || (a < b ? -1 : 1))
    .map(([folder, inside]) => `- \`${folder}/\`: ${inside.map(nameOf).toSorted().join(', ')}`)
    .join('\n');
}

/** Components say that they are some: 'CartDrawer.tsx' stays, 'cart.store.ts' loses its ending. */
const nameOf = (file: string): string => path.basename(file).replace(/\.(ts|mjs)$/, '');

/** The map with the index of today in its place. */
export function withIndex(map: string, index: string): string {
  const [before, rest = ''] = map.split(BEGIN);
  const [, after = ''] = rest.split(END);
  return `${before}${BEGIN}\n\n${index}\n\n${END}${after}`;
}

/** Every file of the rooms, relative to the project's folder. */
export const filesHere = (): string[] =>
  ROOMS.flatMap(room =>
    readdirSync(path.join(ROOT, room), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map(entry => path.relative(ROOT, path.join(entry.parentPath, entry.name))),
  );

export const readMap = (): string => readFileSync(MAP, 'utf8');

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(MAP, withIndex(readMap(), fileIndex(filesHere())));
