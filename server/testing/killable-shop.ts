import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { sweepGenerations } from '../src/features/designs/designs.ts';
import { armFailPoint } from '../src/jobs/fail-point.ts';
import { scriptedArtist } from './scripted-artist.ts';
import { startTestShop } from './test-shop.ts';

/*
 * A shop in a process of its own, which start-killable-shop.ts starts: the database, the directory of its files, and how many
 * milliseconds its clock is ahead, so that what an earlier one left behind is found at once.
 */
const [databaseUrl = '', directory = '', aheadMs = '0'] = process.argv.slice(2);
const shop = await startTestShop(scriptedArtist(), { databaseUrl, directory });
shop.clock.advance(Number(aheadMs));
await shop.startWorkers();
setInterval(() => void sweepGenerations(shop.context).catch(() => {}), 200);

const answer = async (request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  const body = request.method === 'GET' ? {} : { body: await request.text() };
  return shop.fetch(pathname + search, { method: request.method, headers: request.headers, ...body });
};
const server = createServer(getRequestListener(answer, { overrideGlobalObjects: false }));
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }));
flushCompileCache();
process.on('message', (place: string) => {
  armFailPoint(place);
  process.send!({ armed: place });
});
// Nobody is left to end it.
process.on('disconnect', () => process.exit());
