import { UPLOAD_LIMITS } from '../../../../domain/src/uploads.ts';
import { UploadRefused } from './port.ts';
import { kindOf, sizeOf } from './sniff.ts';
import { resolveStyles } from './resolve-styles.ts';
import type { SvgElement } from './svg-parser.ts';

/** What is drawn. Elements that are not here, and everything in them, are left out: notes, editors' own. */
const DRAWN = new Set(
  (
    'svg g a defs symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask ' +
    'pattern marker image switch filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix ' +
    'feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur ' +
    'feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);
const ACTIVE = /^(script|foreignobject|iframe|object|embed|handler|listener|audio|video|canvas|html|body|link|meta)$/i;
const TEXT = /^(text|tspan|textpath|tref|flowroot|glyph|font)$/i;
const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1);
const isHref = (name: string): boolean => localName(name).toLowerCase() === 'href';
const escape = (text: string): string =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** Typefaces without text, and names of spaces: never read, by nobody. */
const IGNORED_RULES = /@(?:font-face\s*\{[^{}]*\}|namespace[^;{}]*;)/gi;

/** Without one of these a value is a word, a number or a colour. */
const SUSPICIOUS = /[\\@(]|\/\*|javascript\s*:|-moz-binding/i;

/** CSS that takes nothing in from elsewhere: `url(#…)` alone, and no signs written as numbers, which could hide one. */
function checkCss(css: string): void {
  if (!SUSPICIOUS.test(css)) return;
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(IGNORED_RULES, '');
  if (/[\\]|@import|@font-face|@namespace|\/\*/i.test(bare)) throw new UploadRefused('upload_svg_outside', 'css');
  if (/expression\s*\(|javascript\s*:|-moz-binding/i.test(bare)) throw new UploadRefused('upload_svg_active', 'css');
  for (const [, inside] of bare.matchAll(/url\s*\(([^)]*)/gi))
    if (!/^\s*["']?\s*#/.test(inside!)) throw new UploadRefused('upload_svg_outside', 'css');
  if (/(?:image-set|src)\s*\(/i.test(bare)) throw new UploadRefused('upload_svg_outside', 'css');
}

/**
 * A picture within the drawing: a PNG or JPEG that is in the file itself, told by its content. Gives its pixels, since all pictures of
 * a drawing are unpacked at once.
 */
function embeddedPixels(address: string): number {
  const [, data] = /^data:image\/(?:png|jpe?g);base64,([A-Za-z0-9+/=\s]+)$/i.exec(address.trim()) ?? [];
  if (data === undefined) throw new UploadRefused('upload_svg_outside', 'picture');
  const file = Buffer.from(data, 'base64');
  const kind = kindOf(file);
  const size = kind === 'png' || kind === 'jpeg' ? sizeOf(file, kind) : undefined;
  if (!size) throw new UploadRefused('upload_broken', 'picture in the drawing');
  return size.width * size.height;
}
/** Pixels of all pictures in a drawing: more than its largest print has. */
const MOST_EMBEDDED_PIXELS = 20_000_000;

/** Refuses an attribute that does or fetches something; gives the pixels of a picture that it holds. */
function checkAttribute(element: string, name: string, value: string): number {
  if (/^on/i.test(localName(name)) || /javascript\s*:/i.test(value)) throw new UploadRefused('upload_svg_active', name);
  if (!isHref(name)) {
    checkCss(value);
    return 0;
  }
  if (value.trim().startsWith('#')) return 0;
  if (localName(element) === 'image') return embeddedPixels(value);
  throw new UploadRefused('upload_svg_outside', element);
}

/** Elements with what they stand for: a handful that stand for each other can be more than any machine draws. */
class Census {
  readonly #byId = new Map<string, SvgElement>();
  readonly #counted = new Map<SvgElement, number>();

  constructor(root: SvgElement) {
    this.#note(root);
  }

  #note(element: SvgElement): void {
    const id = element.attributes.find(([name]) => name === 'id')?.[1];
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, element);
    for (const child of element.children) if (typeof child !== 'string') this.#note(child);
  }

  /** A circle counts as endless. */
  count(element: SvgElement): number {
    const known = this.#counted.get(element);
    if (known !== undefined) return known;
    this.#counted.set(element, Infinity);
    let sum = 1;
    for (const child of element.children) if (typeof child !== 'string') sum += this.count(child);
    for (const reference of referencesOf(element)) {
      const target = this.#byId.get(reference);
      if (target) sum += this.count(target);
    }
    this.#counted.set(element, sum);
    return sum;
  }
}

function* referencesOf({ name, attributes }: SvgElement): Generator<string> {
  const isUse = localName(name) === 'use';
  for (const [attribute, value] of attributes) {
    if (isHref(attribute)) {
      if (isUse) yield value.trim().slice(1);
    } else for (const [, id] of value.matchAll(/url\s*\(\s*["']?\s*#([^"')\s]+)/gi)) yield id!;
  }
}

/**
 * The drawing written anew from what is known to be harmless: shapes, gradients, filters, embedded pictures. Throws UploadRefused
 * for scripts and handlers, addresses of others, text (its typeface would be another), and more elements than fit.
 */
export function plainSvg(root: SvgElement): { svg: string } {
  if (root.name !== 'svg') throw new UploadRefused('upload_broken', root.name);
  if (check(root) > MOST_EMBEDDED_PIXELS) throw new UploadRefused('upload_too_many_pixels');
  if (new Census(root).count(root) > UPLOAD_LIMITS.svgElements) throw new UploadRefused('upload_too_complex');
  return { svg: write(resolveStyles(root), true) };
}

/** What browsers draw and the renderer does not; one of its own kind takes nothing else in. */
function checkDrawable(name: string, attributes: SvgElement['attributes']): void {
  if (/^(animate|animateColor|animateTransform|animateMotion|set|discard)$/.test(name))
    throw new UploadRefused('upload_svg_motion', name);
  const says = (attribute: string, value?: RegExp) =>
    attributes.some(([each, text]) => each === attribute && (!value || value.test(text)));
  if (
    name === 'feImage' ||
    (name === 'marker' && says('orient', /start-reverse/)) ||
    (name === 'symbol' && says('refX')) ||
    (name === 'symbol' && says('refY'))
  )
    throw new UploadRefused('upload_svg_effect', name);
  // Dashes are counted in it.
  if (says('pathLength')) throw new UploadRefused('upload_svg_stroke', 'pathLength');
  const circle = name === 'radialGradient' && attributes.find(([each]) => each === 'fr')?.[1];
  if (circle && Number.parseFloat(circle) !== 0) throw new UploadRefused('upload_svg_gradient', circle);
}

/** A part that only a program with an extension of its own shows, such as the one that a design tool edits; never drawn. */
const isForOthers = (name: string, attributes: SvgElement['attributes']): boolean =>
  name === 'foreignObject' && attributes.some(([each, value]) => each === 'requiredExtensions' && value.trim() !== '');

/** Refuses an element with everything in it; gives the pixels of the pictures that it holds. */
function check({ name, attributes, children }: SvgElement): number {
  const local = localName(name);
  if (isForOthers(name, attributes)) return 0;
  checkDrawable(name, attributes);
  if (ACTIVE.test(local)) throw new UploadRefused('upload_svg_active', name);
  if (TEXT.test(local) && textOf(children).trim() !== '') throw new UploadRefused('upload_svg_text');
  const isStyle = name === 'style';
  if (isStyle) checkCss(textOf(children));
  const isDrawn = isStyle || DRAWN.has(name);
  let pixels = 0;
  for (const [attribute, value] of attributes) {
    if (isDrawn) pixels += checkAttribute(name, attribute, value);
    else if (/^on/i.test(localName(attribute))) throw new UploadRefused('upload_svg_active', attribute);
  }
  for (const child of children) if (typeof child !== 'string') pixels += check(child);
  return pixels;
}

const textOf = (children: SvgElement['children']): string =>
  children.map(child => (typeof child === 'string' ? child : textOf(child.children))).join('');

/** Attributes of no namespace and XLink's `href`; namespaces are written by us. */
function write({ name, attributes, children }: SvgElement, isRoot: boolean): string {
  if (!DRAWN.has(name)) return '';
  const kept = attributes
    .map(([attribute, value]) => [isHref(attribute) ? 'xlink:href' : attribute, value] as const)
    .filter(([attribute]) => attribute === 'xlink:href' || (!attribute.includes(':') && attribute !== 'xmlns'));
  const head = [...new Map(kept)].map(([attribute, value]) => written(attribute, value)).join('');
  const spaces = isRoot ? ` xmlns="${SVG}" xmlns:xlink="${XLINK}"` : '';
  const inside = children.map(child => (typeof child === 'string' ? '' : write(child, false))).join('');
  return `<${name}${spaces}${head}>${inside}</${name}>`;
}

/** What variables were put together to is looked at as what was written. */
function written(attribute: string, value: string): string {
  if (attribute === 'style') checkCss(value);
  return ` ${attribute}="${escape(value)}"`;
}
