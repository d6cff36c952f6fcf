import { inflateSync } from 'node:zlib';

/** What a PDF of ours shows: its pages as lines of text in the order in which they are drawn. */
export type ReadPdf = {
  pages: string[];
  title: string;
  /** True where a glyph stands for what its face lacks. */ hasBox: boolean;
};

type Fonts = ReadonlyMap<string, ReadonlyMap<number, string>>;

/** Reads the text of a PDF that pdfkit wrote: by each face's table of letters, or as it is told beside the glyphs. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id, body] of file.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) objects.set(id!, body!);
  const fonts: Fonts = new Map(
    [...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name!, lettersOf(objects, objects.get(id!)!)]),
  );
  const contents = [...file.matchAll(/\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/g)].map(([, id]) =>
    objects.get(id!)!,
  );
  const read = contents.map(content => readPage(streamOf(content), fonts));
  const title = objects.get(/\/Title (\d+) 0 R/.exec(file)?.[1] ?? '') ?? '';
  return {
    pages: read.map(page => page.text),
    title: unescape(title.replace(/^\(|\)$/g, '')),
    hasBox: read.some(page => page.hasBox),
  };
}

function streamOf(body: string): string {
  const [, head, data] = /^([\s\S]*?)stream\n([\s\S]*)\nendstream/.exec(body)!;
  const raw = Buffer.from(data!, 'latin1');
  return (head!.includes('FlateDecode') ? inflateSync(raw) : raw).toString('latin1');
}

/** Glyph numbers of a face and the letters that they stand for. */
function lettersOf(objects: ReadonlyMap<string, string>, font: string): Map<number, string> {
  const table = streamOf(objects.get(/\/ToUnicode (\d+) 0 R/.exec(font)![1]!)!);
  const letters = new Map<number, string>();
  for (const [, first, , list] of table.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g))
    Array.from(list!.matchAll(/<([^>]*)>/g)).forEach(([, units], index) =>
      letters.set(parseInt(first!, 16) + index, fromUnits(units!.replaceAll(' ', ''))),
    );
  return letters;
}

const fromUnits = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

const TOKEN =
  /\/ActualText \(((?:\\.|[^\\)])*)\)|(EMC)|\/(F\d+) [\d.]+ Tf|1 0 0 1 [\d.-]+ ([\d.-]+) Tm|\[([^\]]*)\] TJ/gs;

function readPage(stream: string, fonts: Fonts): { text: string; hasBox: boolean } {
  const lines: { y: string; pieces: string[] }[] = [];
  let hasBox = false;
  let isTold = false;
  let letters: ReadonlyMap<number, string> = new Map();
  let told: string | undefined;
  for (const [, actual, end, font, y, glyphs] of stream.matchAll(TOKEN)) {
    if (actual !== undefined) [isTold, told] = [true, unescape(actual)];
    if (end) isTold = false;
    if (font) letters = fonts.get(font)!;
    // Marks of a told text may stand above or below its line.
    const isInside = isTold && told === undefined;
    if (y && !isInside && lines.at(-1)?.y !== y) lines.push({ y, pieces: [] });
    if (glyphs === undefined) continue;
    const numbers = [...glyphs.matchAll(/<(\w+)>/g)].flatMap(([, hex]) =>
      hex!.match(/.{4}/g)!.map(one => parseInt(one, 16)),
    );
    hasBox ||= numbers.includes(0);
    const text = isTold ? (told ?? '') : numbers.map(number => letters.get(number) ?? '').join('');
    told = undefined;
    if (text) lines.at(-1)!.pieces.push(text.trim());
  }
  return { text: lines.map(({ pieces }) => pieces.join(' ')).join('\n'), hasBox };
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A literal string; one that begins with the byte order mark is UTF-16. */
function unescape(literal: string): string {
  const text = literal.replace(/\\(.)/gs, (_, one: string) => ESCAPES[one] ?? one);
  return text.startsWith('\xfe\xff') ? Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le') : text;
}
