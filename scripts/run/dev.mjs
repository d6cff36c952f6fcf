import { runChild } from './child.mjs';

/** Runs the server from its sources, started again at every change; pages are reloaded by Vite. @param {string} node */
export const dev = node =>
  runChild(node, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    env: { CHHAAP_DEV: '1', NODE_ENV: 'development' },
  });
