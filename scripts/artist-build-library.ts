/**
 * Builds `artist/assets/library.bin` from npm packages: icons, fonts and the text shaper.
 *   node scripts/artist-build-library.ts <folder with node_modules> [authors.txt]
 * The folder is a temporary one with the packages of `artist-library-sources.ts` and `svgpath@2.6.0`.
 * `authors.txt` lists `author/…/name.svg` (the tree of the game-icons repository): the npm package drops the names.
 */
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { DENIED, DENIED_PATTERN } from './artist-deny-list.ts';
import {
  DICTIONARY_PACKAGES,
  FONTS,
  FONT_VERSION,
  FONT_VERSION_OF,
  ICON_SETS,
  NOTO_V1_KEPT,
} from './artist-library-sources.ts';
import { woffToSfnt } from './artist-woff.ts';

type IconJson = {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
};
/** What is stored of one icon: box, ink bounds, and either paths (ink) or an SVG body (colour). */
type StoredIcon = [w: number, h: number, x: number, y: number, inkW: number, inkH: number, drawing: string];

const [, , sourceFolder = '/tmp/artist-lib', authorsFile] = process.argv;
const from = createRequire(path.resolve(sourceFolder, 'package.json'));
/** The part of svgpath that is used: absolute, relative and rounded path data. */
interface PathData {
  abs(): PathData;
  rel(): PathData;
  round(decimals: number): PathData;
  toString(): string;
}
const svgpath = from('svgpath') as (d: string) => PathData;
const outDir = path.resolve(import.meta.dirname, '../artist/assets');

const brotli = (data: Uint8Array, text = true) =>
  brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_MODE]: text ? constants.BROTLI_MODE_TEXT : constants.BROTLI_MODE_GENERIC,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });

/** Joins the paths of a one-colour icon; undefined when it uses more than plain filled paths. */
function inkPaths(body: string, decimals: number): string | undefined {
  const rest = body
    .replace(/<path (?:fill="currentColor" )?d="[^"]*"(?: fill="currentColor")?\/>/g, '')
    .replace(/<\/?g(?: fill="currentColor")?>/g, '');
  if (rest.trim()) return undefined;
  return [...body.matchAll(/\sd="([^"]+)"/g)].map(m => svgpath(m[1]!).abs().round(decimals).toString()).join('');
}

const shorterPaths = (body: string, decimals: number) =>
  body.replace(/\sd="([^"]+)"/g, (_, d: string) => ` d="${svgpath(d).rel().round(decimals).toString()}"`);

function inkBounds(w: number, h: number, inner: string): [number, number, number, number] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${w} ${h}">${inner}</svg>`;
  const box = new Resvg(svg).getBBox();
  const round = (n: number) => Math.round(n * 100) / 100;
  return box ? [round(box.x), round(box.y), round(box.width), round(box.height)] : [0, 0, w, h];
}

const strays = (w: number, h: number, [x, y, inkW, inkH]: [number, number, number, number]) =>
  x < -6 || y < -6 || x + inkW > w + 6 || y + inkH > h + 6;

