/** Where a shop's stand-ins listen (docs/operations.md): so many ports above its own. */
const OFFSET = { gateway: 1, identity: 2, images: 3, mailbox: 4 } as const;
type StandinName = keyof typeof OFFSET;

/** A call of a stand-in's own port, by which a test makes another company fail. */
export async function askStandin<T>(shopUrl: string, name: StandinName, path: string, body?: object): Promise<T> {
  const reply = await fetch(`http://127.0.0.1:${Number(new URL(shopUrl).port) + OFFSET[name]}${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(10_000),
  });
  if (!reply.ok) throw new Error(`${name}${path} answered ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

/** Makes a stand-in misbehave from now on: `{ all: 'down' }`, and back again: `{ all: 'ok' }`; with `uses` so often. */
export const script = (shopUrl: string, name: StandinName, faults: Record<string, string | number>): Promise<unknown> =>
  askStandin(shopUrl, name, '/__sim/script', faults);

/** Ends a stand-in that outlived the server that had started it. */
export async function endStandin(shopUrl: string, name: StandinName): Promise<void> {
  const { pid } = await askStandin<{ pid: number }>(shopUrl, name, '/healthz');
  process.kill(pid, 'SIGTERM');
}

/** Ends all that are left of a shop. */
export const endStandins = (shopUrl: string): Promise<unknown> =>
  Promise.allSettled((Object.keys(OFFSET) as StandinName[]).map(name => endStandin(shopUrl, name)));
