import { compile, type Options } from 'css-select';
import { generate, parse, type CssNode, type PseudoClassSelector, type Rule, type Selector } from 'css-tree';
import { UploadRefused } from './port.ts';
import type { SvgElement } from './svg-parser.ts';

export type Styled = { property: string; value: string; isImportant: boolean };
type StyleRule = { matches: (element: SvgElement) => boolean; weight: number; styles: Styled[] };
type Node = SvgElement | string;

/** Rules about documents and letters, and of motion, which counts where it is used: none of them says how a shape looks. */
const SILENT = /^(charset|namespace|font-face|keyframes|-webkit-keyframes|page|counter-style)$/i;
/** What nobody points at, visits or fills in stands in no print; `::` is a part of a page. */
const NEVER_SO =
  /::|:(?:hover|active|focus|focus-within|focus-visible|visited|link|any-link|target|before|after|first-letter|first-line|checked|disabled|enabled|fullscreen)\b/i;
/** The names under which browsers know what is no longer only WebKit's. */
const WEBKIT = /^-webkit-(?=animation|clip-path|filter|mask|opacity|transform)/;
const ALWAYS = /^\s*(all|screen|only screen|\(prefers-color-scheme:\s*light\))?\s*$/i;
const NEVER = /^\s*(print|\(prefers-color-scheme:\s*dark\))\s*$/i;

/** The declarations of a block or of a `style` attribute, in their order; what is no declaration is left out as browsers do. */
export function stylesOf(block: CssNode): Styled[] {
  const found: Styled[] = [];
  for (const node of 'children' in block ? (block.children?.toArray() ?? []) : []) {
    // Rules in rules (CSS Nesting 1), which what is no declaration may be meant as.
    if (node.type === 'Rule' || node.type === 'Atrule' || (node.type === 'Raw' && /[{}&]/.test(node.value)))
      throw new UploadRefused('upload_svg_rules', generate(node).slice(0, 40));
    if (node.type !== 'Declaration') continue;
    const { property, value, important } = node;
    const name = property.startsWith('--') ? property : property.toLowerCase().replace(WEBKIT, '');
    found.push({ property: name, value: generate(value).trim(), isImportant: Boolean(important) });
  }
  return found;
}

export const parseStyles = (text: string): Styled[] =>
  stylesOf(parse(text, { context: 'declarationList', parseCustomProperty: false }));

const nameOf = (selector: Selector): string => {
  const parts = selector.children.toArray();
  const last = parts.slice(parts.findLastIndex(part => part.type === 'Combinator') + 1);
  const id = last.find(part => part.type === 'IdSelector');
  const named = id ?? last.find(part => part.type === 'ClassSelector');
  if (named) return (named.type === 'IdSelector' ? '#' : '.') + named.name;
  const type = last.find(part => part.type === 'TypeSelector');
  return type && type.name !== '*' ? type.name : '*';
};

/** Ids before classes before types (Selectors 4, 17). */
function strengthOf(selector: Selector): number {
  let strength = 0;
  for (const part of selector.children.toArray()) {
    if (part.type === 'IdSelector') strength += 1e6;
    if (part.type === 'ClassSelector' || part.type === 'AttributeSelector') strength += 1e3;
    if ((part.type === 'TypeSelector' && part.name !== '*') || part.type === 'PseudoElementSelector') strength += 1;
    if (part.type === 'PseudoClassSelector') strength += strengthOfPseudo(part);
  }
  return strength;
}

function strengthOfPseudo({ name, children }: PseudoClassSelector): number {
  if (name === 'where') return 0;
  if (!/^(is|not|has)$/.test(name)) return 1e3;
  const lists = children?.toArray().filter(child => child.type === 'SelectorList') ?? [];
  return Math.max(0, ...lists.flatMap(list => list.children.toArray().map(one => strengthOf(one as Selector))));
}

export const attributeOf = ({ attributes }: SvgElement, name: string): string | undefined =>
  attributes.find(([each]) => each === name)?.[1];

/** The style sheets of a drawing, with the rules found by what their last part asks for, as browsers do it. */
export class StyleSheets {
  readonly #rules = new Map<string, StyleRule[]>();
  readonly #parents = new WeakMap<SvgElement, SvgElement>();
  #count = 0;

