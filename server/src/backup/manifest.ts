import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/**
 * What a backup says of itself, in `manifest.json`, which is written last: a folder without one is no backup. Beside it lie
 * `<table>.jsonl.gz` (a row a line) and `files.txt` (a name a line); the files themselves are in `files/` of the folder around it,
 * which all backups of a shop share, since a file's name is the hash of its content and it never changes.
 */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  shopMode: z.enum(['demo', 'live']),
  /** When each migration of the database was made (drizzle's `when`), in their order. */
  migrations: z.array(z.number().int()),
  tables: z.array(z.object({ name: z.string().regex(/^[a-z_]{1,63}$/), rows: z.number().int(), sha256: z.string() })),
  sequences: z.array(z.object({ name: z.string().regex(/^[a-z0-9_]{1,63}$/), last: z.string().regex(/^\d+$/) })),
  jobs: z.array(z.object({ kind: z.string(), data: z.record(z.string(), z.unknown()) })),
  files: z.object({ count: z.number().int(), sha256: z.string(), missing: z.array(z.string()) }),
});
export type Manifest = z.output<typeof Manifest>;

/** A sentence that says why a backup cannot be made or restored; nothing was changed. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}

/** Reads what a backup says of itself. Throws BackupRefused for a folder that is none. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new BackupRefused(`${folder} is no backup: it has no manifest.json. Name the folder of one backup, such as chhaap-20261122-140000.`); // prettier-ignore
  const parsed = Manifest.safeParse(jsonOf(text));
  if (!parsed.success) throw new BackupRefused(`The manifest of ${folder} is of another format, or damaged. Take an earlier backup; nothing was changed.`); // prettier-ignore
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const tableFile = (folder: string, name: string): string => path.join(folder, `${name}.jsonl.gz`);
export const listFile = (folder: string): string => path.join(folder, 'files.txt');
/** Where the files of all backups beside this one are. */
export const poolFile = (folder: string, name: string): string =>
  path.join(path.dirname(folder), 'files', name.slice(0, 2), name);

export async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return hash.digest('hex');
}
