import process from 'node:process';
import { runChild } from './child.mjs';

/** Draws a list of prompts into one picture, for eyes: `npm run artist:sheet -- prompts.txt [picture.png]`. @param {string} node */
export const sheet = node => runChild(node, ['scripts/artist-sheet.ts', ...process.argv.slice(3)], {});

/** Draws one scene in every way of drawing: `npm run artist:styles -- "a tiger sipping chai" [picture.png]`. @param {string} node */
export const styles = node => runChild(node, ['scripts/artist-styles.ts', ...process.argv.slice(3)], {});

/** Draws the sheets of docs/artist.md anew: `npm run artist:docs -- [name …]`. @param {string} node */
export const docs = node => runChild(node, ['scripts/artist-docs.ts', ...process.argv.slice(3)], {});
