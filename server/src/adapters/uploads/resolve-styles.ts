import { UploadRefused } from './port.ts';
import {
  gather,
  settle,
  strongest,
  substitute,
  usesVariables,
  variablesOf,
  type Said,
  type Variables,
} from './cascade.ts';
import { AS_ATTRIBUTES, GEOMETRY, LENGTHS, PROPERTIES, UNDRAWN } from './css-properties.ts';
import { readColour, readLengths } from './css-values.ts';
import { readTransforms, writeMatrix, type Box, type Matrix } from './css-transform.ts';
import { refuseLetterSizes } from './letter-sizes.ts';
import { attributeOf, StyleSheets } from './style-sheets.ts';
import type { SvgElement } from './svg-parser.ts';

type Scope = { variables: Variables; box: Box; isRoot: boolean };
type Attributes = SvgElement['attributes'];

/** An element's own variables, and those that it was drawn with. */
type Used = { variables: Variables; names: Set<string> };

const TRANSFORM_NAMES: Readonly<Record<string, string>> = {
  linearGradient: 'gradientTransform',
  radialGradient: 'gradientTransform',
  pattern: 'patternTransform',
};
const MOVING = ['transform', 'translate', 'rotate', 'scale', 'transform-origin'];
const OF_STYLE = new Set([...PROPERTIES.keys(), 'style', 'class', 'transform-origin', 'transform-box']);

/**
 * A drawing whose every element says for itself how it looks, in words that the renderer knows: style sheets, variables, colours of CSS
 * Color 4, CSS transforms and units are resolved as a browser does (CSS Cascade 4, Variables 1, Transforms 2). Throws UploadRefused with
 * the reason for what a browser draws and the renderer cannot.
 */
export const resolveStyles = (root: SvgElement): SvgElement => new Resolver(root).resolve();

class Resolver {
  readonly sheets: StyleSheets;
  readonly #root: SvgElement;
  readonly #used = new Map<SvgElement, Used>();
  readonly #byId = new Map<string, SvgElement>();
  readonly #filters: string[] = [];
  readonly #uses: { id: string; variables: Variables }[] = [];

  constructor(root: SvgElement) {
    this.#root = root;
    this.sheets = new StyleSheets(root);
    refuseLetterSizes(root, this.sheets);
  }

  resolve(): SvgElement {
    const resolved = this.#element(this.#root, {
      variables: new Map(),
      box: boxOf(this.#root, { width: 300, height: 150 }),
      isRoot: true,
    });
    const lost = this.#filters.find(id => !this.#byId.has(id));
    if (lost !== undefined) throw new UploadRefused('upload_svg_effect', `filter ${lost}`);
    for (const { id, variables } of this.#uses) this.#checkUse(this.#byId.get(id), variables, 0);
    return resolved;
  }

