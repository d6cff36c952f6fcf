import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { words as english } from '../../../../words/src/en/errors.ts';
import { words as hindi } from '../../../../words/src/hi/errors.ts';
import { toolDrawings } from '../../../testing/tool-drawings.ts';
import { plainSvg } from './plain-svg.ts';
import { UploadRefused } from './port.ts';
import { checkFile } from './sniff.ts';
import { SvgParser } from './svg-parser.ts';
import { isPacked, unpackSvg } from './svg-text.ts';

const plain = (file: Uint8Array): string => {
  expect(checkFile(file)).toBe('svg');
  return plainSvg(new SvgParser(isPacked(file) ? unpackSvg(file) : file).read()).svg;
};
const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90">${inside}</svg>`;
const codeOf = (file: Uint8Array) => {
  try {
    plain(file);
    return undefined;
  } catch (error) {
    if (error instanceof UploadRefused) return error.code;
    throw error;
  }
};

/** Each as a browser computes it (CSS Color 4, Cascade 4, Variables 1, Transforms 2). */
describe('what the renderer cannot read is resolved', () => {
  it.each([
    ['<rect style="fill:#E02020;fill:color(display-p3 .85 .15 .15)"/>', 'style="fill:#ed0013"'],
    ['<rect style="fill:hsl(120deg 67% 38%)"/>', 'style="fill:#20a220"'],
    ['<rect style="fill:rgb(224 32 32 / 50%)"/>', 'style="fill:#e0202080"'],
    ['<rect fill="hwb(200 10% 20%)"/>', 'style="fill:#1a91cc"'],
    ['<rect fill="LAB(50% 40 59.5)"/>', 'style="fill:#bf5700"'],
    ['<rect fill="#1c9a" stroke="RebeccaPurple"/>', 'style="fill:#11cc99aa;stroke:#663399"'],
    ['<rect style="fill:#f00;fill:quite-red"/>', 'style="fill:#ff0000"'],
    ['<rect style="fill:var(--x,#e02020)"/>', 'style="fill:#e02020"'],
    ['<g style="--x:lime"><rect style="fill:var(--x,#e02020)"/></g>', '<rect style="fill:#00ff00">'],
    ['<rect fill="red" style="--a:var(--b);--b:var(--a);fill:var(--a)"/>', 'style="fill:inherit"'],
    ['<rect fill="url(#g) hsl(120deg 67% 38%)"/>', 'style="fill:url(#g) #20a220"'],
    ['<rect style="transform:translate(50px,50px)"/>', 'transform="matrix(1 0 0 1 50 50)"'],
    ['<rect style="transform:translate(10%, 1in)"/>', 'transform="matrix(1 0 0 1 9 96)"'],
    ['<rect transform="scale(2)" style="transform-origin:10px 20px"/>', 'transform="matrix(2 0 0 2 -10 -20)"'],
    ['<rect style="translate:3px 4px;transform:translate3d(1px,1px,0)"/>', 'transform="matrix(1 0 0 1 4 5)"'],
    ['<linearGradient style="transform:scale(2)"/>', 'gradientTransform="matrix(2 0 0 2 0 0)"'],
    ['<style>.a{fill:red}#b{fill:blue}rect{fill:lime}</style><rect class="a" id="b"/>', 'id="b" style="fill:#0000ff"'],
    ['<style>.a{fill:red!important}</style><rect class="a" style="fill:blue"/>', 'style="fill:#ff0000"'],
    ['<style>@media print{rect{fill:red}}@media screen{rect{fill:lime}}</style><rect/>', 'style="fill:#00ff00"'],
    ['<style>rect:hover{fill:red}</style><rect/>', '<rect></rect>'],
    ['<rect style="opacity:50%;stroke-width:1em;r:4px"/>', 'style="opacity:0.5;stroke-width:16" r="4"'],
    [
      '<rect style="mix-blend-mode:multiply;paint-order:stroke"/>',
      'style="mix-blend-mode:multiply;paint-order:stroke"',
    ],
    ['<rect mix-blend-mode="multiply"/>', '<rect></rect>'],
    ['<rect style="filter:drop-shadow(2px 2px 3px rgb(0 0 0 / .5))"/>', 'filter:drop-shadow(2px 2px 3px #00000080)'],
    ['<line style="marker:url(#m)"/>', 'marker-start:url(#m);marker-mid:url(#m);marker-end:url(#m)'],
    ['<mask style="mask-type:alpha"/>', 'mask-type="alpha"'],
    ['<x:rect xmlns:x="http://www.w3.org/2000/svg" fill="red"/>', '<rect style="fill:#ff0000">'],
    ['<foreignObject requiredExtensions="http://ns.adobe.com/"><script/></foreignObject><rect/>', 'viewBox="0 0 90 90"><rect>'], // prettier-ignore
    ['<style>@font-face{font-family:x;src:url(https://a.example/b)}</style><rect/>', '<rect></rect>'],
  ])('%s', (inside, resolved) => expect(plain(Buffer.from(svg(inside)))).toContain(resolved));
});

describe('or refused with what it is', () => {
  it.each(toolDrawings.map(({ what, svg: text, refused }) => [what, text, refused] as const))(
    '%s',
    (_, text, refused) => expect(codeOf(Buffer.from(text))).toBe(refused),
  );

  it.each([
    ['<rect fill="CanvasText"/>', 'upload_svg_colour'],
    ['<rect style="transform:rotate3d(1,1,0,45deg)"/>', 'upload_svg_transform'],
    ['<rect style="mask-image:url(#m)"/>', 'upload_svg_clip'],
    ['<rect style="backdrop-filter:blur(3px)"/>', 'upload_svg_effect'],
    ['<style>@supports (r:1px){rect{fill:red}}</style><rect/>', 'upload_svg_rules'],
    ['<rect style="--a:var(--b,1)" fill="url(https://a.example/b)"/>', 'upload_svg_outside'],
    ['<rect style="--a:https;fill:url(var(--a)://a.example)"/>', 'upload_svg_outside'],
  ] as const)('%s: %s', (inside, code) => {
    expect(codeOf(Buffer.from(svg(inside)))).toBe(code);
    expect(english[code]).toMatch(/PNG/);
    expect(hindi[code]).toMatch(/PNG/);
  });
});

describe('an SVG is read however it is written', () => {
  const text = `<?xml version="1.0"?>${svg('<rect id="फूल"/>')}`;
  const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();
  it.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 LE', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 BE', swapped(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
    ['UTF-16 without its mark', Buffer.from(text, 'utf16le')],
    ['svgz', gzipSync(text)],
  ])('%s', (_, file) => expect(plain(file)).toContain('id="फूल"'));

  it('in a Western one of one byte a sign', () => {
    const file = Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${svg('<rect id="é"/>')}`, 'latin1');
    expect(plain(file)).toContain('id="é"');
  });

  it('and with short names for plain texts, that cannot grow without end', () => {
    const named = (value: string, inside: string) =>
      Buffer.from(`<!DOCTYPE svg [ <!ENTITY a "${value}"> ]>${svg(inside)}`);
    expect(plain(named('ha', '<rect id="&a;"/>'))).toContain('id="ha"');
    expect(codeOf(named('x'.repeat(500), `<desc>${'&a;'.repeat(500)}</desc>`))).toBe('upload_svg_entities');
  });
});
