import pg from 'pg';
import { knownMigrations } from '../db/migrate.ts';
import { causeOf, findingsOf, type Finding } from './finding.ts';

const { ok, warning, problem } = findingsOf('database');
const OLDEST = 150_000;
/** Signatures of S3 and tokens bear minutes; two machines that differ by more than this mislead who reads their logs. */
const CLOCK_WARNING_MS = 2_000;
const CLOCK_PROBLEM_MS = 30_000;
const LEAST_CONNECTIONS = 40;

/** Whether the database can be reached, is new enough, of this release, safe against a power cut, and open to the shop. */
export async function checkDatabase(url: string): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const facts = await readFacts(client);
    const findings = [
      ...judgeVersion(facts.version),
      ...judgeClock(facts.now.getTime() - Date.now()),
      ...judgeSettings(facts),
      ...judgeMigrations(await appliedMigrations(client), knownMigrations()),
    ];
    const isFine = findings.every(finding => finding.level !== 'problem');
    return isFine ? [ok(`PostgreSQL ${facts.shown} answers`), ...findings] : findings;
  } catch (error) {
    return [explain(error)];
  } finally {
    await client.end().catch(() => {});
  }
}

type Facts = {
  version: number;
  shown: string;
  now: Date;
  fsync: string;
  synchronous: string;
  connections: number;
  mayCreate: boolean;
  mayMakeSchemas: boolean;
};

async function readFacts(client: pg.Client): Promise<Facts> {
  const { rows } = await client.query<Facts>(`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as shown,
      clock_timestamp() as now, current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous,
      current_setting('max_connections')::int as connections,
      has_schema_privilege('public', 'create') as "mayCreate",
      has_database_privilege(current_database(), 'create') as "mayMakeSchemas"`);
  return rows[0]!;
}

/** PostgreSQL 15 and later. */
export const judgeVersion = (version: number): Finding[] =>
  version >= OLDEST
    ? []
    : [problem(`PostgreSQL ${Math.floor(version / 10_000)} is too old`, 'Use PostgreSQL 15 or later.')];

/** `ahead`: milliseconds that the database's clock is before ours. */
export function judgeClock(ahead: number): Finding[] {
  const says = `the clocks of this machine and of the database differ by ${Math.round(Math.abs(ahead) / 1000)} s`;
  const todo = 'Let both set their clocks from the network (NTP).';
  if (Math.abs(ahead) >= CLOCK_PROBLEM_MS) return [problem(says, todo)];
  return Math.abs(ahead) >= CLOCK_WARNING_MS ? [warning(says, todo)] : [];
}

function judgeSettings({ fsync, synchronous, connections, ...may }: Facts): Finding[] {
  const findings: Finding[] = [];
  if (fsync !== 'on') findings.push(problem('fsync is off: a power cut loses orders', 'Set fsync = on in postgresql.conf and restart it.')); // prettier-ignore
  if (synchronous === 'off') findings.push(problem('synchronous_commit is off: a crash loses the last orders', 'Set synchronous_commit = on.')); // prettier-ignore
  if (!may.mayCreate || !may.mayMakeSchemas)
    findings.push(problem('this user may not make tables and schemas, so the database cannot be brought to a release', 'Make the user the owner of the database: alter database … owner to …;')); // prettier-ignore
  if (connections < LEAST_CONNECTIONS)
    findings.push(warning(`max_connections is ${connections}; each process of the shop takes up to 16`, 'Raise max_connections.')); // prettier-ignore
  return findings;
}

async function appliedMigrations(client: pg.Client): Promise<number[]> {
  const { rows: tables } = await client.query<{ found: string | null }>(
    `select to_regclass('public.migrations') as found`,
  );
  if (tables[0]!.found === null) return [];
  const { rows } = await client.query<{ created_at: string }>('select created_at from public.migrations');
  return rows.map(row => Number(row.created_at));
}

function judgeMigrations(applied: readonly number[], wanted: readonly number[]): Finding[] {
  const missing = wanted.filter(one => !applied.includes(one)).length;
  const isAdopted = applied.length > 0 && Math.max(...applied) < wanted[0]!;
  const unknown = isAdopted ? 0 : applied.filter(one => !wanted.includes(one)).length;
  if (unknown > 0)
    return [problem(`the database is of a later release: it has ${unknown} migrations that this one does not know`, 'Run the later release, or restore the backup that was made before it.')]; // prettier-ignore
  if (applied.length === 0) return [warning('the database is empty', 'The first start of the shop fills it.')];
  return missing > 0
    ? [problem(`${missing} migrations of this release are not applied`, 'Run `npm run migrate`, or start the shop, which applies them.')] // prettier-ignore
    : [];
}

/** What the codes of a connection that failed mean (PostgreSQL Appendix A, and Node's). */
const REASONS: Record<string, [says: string, todo: string]> = {
  '28P01': ['the password is refused', 'Mend user and password in DATABASE_URL; signs like @ are written %40.'],
  '28000': ['the user is refused', 'Let this user in by pg_hba.conf, or mend DATABASE_URL.'],
  '3D000': ['there is no database of this name', 'Make it (createdb), or mend the name at the end of DATABASE_URL.'],
  '53300': ['it has no connection left', 'Raise max_connections, or run fewer processes.'],
  '57P03': ['it is starting or recovering', 'Wait, then try again.'],
  ECONNREFUSED: ['nothing answers at its address', 'See that PostgreSQL runs and listens, and that host and port of DATABASE_URL are right.'],
  ENOENT: ['its socket is not there', 'See that PostgreSQL runs, and that the folder in DATABASE_URL is right.'],
  ENOTFOUND: ['its host name is unknown', 'Mend the host in DATABASE_URL, or the name server of this machine.'],
}; // prettier-ignore

function explain(error: unknown): Finding {
  const cause = causeOf(error);
  const [says, todo] = REASONS[cause] ?? [`it does not answer (${cause})`, 'See its own log, and that a firewall lets this machine through.']; // prettier-ignore
  return problem(`the database cannot be used: ${says}`, todo);
}