  #element(element: SvgElement, scope: Scope): SvgElement {
    const said = gather(element, this.sheets);
    const variables = variablesOf(said, scope.variables);
    const names = new Set<string>();
    const value = (text: string) => substitute(text, variables, names);
    const id = attributeOf(element, 'id');
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, element);
    const attributes = this.#attributes(element, said, { ...scope, value });
    if (names.size > 0) this.#used.set(element, { variables, names });
    if (element.name === 'use') this.#noteUse(element, variables);
    const inner = { variables, box: element.name === 'svg' ? boxOf(element, scope.box) : scope.box, isRoot: false };
    const children = element.children.map(child => (typeof child === 'string' ? child : this.#element(child, inner)));
    const ground = scope.isRoot ? groundOf(said, scope.box, value, element) : undefined;
    return { name: element.name, attributes, children: ground ? [ground, ...children] : children };
  }

  #attributes(element: SvgElement, said: Said, o: Scope & { value: (text: string) => string | undefined }): Attributes {
    for (const [property, values] of said) {
      const undrawn = UNDRAWN.get(property);
      const first = undrawn && (o.value(values[0]!) ?? 'unset');
      if (undrawn && !undrawn.harmless.test(first!)) throw new UploadRefused(undrawn.code, `${property}: ${first}`);
    }
    const styles: string[] = [];
    const geometry = new Map<string, string>();
    for (const [property, values] of withMarkers(said)) {
      const isGeometry = GEOMETRY.has(property);
      if (isGeometry) {
        const read = strongest(property, values, o.value);
        const lengths = read === undefined ? undefined : readLengths(property, read);
        if (lengths !== undefined && lengths !== 'auto') geometry.set(property, lengths);
      } else if (AS_ATTRIBUTES.has(property)) {
        const word = strongest(property, values, o.value);
        if (word !== undefined) geometry.set(property, word);
      } else if (property === 'd') {
        const path = /^path\(\s*(["'])(.*)\1\s*\)$/is.exec(strongest('d', values, o.value) ?? '')?.[2];
        if (path !== undefined) geometry.set('d', path);
      } else if (PROPERTIES.has(property)) {
        const settled = settle(property, values, o.value);
        if (settled !== undefined) styles.push(`${property}:${settled}`);
      }
    }
    const transform = transformOf(element, said, o);
    const transformName = TRANSFORM_NAMES[element.name] ?? 'transform';
    const kept = element.attributes
      .filter(([name]) => !OF_STYLE.has(name) && !geometry.has(name) && !(transform && name === transformName))
      .map(([name, text]): Attributes[number] => [name, LENGTHS.has(name) ? inPixels(text, o.value) : text]);
    if (transform) kept.push([transformName, writeMatrix(transform)]);
    if (styles.length > 0) kept.push(['style', styles.join(';')]);
    if (element.name === 'mask' && styles.some(style => style.startsWith('mask:url')))
      throw new UploadRefused('upload_svg_clip', 'a mask of a mask');
    for (const style of styles) this.#noteFilter(style);
    return roundOff(element.name, [...kept, ...geometry]);
  }

  /** Browsers draw as if a filter that is not there were none; the renderer draws nothing. */
  #noteFilter(style: string): void {
    if (style.startsWith('filter:'))
      for (const [, id] of style.matchAll(/url\(\s*["']?#([^"')]+)/g)) this.#filters.push(id!);
  }

  #noteUse(element: SvgElement, variables: Variables): void {
    const link = element.attributes.find(([name]) => name === 'href' || name.endsWith(':href'))?.[1].trim();
    if (link?.startsWith('#')) this.#uses.push({ id: link.slice(1), variables });
  }

  /** What stands for a shape hands its own variables on to it; they were read where the shape stands. */
  #checkUse(target: SvgElement | undefined, variables: Variables, depth: number): void {
    if (!target || this.#used.size === 0 || depth > 100) return;
    const used = this.#used.get(target);
    for (const name of used?.names ?? [])
      if (used!.variables.get(name) !== variables.get(name)) throw new UploadRefused('upload_svg_rules', name);
    for (const child of target.children) if (typeof child !== 'string') this.#checkUse(child, variables, depth + 1);
  }
}

/** `marker` says all three (SVG 2, 11.6.2). */
function* withMarkers(said: Said): Generator<[string, readonly string[]]> {
  const all = said.get('marker');
  for (const [property, values] of said) if (!(all && property.startsWith('marker-'))) yield [property, values];
  if (all)
    for (const property of ['marker-start', 'marker-mid', 'marker-end'])
      yield [property, [...(said.get(property) ?? []), ...all]];
}

/** Lengths with units, which the renderer would measure otherwise. */
function inPixels(text: string, value: (text: string) => string | undefined): string {
  const resolved = usesVariables(text) ? (value(text) ?? '0') : text;
  // As if it were a line's: browsers know the same units for every length.
  return /[\d.][a-z]+\s*$/i.test(resolved) ? (readLengths('stroke-width', resolved) ?? text) : resolved;
}

/** The transform of an element that asks for more than the renderer's own attribute says; nothing for all others. */
function transformOf(
  element: SvgElement,
  said: Said,
  o: Scope & { value: (text: string) => string | undefined },
): Matrix | undefined {
  if (!MOVING.some(property => said.has(property))) return undefined;
  const get = (property: string) => strongest(property, said.get(property), o.value);
  const attribute = attributeOf(element, TRANSFORM_NAMES[element.name] ?? 'transform');
  const styled = (said.get('transform') ?? []).filter(value => value !== attribute);
  const css = strongest('transform', styled, o.value);
  const parts = { translate: get('translate'), rotate: get('rotate'), scale: get('scale') };
  const origin = get('transform-origin');
  const isPlain = css === undefined && Object.values(parts).every(part => part === undefined) && origin === undefined;
  if (isPlain) return undefined;
  const moves = css ?? attribute;
  if (moves === undefined && Object.values(parts).every(part => part === undefined)) return undefined;
  const box = get('transform-box');
  if (box !== undefined && box !== 'view-box') throw new UploadRefused('upload_svg_transform', `transform-box: ${box}`);
  if (o.isRoot) throw new UploadRefused('upload_svg_transform', 'of the whole');
  const known = Object.fromEntries(
    Object.entries({ ...parts, transform: moves, origin }).filter(([, part]) => part !== undefined),
  );
  return readTransforms(known, o.box);
}

/** Two radii of an ellipse of which one is not said are the same (SVG 2, 10.4); of `auto` browsers and the renderer make different things. */
function roundOff(name: string, attributes: Attributes): Attributes {
  if (name !== 'rect' && name !== 'ellipse') return attributes;
  const radii = attributes.filter(([each]) => each === 'rx' || each === 'ry');
  if (radii.some(([, value]) => value.trim() === 'auto')) throw new UploadRefused('upload_svg_size', 'auto');
  if (name === 'rect' || radii.length !== 1) return attributes;
  const [said, value] = radii[0]!;
  return [...attributes, [said === 'rx' ? 'ry' : 'rx', value]];
}

/** The sides that percentages are shares of. */
function boxOf(element: SvgElement, outer: Box): Box {
  const [, , width, height] = (attributeOf(element, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width! > 0 && height! > 0) return { width: width!, height: height! };
  const side = (name: 'width' | 'height') => Number.parseFloat(attributeOf(element, name) ?? '') || outer[name];
  return { width: side('width'), height: side('height') };
}

/** The ground that a drawing's own background makes, as browsers paint it. */
function groundOf(
  said: Said,
  box: Box,
  value: (text: string) => string | undefined,
  root: SvgElement,
): SvgElement | undefined {
  const background = strongest('background', said.get('background'), value);
  const text = strongest('background-color', said.get('background-color'), value) ?? background;
  if (text === undefined || /^none$/i.test(text)) return undefined;
  if (/url\(|gradient\(/i.test(text)) throw new UploadRefused('upload_svg_effect', 'background');
  const colour = readColour('background-color', text);
  if (colour === undefined || colour === 'currentColor') return undefined;
  const [x = '0', y = '0'] = (attributeOf(root, 'viewBox') ?? '').trim().split(/[\s,]+/);
  const style = `fill:${colour};stroke:none`;
  const attributes: Attributes = [['x', x || '0'], ['y', y || '0'], ['width', String(box.width)], ['height', String(box.height)], ['style', style]]; // prettier-ignore
  return { name: 'rect', attributes, children: [] };
}
