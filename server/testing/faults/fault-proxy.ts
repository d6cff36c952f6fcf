import net from 'node:net';

/** Where the real server listens: PostgreSQL's socket, or a port. */
export type Upstream = { path: string } | { host: string; port: number };

/** Cuts the answer to one request: after `bytes` of it the connection is reset. The request itself has arrived. */
export type Cut = {
  /** The request is the next one that holds this text, after `skip` others that do. */
  request: string;
  skip?: number;
  bytes: number;
};

/**
 * A wire between two programs that can break: it cuts, waits, swallows, or cuts an answer after some bytes. Everything else goes
 * through as it came.
 */
export class FaultProxy {
  readonly #server: net.Server;
  readonly #open = new Set<net.Socket>();
  readonly #upstream: Upstream;
  #delayMs = 0;
  #isSilent = false;
  #cut: { cut: Cut; done: () => void; skip: number } | undefined;
  /** Connections that were taken so far. */
  connections = 0;

  private constructor(upstream: Upstream) {
    this.#upstream = upstream;
    this.#server = net.createServer({ allowHalfOpen: true }, client => this.#join(client));
  }

  static async open(upstream: Upstream): Promise<FaultProxy> {
    const proxy = new FaultProxy(upstream);
    await new Promise<void>(ready => proxy.#server.listen(0, '127.0.0.1', ready));
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as net.AddressInfo).port;
  }

  /** From now on each piece of data waits so long, either way; 0 for a good wire. */
  delay(milliseconds: number): void {
    this.#delayMs = milliseconds;
  }

  /** From now on connections are taken, and nothing that is sent arrives, either way; `false` for a good wire. What was swallowed is lost. */
  silence(isSilent: boolean): void {
    this.#isSilent = isSilent;
  }

  /** Resets every connection that is open. */
  cutAll(): void {
    for (const socket of this.#open) breakOff(socket);
  }

  /** Cuts the answer to one request to come; answers when it has happened. */
  cutAnswer(cut: Cut): Promise<void> {
    return new Promise(done => void (this.#cut = { cut, done, skip: cut.skip ?? 0 }));
  }

  /** Takes back a cut that has not happened. */
  forget(): void {
    this.#cut = undefined;
  }

  async close(): Promise<void> {
    const closed = new Promise(done => this.#server.close(done));
    this.cutAll();
    await closed;
  }

  #join(client: net.Socket): void {
    this.connections += 1;
    const server = net.connect({ ...this.#upstream, allowHalfOpen: true } as net.NetConnectOpts);
    const both = [client, server];
    let bytesLeft: number | undefined;
    let done = () => {};
    for (const socket of both) {
      this.#open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        this.#open.delete(socket);
        // A broken side breaks the other one; one that ended orderly ends the other by 'end'.
        for (const other of both) breakOff(other);
      });
    }
    client.on('data', data => {
      if (this.#isCutBy(data)) {
        ({ bytesLeft, done } = { bytesLeft: this.#cut!.cut.bytes, done: this.#cut!.done });
        this.#cut = undefined;
      }
      this.#send(server, data);
    });
    server.on('data', data => {
      if (bytesLeft === undefined) return this.#send(client, data);
      const part = data.subarray(0, bytesLeft);
      bytesLeft -= part.length;
      if (part.length > 0) client.write(part);
      if (part.length === data.length) return undefined;
      done();
      // What is written goes out first; then the connection breaks in the middle of the answer.
      setImmediate(() => breakOff(client));
      return undefined;
    });
    client.on('end', () => this.#later(() => server.end()));
    server.on('end', () => this.#later(() => client.end()));
  }

  #isCutBy(data: Buffer): boolean {
    if (!this.#cut || !data.includes(this.#cut.cut.request)) return false;
    this.#cut.skip -= 1;
    return this.#cut.skip < 0;
  }

  #send(to: net.Socket, data: Buffer): void {
    this.#later(() => this.#isSilent || to.destroyed || to.write(data));
  }

  #later(act: () => void): void {
    if (this.#delayMs === 0) act();
    else setTimeout(act, this.#delayMs);
  }
}

/** Over TCP the other side hears of a reset; a socket of this machine just ends. */
function breakOff(socket: net.Socket): void {
  if (socket.destroyed) return;
  if (socket.remoteAddress === undefined) socket.destroy();
  else socket.resetAndDestroy();
}

/** A wire to the database of an address, and the address by which it is reached over the wire. */
export async function openDatabaseWire(url: string): Promise<{ proxy: FaultProxy; url: string }> {
  const address = new URL(url);
  const socket = address.searchParams.get('host');
  const port = Number(address.port || 5432);
  const proxy = await FaultProxy.open(
    socket?.startsWith('/') ? { path: `${socket}/.s.PGSQL.${port}` } : { host: socket ?? address.hostname, port },
  );
  address.searchParams.delete('host');
  address.hostname = '127.0.0.1';
  address.port = String(proxy.port);
  return { proxy, url: address.href };
}

/** A wire to an HTTP server, and the origin by which it is reached over the wire. */
export async function openHttpWire(origin: string): Promise<{ proxy: FaultProxy; origin: string }> {
  const { hostname, port } = new URL(origin);
  const proxy = await FaultProxy.open({ host: hostname, port: Number(port) });
  return { proxy, origin: `http://127.0.0.1:${proxy.port}` };
}
