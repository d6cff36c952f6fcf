import type { FileRefusal } from '../../../../contract/src/uploads.ts';
import { UploadRefused } from './port.ts';
import { GEOMETRY, NOT_AS_ATTRIBUTES, PROPERTIES } from './css-properties.ts';
import { isCssValue, unreadable } from './css-values.ts';
import { attributeOf, parseStyles, type StyleSheets, type Styled } from './style-sheets.ts';
import type { SvgElement } from './svg-parser.ts';

/** Custom properties by their names, as an element has them. */
export type Variables = ReadonlyMap<string, string>;
/** What is said of a property, the strongest first; the first that can be read counts (CSS Cascade 4, 6). */
export type Said = ReadonlyMap<string, readonly string[]>;

/** Properties of CSS Transforms and of the ground behind the whole, which are no plain values. */
const OTHERS = new Set(
  'transform transform-origin transform-box mask-type vector-effect color-interpolation'.split(' '),
);
const isPresentation = (name: string): boolean =>
  (PROPERTIES.has(name) && !NOT_AS_ATTRIBUTES.has(name)) || OTHERS.has(name);

const parsed = new Map<string, Styled[]>();
function ownStyles(element: SvgElement): Styled[] {
  const text = attributeOf(element, 'style');
  if (text === undefined) return [];
  let styles = parsed.get(text);
  if (!styles) parsed.set(text, (styles = parseStyles(text)));
  return styles;
}

/** Everything that attributes, sheets and the element itself say. */
export function gather(element: SvgElement, sheets: StyleSheets): Map<string, string[]> {
  const attributes = element.attributes
    .filter(([name]) => isPresentation(name))
    .map(([property, value]) => ({ property, value, isImportant: false }));
  const said = [...attributes, ...sheets.of(element), ...ownStyles(element)];
  const found = new Map<string, string[]>();
  for (const isImportant of [false, true])
    for (const styled of said) {
      if (styled.isImportant !== isImportant) continue;
      const values = found.get(styled.property);
      if (values) values.unshift(styled.value);
      else found.set(styled.property, [styled.value]);
    }
  return found;
}

/** The element's own custom properties over those of its parent. */
export function variablesOf(said: Said, inherited: Variables): Variables {
  const own = [...said].filter(([name]) => name.startsWith('--'));
  if (own.length === 0) return inherited;
  const variables = new Map(inherited);
  for (const [name, [value]] of own) {
    if (/^initial$/i.test(value!)) variables.delete(name);
    else if (!/^(inherit|unset|revert|revert-layer)$/i.test(value!)) variables.set(name, value!);
  }
  return variables;
}

const VAR = /var\(\s*(--[^\s,()]+)\s*(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/gi;
const MOST_STEPS = 20;
const LONGEST = 10_000;

export const usesVariables = (value: string): boolean => /var\(/i.test(value);

/** A value with what its variables stand for; nothing where one stands for nothing. `used` hears their names. */
export function substitute(value: string, variables: Variables, used: Set<string>): string | undefined {
  let text = value;
  for (let step = 0; usesVariables(text); step++) {
    let isMissing = false;
    const next = text.replace(VAR, (_, name: string, fallback?: string) => {
      used.add(name);
      const found = variables.get(name) ?? fallback?.trim();
      if (found === undefined) isMissing = true;
      return found ?? '';
    });
    // A variable that stands for itself stands for nothing (CSS Variables 1, 2.3).
    if (isMissing || step > MOST_STEPS || next === text) return undefined;
    if (next.length > LONGEST) throw new UploadRefused('upload_too_complex', 'variables');
    text = next;
  }
  return text;
}

const WIDE = /^(initial|inherit|unset|revert|revert-layer)$/i;

/** The value of a property as the renderer knows it; nothing where nothing is said, or what is said is the usual. */
export function settle(property: string, values: readonly string[], resolve: (value: string) => string | undefined) {
  const { read, initial } = PROPERTIES.get(property)!;
  const isInherited = initial !== undefined;
  for (const value of values) {
    const text = usesVariables(value) ? resolve(value) : value;
    // What a variable makes invalid is as if nothing were said, whatever stood before (CSS Variables 1, 3).
    if (text === undefined) return isInherited ? 'inherit' : undefined;
    if (/^revert-layer$/i.test(text)) throw new UploadRefused('upload_svg_rules', text);
    if (WIDE.test(text)) {
      if (/^inherit$/i.test(text)) return 'inherit';
      return /^initial$/i.test(text) ? initial : isInherited ? 'inherit' : undefined;
    }
    const settled = read(property, text);
    if (settled !== undefined) return settled;
    if (usesVariables(value)) return isInherited ? 'inherit' : undefined;
  }
  return undefined;
}

const codeOf = (property: string): FileRefusal =>
  /^(transform|translate|rotate|scale)/.test(property)
    ? 'upload_svg_transform'
    : GEOMETRY.has(property)
      ? 'upload_svg_size'
      : property.startsWith('background')
        ? 'upload_svg_colour'
        : 'upload_svg_effect';

/** The strongest that CSS knows, for what is read elsewhere. */
export function strongest(
  property: string,
  values: readonly string[] | undefined,
  resolve: (value: string) => string | undefined,
) {
  for (const value of values ?? []) {
    const text = usesVariables(value) ? resolve(value) : value;
    if (text === undefined || WIDE.test(text)) return undefined;
    if (isCssValue(property, text)) return text;
    unreadable(property, text, codeOf(property));
  }
  return undefined;
}
