import { runChild } from './child.mjs';

/** Says whether the books of the configured shop add up; 1 where they do not. @param {string} node */
export const audit = node => runChild(node, ['dist/app/audit.mjs'], { env: { NODE_ENV: 'production' } });