/** Takes out paths that lie outside the box (some drawings hide leftovers there); undefined when that does not cure it. */
function withoutStrays(w: number, h: number, body: string): string | undefined {
  if (!strays(w, h, inkBounds(w, h, body))) return body;
  const kept = body.replace(/<path[^>]*\/>/g, element => {
    const [x, y, inkW, inkH] = inkBounds(w, h, element.replace(/fill="url[^"]*"/, 'fill="#000"'));
    return x > w - 2 || y > h - 2 || x + inkW < 2 || y + inkH < 2 ? '' : element;
  });
  return strays(w, h, inkBounds(w, h, kept)) ? undefined : kept;
}

function readSet(set: (typeof ICON_SETS)[number]): Map<string, StoredIcon> {
  const json = from(`${set.package}/icons.json`) as IconJson;
  const kept = new Map<string, StoredIcon>();
  for (const [name, icon] of Object.entries(json.icons)) {
    if (DENIED.has(name) || DENIED_PATTERN.test(name)) continue;
    if (set.key === 'noto1' && !NOTO_V1_KEPT.has(name)) continue;
    const w = icon.width ?? json.width ?? 16;
    const h = icon.height ?? json.height ?? 16;
    if (set.kind === 'ink') {
      const d = inkPaths(icon.body, set.decimals);
      if (d) kept.set(`${set.key}:${name}`, [w, h, ...inkBounds(w, h, `<path d="${d}"/>`), d]);
    } else {
      const body = withoutStrays(w, h, shorterPaths(icon.body, set.decimals));
      if (!body) {
        console.log('left out, drawn outside its box:', name);
        continue;
      }
      kept.set(`${set.key}:${name}`, [w, h, ...inkBounds(w, h, body), body]);
    }
  }
  console.log(set.key, kept.size);
  return kept;
}

const icons = new Map<string, StoredIcon>(ICON_SETS.filter(s => s.use).flatMap(s => [...readSet(s)]));

// Sections are appended one after the other; the header says where each lies.
const sections: Buffer[] = [];
let position = 0;
const append = (data: Buffer): [number, number] => {
  const at = position;
  sections.push(data);
  position += data.length;
  return [at, data.length];
};

const BLOCK = 96 * 1024;
const blocks: [number, number][] = [];
const iconIndex: Record<string, number> = {};
let open: Record<string, StoredIcon> = {};
let openSize = 0;
const closeBlock = () => {
  if (!openSize) return;
  blocks.push(append(brotli(Buffer.from(JSON.stringify(open)))));
  open = {};
  openSize = 0;
};
for (const [name, icon] of icons) {
  if (openSize > BLOCK) closeBlock();
  open[name] = icon;
  openSize += icon[6].length;
  iconIndex[name] = blocks.length;
}
closeBlock();
console.log('icons', position);

const fonts: Record<string, [number, number]> = {};
const fontFile = (pkg: string, file: string) =>
  path.join(sourceFolder, 'node_modules/@fontsource', pkg, 'files', `${pkg}-${file}-normal.woff`);
for (const [key, [pkg, file]] of Object.entries(FONTS))
  fonts[key] = append(brotli(woffToSfnt(readFileSync(fontFile(pkg, file))), false));
console.log('with fonts', position);

const shaper = append(
  brotli(readFileSync(createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz.wasm')), false),
);
const named = [...icons.keys()].map(id => ({ id, set: id.split(':')[0]!, name: id.split(':')[1]! }));
const iconTable = append(brotli(Buffer.from(JSON.stringify({ blocks, index: iconIndex }))));
console.log('with shaper', position);

const header = Buffer.from(JSON.stringify({ version: 1, fonts, shaper, iconTable }));
const length = Buffer.alloc(4);
length.writeUInt32LE(header.length);
mkdirSync(path.join(outDir, 'LICENSES'), { recursive: true });
writeFileSync(path.join(outDir, 'library.bin'), Buffer.concat([length, header, ...sections]));

const packages = [
  ...ICON_SETS.filter(s => s.use).map(s => [s.package, s.version]),
  ...[...new Set(Object.values(FONTS).map(f => f[0]))].map(pkg => [
    `@fontsource/${pkg}`,
    FONT_VERSION_OF[pkg] ?? FONT_VERSION,
  ]),
  ...Object.entries(DICTIONARY_PACKAGES),
];
writeFileSync(path.join(outDir, 'packages.json'), JSON.stringify(Object.fromEntries(packages), null, 1) + '\n');

if (authorsFile) {
  const authorOf = new Map<string, string>();
  for (const line of readFileSync(authorsFile, 'utf8').trim().split('\n')) {
    const parts = line.split('/');
    authorOf.set(
      parts.at(-1)!.replace('.svg', ''),
      parts.find(p => p !== 'badges' && p !== 'various-artists') ?? parts[0]!,
    );
  }
  const byAuthor = new Map<string, string[]>();
  for (const { set, name } of named) {
    if (set !== 'ink') continue;
    const author = authorOf.get(name) ?? 'game-icons.net contributors';
    byAuthor.set(author, [...(byAuthor.get(author) ?? []), name]);
  }
  const text = [...byAuthor]
    .sort((a, b) => b[1].length - a[1].length)
    .map(([a, names]) => `${a}: ${names.sort().join(' ')}\n`)
    .join('\n');
  writeFileSync(
    path.join(outDir, 'LICENSES/game-icons-authors.txt'),
    `Icons made by the authors below, https://game-icons.net, CC BY 3.0\n\n${text}`,
  );
}
