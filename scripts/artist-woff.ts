/** WOFF 1 → bare OpenType tables, without what outlines do not need (hinting, names, signatures). */
import { inflateSync } from 'node:zlib';

const KEPT = new Set([
  'cmap',
  'head',
  'hhea',
  'hmtx',
  'maxp',
  'loca',
  'glyf',
  'OS/2',
  'post',
  'GSUB',
  'GPOS',
  'GDEF',
  'kern',
]);

/** Unpacks a WOFF 1 font into an sfnt that a shaper reads. Throws on other formats. */
export function woffToSfnt(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1 font');
  const tables: { tag: string; data: Buffer }[] = [];
  for (let i = 0; i < woff.readUInt16BE(12); i++) {
    const at = 44 + i * 20;
    const tag = woff.toString('latin1', at, at + 4);
    if (!KEPT.has(tag)) continue;
    const start = woff.readUInt32BE(at + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(at + 8));
    const data = packed.length < woff.readUInt32BE(at + 12) ? inflateSync(packed) : Buffer.from(packed);
    tables.push({ tag, data: tag === 'post' ? slimPost(data) : data });
  }
  return assemble(woff.readUInt32BE(4), tables);
}

/** Keeps the fixed part of `post` and declares that it holds no glyph names (format 3). */
function slimPost(post: Buffer): Buffer {
  const slim = Buffer.from(post.subarray(0, 32));
  slim.writeUInt32BE(0x00030000, 0);
  return slim;
}

function assemble(flavour: number, tables: { tag: string; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.length);
  head.writeUInt32BE(flavour, 0);
  head.writeUInt16BE(tables.length, 4);
  let offset = head.length;
  const parts: Buffer[] = [head];
  tables.forEach(({ tag, data }, i) => {
    const at = 12 + i * 16;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    offset += data.length + padding.length;
  });
  return Buffer.concat(parts);
}