  constructor(root: SvgElement) {
    this.#note(root);
  }

  /** What the sheets say of an element, the strongest last. */
  of(element: SvgElement): Styled[] {
    if (this.#count === 0) return [];
    const classes = attributeOf(element, 'class')?.split(/\s+/) ?? [];
    const names = ['*', element.name, `#${attributeOf(element, 'id')}`, ...new Set(classes.map(one => `.${one}`))];
    return names
      .flatMap(name => this.#rules.get(name) ?? [])
      .filter(rule => rule.matches(element))
      .sort((a, b) => a.weight - b.weight)
      .flatMap(rule => rule.styles);
  }

  /** Everything that the sheets say, of whichever element. */
  all(): Styled[] {
    return [...this.#rules.values()].flat().flatMap(rule => rule.styles);
  }

  #note(element: SvgElement): void {
    const type = attributeOf(element, 'type');
    if (element.name === 'style' && (!type || /^text\/css$/i.test(type.trim()))) this.#readSheet(element);
    for (const child of element.children) {
      if (typeof child === 'string') continue;
      this.#parents.set(child, element);
      this.#note(child);
    }
  }

  #readSheet(element: SvgElement): void {
    const media = attributeOf(element, 'media') ?? '';
    if (NEVER.test(media)) return;
    if (!ALWAYS.test(media)) throw new UploadRefused('upload_svg_rules', media);
    const text = element.children.filter(child => typeof child === 'string').join('');
    this.#readRules(parse(text, { parseCustomProperty: false }));
  }

  #readRules(sheet: CssNode): void {
    if (sheet.type !== 'StyleSheet' && sheet.type !== 'Block') return;
    for (const node of sheet.children.toArray()) {
      if (node.type === 'Rule') this.#add(node);
      if (node.type !== 'Atrule') continue;
      if (SILENT.test(node.name)) continue;
      const condition = node.prelude ? generate(node.prelude) : '';
      if (node.name.toLowerCase() !== 'media' || !(ALWAYS.test(condition) || NEVER.test(condition)))
        throw new UploadRefused('upload_svg_rules', `@${node.name} ${condition}`);
      if (node.block && ALWAYS.test(condition)) this.#readRules(node.block);
    }
  }

  #add({ prelude, block }: Rule): void {
    if (prelude.type !== 'SelectorList') throw new UploadRefused('upload_svg_rules', generate(prelude));
    const styles = stylesOf(block);
    for (const selector of prelude.children.toArray()) {
      const matches = this.#matcher(selector as Selector);
      if (!matches) continue;
      // Later rules win among equals: a drawing holds fewer than a million.
      const weight = strengthOf(selector as Selector) * 1e6 + this.#count++;
      const name = nameOf(selector as Selector);
      const rules = this.#rules.get(name) ?? [];
      rules.push({ matches, weight, styles });
      this.#rules.set(name, rules);
    }
  }

  /** Nothing for a selector that no picture fulfils, such as one of a pointer; one that is not understood refuses the drawing. */
  #matcher(selector: Selector): ((element: SvgElement) => boolean) | undefined {
    const text = generate(selector);
    try {
      return compile<Node, SvgElement>(text, { adapter: this.#adapter, xmlMode: true, cacheResults: false });
    } catch {
      if (NEVER_SO.test(text)) return undefined;
      throw new UploadRefused('upload_svg_rules', text);
    }
  }

  readonly #adapter: NonNullable<Options<Node, SvgElement>['adapter']> = {
    isTag: (node): node is SvgElement => typeof node !== 'string',
    getAttributeValue: attributeOf,
    getChildren: node => (typeof node === 'string' ? [] : node.children),
    getName: element => element.name,
    getParent: element => this.#parents.get(element) ?? null,
    getSiblings: node => (typeof node === 'string' ? [] : (this.#parents.get(node)?.children ?? [node])),
    getText: () => '',
    hasAttrib: (element, name) => attributeOf(element, name) !== undefined,
    removeSubsets: nodes => nodes,
    equals: (a, b) => a === b,
    isHovered: () => false,
    isVisited: () => false,
    isActive: () => false,
  };
}
