// Builds the browser's files, the page renderer and the server into dist. Runs under the pinned Node (see run.mjs).
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { build } from 'vite';
import { precompress } from './build/precompress.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const draft = path.join(ROOT, `dist-draft-${process.pid}`);
const BUILDS = [
  { configFile: 'vite.config.ts', outDir: 'client' },
  { configFile: 'vite.server.config.ts', mode: 'pages', outDir: 'server' },
  { configFile: 'vite.server.config.ts', mode: 'programs', outDir: 'app' },
];

process.chdir(ROOT);
try {
  for (const { configFile, mode, outDir } of BUILDS)
    await build({ configFile, mode, logLevel: 'warn', build: { outDir: path.join(draft, outDir) } });
  precompress(path.join(draft, 'client'));
  fs.rmSync('dist', { recursive: true, force: true });
  fs.renameSync(draft, 'dist');
} catch (error) {
  console.error(stripVTControlCharacters(error.message)); // a stack of rolldown's insides helps nobody
  process.exitCode = 1;
} finally {
  fs.rmSync(draft, { recursive: true, force: true });
}
