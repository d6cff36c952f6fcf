import type { Server } from 'node:http';
import net, { type Socket } from 'node:net';

/** The shop's port, taken before anything else is opened: of two starts at the same moment one holds it, and the other ends. */
export type Door = {
  /** Hands the port to the HTTP server, and those who have knocked meanwhile. */
  openTo: (server: Server) => Promise<void>;
  /** Where the start came to nothing; without meaning once it was opened. */
  close: () => void;
};

/** Who knocks while the shop is being opened; more are turned away. */
const MOST_WAITING = 256;

/** Takes the port. Throws a sentence for people where another program has it. */
export async function takePort({ port, host }: { port: number; host: string }): Promise<Door> {
  const waiting = new Set<Socket>();
  const door = net.createServer({ pauseOnConnect: true }, socket => {
    waiting.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => waiting.delete(socket));
  });
  door.maxConnections = MOST_WAITING;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  door.once('error', (error: NodeJS.ErrnoException) =>
    reject(
      error.code === 'EADDRINUSE'
        ? new Error(`Port ${port} is taken. Stop the program that uses it, or set PORT.`)
        : error,
    ),
  );
  door.listen(port, host, resolve);
  await promise;
  let isOpened = false;
  return {
    async openTo(server) {
      isOpened = true;
      await new Promise<void>((listening, failed) => {
        server.once('error', failed);
        server.listen(door, () => listening());
      });
      for (const socket of waiting) {
        server.emit('connection', socket);
        socket.resume();
      }
    },
    close() {
      if (isOpened) return;
      door.close();
      for (const socket of waiting) socket.destroy();
    },
  };
}
