import pg from 'pg';

/** One connection a process, held for its life: it tells the others that we are here, and us when the server dies. */
export type Presence = {
  answers(): Promise<boolean>;
  /** Leaves; true when nobody else is here, and then nobody can come until the server has stopped. */
  leaveAsLast(): Promise<boolean>;
  close(): Promise<void>;
};

const PRESENCE_LOCK = 4_267_001;
const ANSWER_LIMIT_MS = 5_000;

/** Connects and takes a share of the presence lock; waits, and fails, while the server is being stopped. */
export async function announcePresence(url: string, onLost: () => void): Promise<Presence> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'chhaap presence',
    connectionTimeoutMillis: ANSWER_LIMIT_MS,
    query_timeout: ANSWER_LIMIT_MS,
  });
  let leaving = true;
  client.on('error', () => {}); // NOTE: 'end' follows every error and is where we act
  client.on('end', () => leaving || onLost());
  const close = async () => {
    leaving = true;
    await client.end().catch(() => {});
  };
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK]);
  } catch (error) {
    await close();
    throw error;
  }
  leaving = false;
  return {
    close,
    answers: () => client.query('select 1').then(Boolean, () => false),
    leaveAsLast: async () => {
      leaving = true;
      await client.query('select pg_advisory_unlock_shared($1)', [PRESENCE_LOCK]);
      const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [
        PRESENCE_LOCK,
      ]);
      return rows[0]!.last;
    },
  };
}
