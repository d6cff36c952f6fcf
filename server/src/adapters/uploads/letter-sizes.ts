import { UploadRefused } from './port.ts';
import { parseStyles, type Styled, type StyleSheets } from './style-sheets.ts';
import type { SvgElement } from './svg-parser.ts';

const SAYS_SIZE = /^(font|font-size)$/;
/** What is measured in letters without being drawn. */
const OF_LETTERS = /^(font|line-|letter-|word-|text-|baseline-|-)/;
const IN_LETTERS = /[\d.]r?em\b/i;
/** Attributes in which such a thing is no length. */
const NO_LENGTHS = /^(id|class|d|style|href|xlink:href|data-.*|.*:.*)$/;

/** Refuses `em` and `rem` in a drawing that says how large letters are: what that comes to for each shape is not followed up. */
export function refuseLetterSizes(root: SvgElement, sheets: StyleSheets): void {
  const found = { says: false, uses: false };
  const note = ({ property, value }: Pick<Styled, 'property' | 'value'>) => {
    if (SAYS_SIZE.test(property)) found.says = true;
    if ((property.startsWith('--') || !OF_LETTERS.test(property)) && IN_LETTERS.test(value)) found.uses = true;
  };
  for (const styled of sheets.all()) note(styled);
  const walk = ({ attributes, children }: SvgElement, isRoot: boolean) => {
    for (const [name, value] of attributes) {
      if (name === 'style') for (const styled of parseStyles(value)) note(styled);
      // The size of the whole is whatever the print has.
      else if (!NO_LENGTHS.test(name) && !(isRoot && /^(width|height)$/.test(name))) note({ property: name, value });
    }
    for (const child of children) if (typeof child !== 'string') walk(child, false);
  };
  walk(root, true);
  if (found.says && found.uses) throw new UploadRefused('upload_svg_size', 'em beside a size of letters');
}
