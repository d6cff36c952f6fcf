import process from 'node:process';
import { runChild } from './child.mjs';

/** Draws people into one picture, for eyes: `npm run artist:figures -- poses [picture.png]`. @param {string} node */
export const figures = node => runChild(node, ['scripts/artist-figures.ts', ...process.argv.slice(3)], {});
