import { deflateSync, gzipSync } from 'node:zlib';
import type { FileRefusal } from '../../contract/src/uploads.ts';
import { pngPart, tinyPng } from './tiny-png.ts';

/** A file that does harm or is none, what it is called, and how it is refused. */
export type Bomb = { what: string; fileName: string; file: Uint8Array; code: FileRefusal };

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const bytes = (text: string): Buffer => Buffer.from(text, 'utf8');
const MEGABYTES = (count: number): Buffer => Buffer.alloc(count * 1_000_000);
/** Packed in a hurry: it unpacks to the same, and all of them are packed in a few seconds. */
const HASTY = { level: 1 };

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 6, 0, 0, 0], 8);
  return pngPart('IHDR', data);
}

/** A PNG whose head promises a size, with so many zeros packed behind it. */
const hollowPng = (width: number, height: number, packed: Uint8Array): Buffer =>
  Buffer.concat([SIGNATURE, header(width, height), pngPart('IDAT', packed), pngPart('IEND', Buffer.alloc(0))]);

/** A whole small PNG with a part more, before its pixels. */
function pngWith(type: string, data: Uint8Array): Buffer {
  const png = tinyPng({ width: 64, height: 64 });
  const afterHeader = SIGNATURE.length + 25;
  return Buffer.concat([png.subarray(0, afterHeader), pngPart(type, data), png.subarray(afterHeader)]);
}
const packedPart = (name: string, content: Uint8Array): Buffer =>
  Buffer.concat([bytes(name), Buffer.from([0, 0]), deflateSync(content, HASTY)]);

/** A WebP whose head promises 16,383 x 16,383 pixels. */
function hugeWebp(): Buffer {
  const data = Buffer.alloc(60);
  data.write('RIFF', 0, 'latin1');
  data.writeUInt32LE(52, 4);
  data.write('WEBPVP8 ', 8, 'latin1');
  data.writeUInt32LE(40, 16);
  data.set([0x30, 0, 0, 0x9d, 0x01, 0x2a, 0xff, 0x3f, 0xff, 0x3f], 20);
  return data;
}

/** A lossless WebP of a tolerable size, the packed pixels of which are noise. */
function brokenLossless(): Buffer {
  const data = Buffer.alloc(4_000, 0xa7);
  data.write('RIFF', 0, 'latin1');
  data.writeUInt32LE(data.length - 8, 4);
  data.write('WEBPVP8L', 8, 'latin1');
  data.writeUInt32LE(data.length - 20, 16);
  data[20] = 0x2f;
  data.writeUInt32LE((3_999 | (3_999 << 14)) >>> 0, 21);
  return data;
}

/** Start, size and a quantisation table of a JPEG of 2,000 x 2,000 pixels, then nothing. */
const JPEG_START = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffdb004300' + '10'.repeat(64) + 'ffc0000b0807d007d001011100',
  'hex',
);

const svg = (inside: string, head = ''): Buffer =>
  bytes(
    `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 90 90">${inside}</svg>`,
  );
const RECT = '<rect width="40" height="40" fill="red"/>';

/** Groups that each show the one before ten times: ten to the power of twelve shapes. */
const manyUses = (): string =>
  `<g id="u0">${RECT}</g>` +
  Array.from({ length: 12 }, (_, i) => `<g id="u${i + 1}">${`<use href="#u${i}"/>`.repeat(10)}</g>`).join('');

const LAUGHS =
  '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">' +
  '<!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">]>';

const pngInside = (png: Uint8Array): string =>
  `<image width="9" height="9" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/>`;

