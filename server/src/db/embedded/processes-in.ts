import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const LIMIT_MS = 5_000;

/**
 * The numbers of the processes of PostgreSQL that work in a folder (their working directory), as a postmaster and all that it
 * starts do in its cluster; also when the folder was renamed under them. Nothing where the system does not say.
 */
export function processesIn(folder: string): number[] | undefined {
  if (process.platform !== 'linux') return askLsof(folder);
  const wanted = fs.statSync(folder);
  return fs
    .readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && worksIn(`/proc/${name}`, wanted))
    .map(Number);
}

function worksIn(process: string, wanted: fs.Stats): boolean {
  try {
    const { dev, ino } = fs.statSync(`${process}/cwd`);
    return dev === wanted.dev && ino === wanted.ino && fs.readFileSync(`${process}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return false; // NOTE: it ended meanwhile, or is of a user who cannot have opened our cluster
  }
}

/** macOS brings it; it ends with 1 where no process has that name. */
function askLsof(folder: string): number[] | undefined {
  try {
    const place = fs.realpathSync(folder);
    const said = execFileSync('sh', ['-c', 'lsof -a -c postgres -d cwd -Fpn || test $? = 1'], {
      encoding: 'utf8',
      timeout: LIMIT_MS,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return said
      .split(/^p/m)
      .filter(one => one.split('\n').includes(`n${place}`))
      .map(one => Number.parseInt(one, 10));
  } catch {
    return undefined;
  }
}
