import pg from 'pg';

/** News between processes, by PostgreSQL's NOTIFY. Small: ids and words, never data. */
export type News = { channel: 'job'; id: string } | { channel: 'data'; noun: string };
export type LiveChannel = {
  /** Hears the news of one channel; the answer stops listening. */
  subscribe: (channel: News['channel'], hear: (news: News) => void) => () => void;
  stop: () => Promise<void>;
};

/** How long to wait before a broken LISTEN connection is made again. */
const RECONNECT_MS = 500;

/**
 * One LISTEN connection a process, fanned out in memory. After a break it reconnects and tells every subscriber once
 * (`id` and `noun` empty), since news may have been missed: they look at the table.
 */
export async function openLiveChannel(url: string, log: (event: string, fields: object) => void): Promise<LiveChannel> {
  const hearers = new Map<News['channel'], Set<(news: News) => void>>([
    ['job', new Set()],
    ['data', new Set()],
  ]);
  let over = false;
  let client: pg.Client | undefined;
  const tell = (news: News) => hearers.get(news.channel)?.forEach(hear => hear(news));
  const listen = async (isFirst: boolean): Promise<void> => {
    if (over) return;
    client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 4000 });
    client.on('error', () => {});
    client.on('end', () => over || setTimeout(() => void listen(false), RECONNECT_MS));
    client.on('notification', message => tell(JSON.parse(message.payload ?? '{}') as News));
    try {
      await client.connect();
      await client.query('listen chhaap');
      if (!isFirst) tell({ channel: 'job', id: '' });
      if (!isFirst) tell({ channel: 'data', noun: '' });
    } catch (error) {
      log('live.connect_failed', { message: (error as Error).message });
    }
  };
  await listen(true);
  return {
    subscribe(channel, hear) {
      hearers.get(channel)!.add(hear);
      return () => void hearers.get(channel)!.delete(hear);
    },
    async stop() {
      over = true;
      await client?.end().catch(() => {});
    },
  };
}