/** Files of the corpus that security A8 asks for, made when they are needed. */
export const bombs: readonly { what: string; make: () => Omit<Bomb, 'what'> }[] = (
  [
    [
      '30,000 x 30,000 pixels of zeros',
      'art.png',
      () => hollowPng(30_000, 30_000, deflateSync(MEGABYTES(100), HASTY)),
      'upload_too_many_pixels',
    ],
    [
      'a head of four billion pixels a side',
      'art.png',
      () => hollowPng(0xffffffff, 0xffffffff, deflateSync(MEGABYTES(1), HASTY)),
      'upload_too_many_pixels',
    ],
    ['a head of 0 x 0 pixels', 'art.png', () => hollowPng(0, 0, deflateSync(MEGABYTES(1), HASTY)), 'upload_too_small'],
    [
      'a colour profile that unpacks to 200 MB',
      'art.png',
      () => pngWith('iCCP', packedPart('icc', MEGABYTES(200))),
      'upload_hidden_parts',
    ],
    [
      'a text that unpacks to 200 MB',
      'art.png',
      () => pngWith('zTXt', packedPart('Comment', MEGABYTES(200))),
      'upload_hidden_parts',
    ],
    [
      'an international text that unpacks to 200 MB',
      'art.png',
      () =>
        pngWith(
          'iTXt',
          Buffer.concat([bytes('Note'), Buffer.from([0, 1, 0, 0, 0]), deflateSync(MEGABYTES(200), HASTY)]),
        ),
      'upload_hidden_parts',
    ],
    [
      'pixels that end after a tenth',
      'art.png',
      () => hollowPng(4_000, 4_000, deflateSync(MEGABYTES(6), HASTY)),
      'upload_broken',
    ],
    [
      'a PNG cut off in the middle',
      'art.png',
      () => tinyPng({ width: 300, height: 300 }).subarray(0, 120),
      'upload_broken',
    ],
    [
      'a web page behind a PNG',
      'art.png',
      () => Buffer.concat([tinyPng({ width: 64, height: 64 }), bytes('<html><script>alert(1)</script></html>')]),
      'upload_hidden_parts',
    ],
    [
      'an archive behind a PNG',
      'art.png',
      () => Buffer.concat([tinyPng({ width: 64, height: 64 }), bytes('PK\u0003\u0004'), MEGABYTES(2)]),
      'upload_hidden_parts',
    ],
    ['one pixel', 'art.png', () => tinyPng({ width: 1, height: 1 }), 'upload_too_small'],
    ['nothing visible', 'art.png', () => tinyPng({ width: 64, height: 64, shade: 0 }), 'upload_blank'],
    ['nothing', 'art.png', () => Buffer.alloc(0), 'upload_empty'],
    ['more than 20 MB', 'art.png', () => MEGABYTES(21), 'upload_too_large'],
    ['a WebP of 16,383 x 16,383 pixels', 'art.webp', hugeWebp, 'upload_too_many_pixels'],
    ['a WebP of noise', 'art.webp', brokenLossless, 'upload_broken'],
    ['a JPEG cut off before its pixels', 'art.jpg', () => JPEG_START, 'upload_broken'],
    ['a JPEG without a size', 'art.jpg', () => Buffer.from('ffd8ffe0000400000000', 'hex'), 'upload_broken'],
    [
      'a GIF that is called PNG',
      'art.png',
      () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      'upload_too_small',
    ],
    [
      'a page that is called SVG',
      'art.svg',
      () => bytes('<!doctype html><html><body><svg><script>alert(1)</script></svg></body></html>'),
      'upload_kind',
    ],
    ['a program', 'art.png', () => Buffer.concat([bytes('\u007fELF'), MEGABYTES(1)]), 'upload_kind'],
    ['a PDF', 'art.png', () => bytes('%PDF-1.7\n1 0 obj <<>> endobj'), 'upload_document'],
    ['a packed SVG that unpacks to 200 MB', 'art.svgz', () => gzipSync(MEGABYTES(200), HASTY), 'upload_too_large'],
    [
      'a billion laughs',
      'art.svg',
      () => bytes(`${LAUGHS}<svg xmlns="http://www.w3.org/2000/svg"><title>&d;</title>${RECT}</svg>`),
      'upload_svg_entities',
    ],
    [
      'an entity that reads a file',
      'art.svg',
      () => svg(RECT, '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
      'upload_svg_entities',
    ],
    [
      'a document type with a part of its own',
      'art.svg',
      () => svg(RECT, '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [<!ATTLIST svg width CDATA "9">]>'),
      'upload_svg_entities',
    ],
    ['two document types', 'art.svg', () => svg(RECT, '<!DOCTYPE svg><!DOCTYPE svg>'), 'upload_svg_entities'],
    ['an entity that nobody defined', 'art.svg', () => svg(`<title>&x;</title>${RECT}`), 'upload_svg_entities'],
    ['a script', 'art.svg', () => svg(`<script>alert(1)</script>${RECT}`), 'upload_svg_active'],
    [
      'a script under another prefix',
      'art.svg',
      () => svg(`<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>${RECT}`),
      'upload_svg_active',
    ],
    ['a handler', 'art.svg', () => svg('<rect width="9" height="9" onload="alert(1)"/>'), 'upload_svg_active'],
    [
      'a handler written in capitals',
      'art.svg',
      () => svg('<rect width="9" height="9" ONCLICK="alert(1)"/>'),
      'upload_svg_active',
    ],
    [
      'a part of a web page',
      'art.svg',
      () => svg(`<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">x</body></foreignObject>${RECT}`),
      'upload_svg_active',
    ],
    ['a link that runs', 'art.svg', () => svg(`<a href="java&#115;cript:alert(1)">${RECT}</a>`), 'upload_svg_active'],
    [
      'a picture of another host',
      'art.svg',
      () => svg('<image width="9" height="9" href="https://evil.example/a.png"/>'),
      'upload_svg_outside',
    ],
    [
      'a picture of this machine',
      'art.svg',
      () => svg('<image width="9" height="9" xlink:href="file:///etc/passwd"/>'),
      'upload_svg_outside',
    ],
    [
      'a drawing in a drawing',
      'art.svg',
      () => svg(`<image width="9" height="9" href="data:image/svg+xml;base64,${svg(RECT).toString('base64')}"/>`),
      'upload_svg_outside',
    ],
    ['a shape of another file', 'art.svg', () => svg('<use href="other.svg#x"/>'), 'upload_svg_outside'],
    [
      'a style of another host',
      'art.svg',
      () => svg(`<style>@import url(https://evil.example/a.css);</style>${RECT}`),
      'upload_svg_outside',
    ],
    [
      'a style hidden in numbers',
      'art.svg',
      () => svg(`<style>rect{fill:\\75 rl(https://evil.example/a)}</style>${RECT}`),
      'upload_svg_outside',
    ],
    [
      'a fill of another host',
      'art.svg',
      () => svg('<rect width="9" height="9" fill="url(https://evil.example/a.svg#x)"/>'),
      'upload_svg_outside',
    ],
    [
      'a style sheet named above',
      'art.svg',
      () => svg(RECT, '<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/a.css"?>'),
      'upload_svg_outside',
    ],
    ['200,000 elements', 'art.svg', () => svg('<rect/>'.repeat(200_000)), 'upload_too_complex'],
    [
      'a thousand groups in each other',
      'art.svg',
      () => svg(`${'<g>'.repeat(1_000)}${RECT}${'</g>'.repeat(1_000)}`),
      'upload_too_complex',
    ],
    ['shapes that stand for each other', 'art.svg', () => svg(manyUses()), 'upload_too_complex'],
    [
      'a shape that stands for itself',
      'art.svg',
      () => svg(`<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>${RECT}`),
      'upload_too_complex',
    ],
    [
      'a bomb within a drawing',
      'art.svg',
      () => svg(pngInside(hollowPng(30_000, 30_000, deflateSync(MEGABYTES(1), HASTY)))),
      'upload_too_many_pixels',
    ],
    ['text without its typeface', 'art.svg', () => svg('<text x="9" y="40">Chhaap</text>'), 'upload_svg_text'],
    ['an element without an end', 'art.svg', () => svg('<g>'), 'upload_broken'],
    ['a drawing of nothing', 'art.svg', () => svg(''), 'upload_blank'],
    [
      'a thread',
      'art.svg',
      () =>
        bytes('<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="1"><rect width="9" height="9"/></svg>'),
      'upload_too_small',
    ],
    [
      'another page behind a drawing',
      'art.svg',
      () => Buffer.concat([svg(RECT), bytes('<html><script>alert(1)</script></html>')]),
      'upload_svg_active',
    ],
    ['more than 5 MB of SVG', 'art.svg', () => svg(`<!--${'x'.repeat(5_100_000)}-->${RECT}`), 'upload_too_large'],
  ] as const
).map(([what, fileName, make, code]) => ({ what, make: () => ({ fileName, file: make(), code }) }));
