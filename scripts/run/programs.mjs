import process from 'node:process';
import { runChild } from './child.mjs';

/** Runs one of the built programs with the words that follow the command's name. */
const run = (node, file, ...words) =>
  runChild(node, [`dist/app/${file}`, ...words, ...process.argv.slice(3)], { env: { NODE_ENV: 'production' } });

/** Checks whether the books of the configured shop add up; 1 where they do not. @param {string} node */
export const audit = node => run(node, 'audit.mjs');

/** Says what keeps the configured shop from running, and what to do; 1 where something does. @param {string} node */
export const doctor = node => run(node, 'doctor.mjs');

/** Writes a backup of the configured shop, which may keep running. @param {string} node */
export const backup = node => run(node, 'backup.mjs', 'backup');

/** Replaces the configured shop by a backup; the shop must not run. @param {string} node */
export const restore = node => run(node, 'backup.mjs', 'restore');

/** Brings the configured database to this release. @param {string} node */
export const migrate = node => run(node, 'migrate.mjs');
