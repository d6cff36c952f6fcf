import process from 'node:process';
import { runChild } from './child.mjs';

/** Says what stands in the way of the configured shop, and what to do; 1 where something does. @param {string} node */
export const doctor = node =>
  runChild(node, ['dist/app/doctor.mjs', ...process.argv.slice(3)], { env: { NODE_ENV: 'production' } });
