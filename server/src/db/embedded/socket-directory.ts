import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { giveTo, type RunAs } from './run-as.ts';

const PREFIX = 'chhaap-pg-';
export const SOCKET = '.s.PGSQL.5432';
/** PostgreSQL's own, beside the socket. */
export const LOCK = `${SOCKET}.lock`;
/** A socket's whole path must stay under 104 characters (macOS; Linux 108). */
const LONGEST_PARENT = 70;

/** Makes an empty directory of our own, open to the database's user alone, with a short path. */
export function makeSocketDirectory(runAs: RunAs): string {
  const parents = [os.tmpdir(), '/tmp', '/var/tmp'];
  const parent = parents.find(dir => dir.length <= LONGEST_PARENT && isUsable(dir, runAs)) ?? os.tmpdir();
  const directory = fs.mkdtempSync(path.join(parent, PREFIX));
  giveTo(runAs, directory);
  return directory;
}

function isUsable(directory: string, runAs: RunAs): boolean {
  const stat = fs.statSync(directory, { throwIfNoEntry: false });
  if (!stat || stat.mode & 0o001) return stat !== undefined;
  return runAs.uid === undefined; // NOTE: a temporary directory of the user's own may be closed to others
}

/** Makes `directory` again where something removed it, so that the address given out stays good. */
export function restoreSocketDirectory(directory: string, runAs: RunAs): void {
  if (fs.mkdirSync(directory, { recursive: true, mode: 0o700 })) giveTo(runAs, directory);
  const stat = fs.lstatSync(directory);
  if (!stat.isDirectory() || stat.uid !== (runAs.uid ?? process.getuid?.()))
    throw new DatabaseUnavailable(`${directory} was taken by somebody else. Start the shop again.`);
}

/** Lets `address` lead to a server that another process started with a directory of its own. */
export function leadTo(address: string, actual: string): void {
  if (address === actual) return;
  const link = path.join(address, SOCKET);
  fs.rmSync(link, { force: true });
  fs.symlinkSync(path.join(actual, SOCKET), link);
}

/** Removes a directory made here, and nothing else that a damaged pid file may name. */
export function removeSocketDirectory(directory: string | undefined): void {
  if (directory && path.basename(directory).startsWith(PREFIX)) fs.rmSync(directory, { recursive: true, force: true });
}

/** The address for `pg`; everything is said, so that no PG… variable of the environment changes it. */
export const urlOf = (directory: string): string =>
  `postgres://shop@localhost:5432/postgres?host=${encodeURIComponent(directory)}&sslmode=disable`;
