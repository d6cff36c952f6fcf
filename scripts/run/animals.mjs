import process from 'node:process';
import { runChild } from './child.mjs';

/** Draws animals into one picture, for eyes: `npm run artist:animals -- dogs [picture.png]`. @param {string} node */
export const animals = node => runChild(node, ['scripts/artist-animals.ts', ...process.argv.slice(3)], {});
