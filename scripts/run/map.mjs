import { runChild } from './child.mjs';

/** Writes the list of files at the end of docs/architecture.md. @param {string} node */
export const map = node => runChild(node, ['scripts/file-index.ts'], {});
