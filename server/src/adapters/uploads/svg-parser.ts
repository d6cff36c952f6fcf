import { UPLOAD_LIMITS } from '../../../../domain/src/uploads.ts';
import { UploadRefused } from './port.ts';
import { textOfSvg } from './svg-text.ts';

export type SvgElement = {
  /** Of SVG's own without a prefix; of everything else with one. */
  name: string;
  attributes: [name: string, value: string][];
  children: (SvgElement | string)[];
};

const NAME = /[A-Za-z_][\w.:-]*/y;
const SPACE = /\s*/y;
const ATTRIBUTE = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_END = /\s*(\/?)>/y;
/** As editors write it: a name, and where its rules stand, which nobody reads. One with rules of its own is refused. */
const TYPE = String.raw`<!DOCTYPE\s+[A-Za-z_][\w.:-]*(?:\s+(?:SYSTEM|PUBLIC\s+(?:"[^"]*"|'[^']*'))\s+(?:"[^"]*"|'[^']*'))?\s*`;
const DOCUMENT_TYPE = new RegExp(`${TYPE}>`, 'y');
/** As Illustrator writes it: short names for plain texts, which hold no other name, no parameter and nothing from elsewhere. */
const ENTITY = String.raw`<!ENTITY\s+([A-Za-z_][\w.-]*)\s+(?:"([^"<&%]{0,500})"|'([^'<&%]{0,500})')\s*>`;
const TYPE_WITH_NAMES = new RegExp(`${TYPE}\\[((?:\\s*${ENTITY.replace(/\((?!\?)/g, '(?:')}){0,200})\\s*\\]\\s*>`, 'y');
/** Signs that the names of a file may come to. */
const MOST_NAMED = 200_000;
const SVG = 'http://www.w3.org/2000/svg';
const MARKUP: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const broken = (cause: string): UploadRefused => new UploadRefused('upload_broken', cause);

/** What the prefixes of names stand for where an element is. */
type Spaces = ReadonlyMap<string, string>;

function spacesOf(attributes: SvgElement['attributes'], outer: Spaces): Spaces {
  const own = attributes.filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'));
  return own.length === 0 ? outer : new Map([...outer, ...own.map(([name, value]) => [name.slice(6), value] as const)]);
}

/** A name of SVG's own without its prefix (Namespaces in XML 1.0, 6); a file that names no space at all means SVG. */
function nameIn(spaces: Spaces, name: string): string {
  const colon = name.indexOf(':');
  const prefix = name.slice(0, Math.max(0, colon));
  const space = spaces.get(prefix);
  if (space === SVG) return name.slice(colon + 1);
  return prefix === '' && space !== undefined && space !== '' ? `other:${name}` : name;
}

/**
 * The five signs of XML and numbers stand for themselves, other names for what the file says at its beginning; `count` hears how long
 * that is.
 */
function readEntities(text: string, named: ReadonlyMap<string, string>, count: (length: number) => void): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:(?:#x([\da-fA-F]{1,6})|#(\d{1,7})|([A-Za-z_:][\w.:-]*));)?/g,
    (whole, hex?: string, decimal?: string, name?: string) => {
      // Every other use of the sign is an error that browsers stop at (XML 1.0, 2.4).
      if (whole === '&') throw broken('a bare &');
      if (name !== undefined && Object.hasOwn(MARKUP, name)) return MARKUP[name]!;
      if (name !== undefined) {
        const meaning = named.get(name);
        if (meaning === undefined) throw new UploadRefused('upload_svg_entities', name);
        count(meaning.length);
        return meaning;
      }
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      const isSign =
        code === 9 || code === 10 || code === 13 || (code >= 32 && code <= 0x10ffff && (code & 0xf800) !== 0xd800);
      if (!isSign) throw broken('a sign that XML does not have');
      return String.fromCodePoint(code);
    },
  );
}

/**
 * Reads the part of XML that drawings are written in, strictly: what it does not know it refuses, so that nothing is understood
 * otherwise by whoever draws it. Throws UploadRefused.
 */
export class SvgParser {
  readonly #text: string;
  #at = 0;
  #elements = 0;

  readonly #named = new Map<string, string>();
  #namedSigns = 0;

  constructor(file: Uint8Array) {
    this.#text = textOfSvg(file);
  }

