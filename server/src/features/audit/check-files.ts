import { createHash } from 'node:crypto';
import { hashOf } from '../../adapters/storage/port.ts';
import { listFileNames } from './audit.store.ts';
import { SHOWN, type Audited, type Finding } from './check.ts';

const PAGE = 200;

/** I10: every file that anything refers to is there, with the content that its name says. `prefix` looks at a part of them. */
export async function checkFiles(audited: Audited, prefix: string): Promise<Finding> {
  const rows: string[] = [];
  for (let after = ''; rows.length <= SHOWN;) {
    const names = await listFileNames(audited.db, { after, prefix, limit: PAGE });
    // One after the other: a file is held in memory while it is read.
    for (const name of names) {
      const problem = await problemOf(audited, name);
      if (problem) rows.push(`file ${name}: ${problem}`);
    }
    if (names.length < PAGE) break;
    after = names.at(-1)!;
  }
  const says = 'every file that is referred to is there, whole';
  return { invariant: 'I10', says, rows: rows.slice(0, SHOWN), isMore: rows.length > SHOWN };
}

async function problemOf({ storage }: Audited, name: string): Promise<string | undefined> {
  const bytes = await storage.get(name);
  if (!bytes) return 'missing';
  return createHash('sha256').update(bytes).digest('hex') === hashOf(name) ? undefined : 'other content';
}
