import process from 'node:process';
import { runChild } from './child.mjs';

const run = (command, node) =>
  runChild(node, ['dist/app/backup.mjs', command, ...process.argv.slice(3)], { env: { NODE_ENV: 'production' } });

/** Writes a backup of the configured shop, which may run meanwhile. @param {string} node */
export const backup = node => run('backup', node);

/** Puts a backup in the place of the configured shop, which must not run. @param {string} node */
export const restore = node => run('restore', node);
