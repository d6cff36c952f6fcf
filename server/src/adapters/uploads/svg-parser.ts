import { UPLOAD_LIMITS } from '../../../../domain/src/uploads.ts';
import { UploadRefused } from './port.ts';

export type SvgElement = {
  /** With its prefix, as written. */
  name: string;
  attributes: [name: string, value: string][];
  children: (SvgElement | string)[];
};

const NAME = /[A-Za-z_][\w.:-]*/y;
const SPACE = /\s*/y;
const ATTRIBUTE = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_END = /\s*(\/?)>/y;
/** As editors write it: a name, and where its rules stand, which nobody reads. One with rules of its own is refused. */
const DOCUMENT_TYPE =
  /<!DOCTYPE\s+[A-Za-z_][\w.:-]*(?:\s+(?:SYSTEM|PUBLIC\s+(?:"[^"]*"|'[^']*'))\s+(?:"[^"]*"|'[^']*'))?\s*>/y;
const MARKUP: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const broken = (cause: string): UploadRefused => new UploadRefused('upload_broken', cause);

/** The five signs of XML and numbers stand for themselves; every other name is one that the file would define. */
function readEntities(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([\w.:-]+));?/gi,
    (_, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined && !(name in MARKUP)) throw new UploadRefused('upload_svg_entities', name);
      if (name !== undefined) return MARKUP[name]!;
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

  constructor(file: Uint8Array) {
    try {
      this.#text = new TextDecoder('utf-8', { fatal: true }).decode(file);
    } catch {
      throw broken('not UTF-8');
    }
  }

  /** The one element that a file holds. */
  read(): SvgElement {
    this.#match(SPACE);
    if (this.#looksAt('<?xml ') || this.#looksAt('<?xml\t') || this.#looksAt('<?xml\n')) this.#skipTo('?>');
    this.#skipComments();
    this.#match(DOCUMENT_TYPE);
    this.#skipAside();
    if (!this.#looksAt('<')) throw broken('no element');
    const root = this.#element(1);
    this.#skipAside();
    if (this.#at < this.#text.length) throw new UploadRefused('upload_svg_active', 'something behind the drawing');
    return root;
  }

  #element(depth: number): SvgElement {
    if (depth > UPLOAD_LIMITS.svgDepth || ++this.#elements > UPLOAD_LIMITS.svgElements)
      throw new UploadRefused('upload_too_complex');
    this.#at++;
    const [name] = this.#match(NAME) ?? [];
    if (name === undefined) throw broken('a tag without a name');
    const element: SvgElement = { name, attributes: this.#attributes(), children: [] };
    const end = this.#match(TAG_END);
    if (!end) throw broken('a tag without an end');
    if (end[1] !== '/') this.#content(element, depth);
    return element;
  }

  #attributes(): SvgElement['attributes'] {
    const found: SvgElement['attributes'] = [];
    const names = new Set<string>();
    for (let one = this.#match(ATTRIBUTE); one; one = this.#match(ATTRIBUTE)) {
      if (names.has(one[1]!)) throw broken('an attribute twice');
      names.add(one[1]!);
      found.push([one[1]!, readEntities(one[2] ?? one[3] ?? '')]);
    }
    return found;
  }

  /** Everything up to the end of an element. */
  #content(element: SvgElement, depth: number): void {
    for (;;) {
      const next = this.#text.indexOf('<', this.#at);
      if (next < 0) throw broken('an element without an end');
      if (next > this.#at) element.children.push(readEntities(this.#text.slice(this.#at, next)));
      this.#at = next;
      if (this.#looksAt('</')) return this.#close(element.name);
      if (this.#looksAt('<![CDATA['))
        element.children.push(this.#skipTo(']]>').slice('<![CDATA['.length, -']]>'.length));
      else if (!this.#skipOneAside()) element.children.push(this.#element(depth + 1));
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
