import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

/** A drawing of the library: its box, the bounds of its ink, and either plain paths (`ink`) or an SVG body. */
export interface Icon {
  id: string;
  kind: 'ink' | 'colour';
  width: number;
  height: number;
  ink: { x: number; y: number; width: number; height: number };
  /** Path data of an ink icon, SVG elements of a colour icon. */
  drawing: string;
}

type Span = [position: number, length: number];
type StoredIcon = [number, number, number, number, number, number, string];
interface Header {
  version: number;
  fonts: Record<string, Span>;
  shaper: Span;
  iconTable: Span;
}
interface IconTable {
  blocks: Span[];
  index: Record<string, number>;
}

let assetsDir: string | undefined;
let opened: Library | undefined;

/** Says where `library.bin` and the garment pictures lie; without it they are searched for beside this module and its parents. */
export function useAssets(dir: string): void {
  if (dir === assetsDir) return;
  assetsDir = dir;
  opened = undefined;
}

/** The folder of the artist's assets. Throws when it cannot be found. */
export function findAssets(): string {
  if (assetsDir) return assetsDir;
  for (let dir = path.dirname(fileURLToPath(import.meta.url)); ; dir = path.dirname(dir)) {
    for (const candidate of [path.join(dir, 'assets'), path.join(dir, 'artist/assets')]) {
      if (existsSync(path.join(candidate, 'library.bin'))) return (assetsDir = candidate);
    }
    if (path.dirname(dir) === dir) throw new Error('The artist’s assets are missing: pass assetsDir to createArtist.');
  }
}

/** The library of this process, opened at first use. */
export function library(): Library {
  return (opened ??= new Library(path.join(findAssets(), 'library.bin')));
}

/** Random access to `library.bin`: nothing but the header is read before it is asked for. */
export class Library {
  private readonly file: string;
  private readonly start: number;
  private readonly header: Header;
  private table: IconTable | undefined;
  private readonly blocks = new Map<number, Record<string, StoredIcon>>();

  constructor(file: string) {
    this.file = file;
    const length = this.bytes(0, 4).readUInt32LE(0);
    this.header = JSON.parse(this.bytes(4, length).toString('utf8')) as Header;
    this.start = 4 + length;
  }

  /** The HarfBuzz WebAssembly module. */
  shaper(): Buffer {
    return this.section(this.header.shaper);
  }

  /** The OpenType bytes of a font by its key. Throws on an unknown key. */
  font(key: string): Buffer {
    const span = this.header.fonts[key];
    if (!span) throw new Error(`The library has no font ${key}.`);
    return this.section(span);
  }

  /** Every font key. */
  fontKeys(): string[] {
    return Object.keys(this.header.fonts);
  }

  /** Whether the library holds a drawing of this id. */
  has(id: string): boolean {
    return this.icons().index[id] !== undefined;
  }

  /** Every icon id. */
  iconIds(): string[] {
    return Object.keys(this.icons().index);
  }

  /** A drawing by its id such as `noto:tiger-face`; undefined when the library lacks it. */
  icon(id: string): Icon | undefined {
    const block = this.icons().index[id];
    if (block === undefined) return undefined;
    const stored = this.block(block)[id];
    if (!stored) return undefined;
    const [width, height, x, y, inkWidth, inkHeight, drawing] = stored;
    const kind = id.startsWith('noto') ? 'colour' : 'ink';
    return { id, kind, width, height, ink: { x, y, width: inkWidth, height: inkHeight }, drawing };
  }

  private icons(): IconTable {
    return (this.table ??= JSON.parse(this.section(this.header.iconTable).toString('utf8')) as IconTable);
  }

  private block(number: number): Record<string, StoredIcon> {
    const known = this.blocks.get(number);
    if (known) return known;
    const span = this.icons().blocks[number]!;
    const block = JSON.parse(this.section(span).toString('utf8')) as Record<string, StoredIcon>;
    // A worker draws many prompts: keep the last blocks only, 24 of about 100 KB.
    if (this.blocks.size >= 24) this.blocks.delete(this.blocks.keys().next().value!);
    this.blocks.set(number, block);
    return block;
  }

  private section([position, length]: Span): Buffer {
    return brotliDecompressSync(this.bytes(this.start + position, length));
  }

  private bytes(position: number, length: number): Buffer {
    const fd = openSync(this.file, 'r');
    try {
      if (fstatSync(fd).size < position + length) throw new Error('The artist’s library is truncated.');
      const data = Buffer.alloc(length);
      readSync(fd, data, 0, length, position);
      return data;
    } finally {
      closeSync(fd);
    }
  }
}