  /** The one element that a file holds. */
  read(): SvgElement {
    this.#match(SPACE);
    if (this.#looksAt('<?xml ') || this.#looksAt('<?xml\t') || this.#looksAt('<?xml\n')) this.#skipTo('?>');
    this.#skipComments();
    if (!this.#match(DOCUMENT_TYPE)) this.#readNames();
    this.#skipAside();
    if (!this.#looksAt('<')) throw broken('no element');
    const root = this.#element(1, new Map());
    this.#skipAside();
    if (this.#at < this.#text.length) throw new UploadRefused('upload_svg_active', 'something behind the drawing');
    return root;
  }

  /** The names that stand at the beginning. */
  #readNames(): void {
    const [, names = ''] = this.#match(TYPE_WITH_NAMES) ?? [];
    for (const [, name, quoted, single] of names.matchAll(new RegExp(ENTITY, 'g')))
      if (!this.#named.has(name!)) this.#named.set(name!, quoted ?? single ?? '');
  }

  #plain(text: string): string {
    return readEntities(text, this.#named, length => {
      this.#namedSigns += length;
      if (this.#namedSigns > MOST_NAMED) throw new UploadRefused('upload_svg_entities', 'too long');
    });
  }

  #element(depth: number, outer: Spaces): SvgElement {
    if (depth > UPLOAD_LIMITS.svgDepth || ++this.#elements > UPLOAD_LIMITS.svgElements)
      throw new UploadRefused('upload_too_complex');
    this.#at++;
    const [name] = this.#match(NAME) ?? [];
    if (name === undefined) throw broken('a tag without a name');
    const attributes = this.#attributes();
    const spaces = spacesOf(attributes, outer);
    const element: SvgElement = { name: nameIn(spaces, name), attributes, children: [] };
    const end = this.#match(TAG_END);
    if (!end) throw broken('a tag without an end');
    if (end[1] !== '/') this.#content(element, { name, depth, spaces });
    return element;
  }

  #attributes(): SvgElement['attributes'] {
    const found: SvgElement['attributes'] = [];
    const names = new Set<string>();
    for (let one = this.#match(ATTRIBUTE); one; one = this.#match(ATTRIBUTE)) {
      if (names.has(one[1]!)) throw broken('an attribute twice');
      names.add(one[1]!);
      found.push([one[1]!, this.#plain(one[2] ?? one[3] ?? '')]);
    }
    return found;
  }

  /** Everything up to the end of an element. */
  #content(element: SvgElement, { name, depth, spaces }: { name: string; depth: number; spaces: Spaces }): void {
    for (;;) {
      const next = this.#text.indexOf('<', this.#at);
      if (next < 0) throw broken('an element without an end');
      if (next > this.#at) element.children.push(this.#plain(this.#text.slice(this.#at, next)));
      this.#at = next;
      if (this.#looksAt('</')) return this.#close(name);
      if (this.#looksAt('<![CDATA['))
        element.children.push(this.#skipTo(']]>').slice('<![CDATA['.length, -']]>'.length));
      else if (!this.#skipOneAside()) element.children.push(this.#element(depth + 1, spaces));
    }
  }

  #close(name: string): void {
    this.#at += 2;
    const [closed] = this.#match(NAME) ?? [];
    if (closed !== name || this.#match(TAG_END)?.[1] !== '') throw broken(`${name} is closed by another`);
  }

  /** Comments; a document type that is another than the first, or has rules of its own, and an instruction to a program are refused. */
  #skipOneAside(): boolean {
    if (this.#looksAt('<!--')) return this.#skipTo('-->') !== '';
    if (this.#looksAt('<!')) throw new UploadRefused('upload_svg_entities');
    if (this.#looksAt('<?')) throw new UploadRefused('upload_svg_outside', 'an instruction');
    return false;
  }

  #skipComments(): void {
    do this.#match(SPACE);
    while (this.#looksAt('<!--') && this.#skipTo('-->'));
  }

  #skipAside(): void {
    do this.#match(SPACE);
    while (this.#skipOneAside());
  }

  #looksAt(text: string): boolean {
    return this.#text.startsWith(text, this.#at);
  }

  /** Goes behind a text and gives what was passed. */
  #skipTo(end: string): string {
    const found = this.#text.indexOf(end, this.#at);
    if (found < 0) throw broken(`no ${end}`);
    const passed = this.#text.slice(this.#at, found + end.length);
    this.#at = found + end.length;
    return passed;
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (!found) return undefined;
    this.#at = pattern.lastIndex;
    return found;
  }
}
