// Builds the browser's files, the page renderer and the server into the named folder, or into dist. Runs under the pinned Node
// (see run/builds.mjs).
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { build } from 'vite';
import { precompress } from './build/precompress.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const folder = path.resolve(ROOT, process.argv[2] ?? 'dist');
const draft = process.argv[2] ? `${folder}-draft` : path.join(ROOT, `dist-draft-${process.pid}`);
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
  fs.rmSync(folder, { recursive: true, force: true });
  fs.renameSync(draft, folder);
} catch (error) {
  console.error(stripVTControlCharacters(error.message)); // a stack of rolldown's insides helps nobody
  process.exitCode = 1;
} finally {
  fs.rmSync(draft, { recursive: true, force: true });
}
