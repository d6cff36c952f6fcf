import { afterAll, beforeAll, expect, it } from 'vitest';
import { gate, goodDrawing, scriptedArtist } from '../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../testing/test-shop.ts';
import { makeServer } from '../http/listener.ts';
import { giveNotice } from './stopping.ts';

const artist = scriptedArtist();
let shop: TestShop;
let asha: TestAccount;
beforeAll(async () => {
  shop = await startTestShop(artist);
  asha = await shop.signUp('Asha Nair');
  await shop.startWorkers();
});
afterAll(() => shop.stop());

it('a process that is to stop goes on answering, keeps no connection, and ends its streams, which the next process takes up', async () => {
  const { opened, open: letGo } = gate();
  artist.draw = async request => (await opened, goodDrawing(request));
  const server = makeServer({
    fetch: request => shop.fetch(new URL(request.url).pathname, { headers: request.headers }),
    ...{ publicUrl: () => 'http://localhost', trustProxy: false },
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  const ask = async (path: string) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { authorization: `Bearer ${asha.token}` },
    });
    return { status: reply.status, connection: reply.headers.get('connection'), body: reply.text() };
  };
  const headers = { prefer: 'respond-async' };
  const { job } = (await shop.call('designs.generate', { as: asha, body: { prompt: 'a cat' }, headers })).body;
  const stream = await ask(`/api/jobs/${job.id}/events`);
  expect((await ask('/healthz')).connection).toBe('keep-alive');

  const notice = giveNotice(200);
  const told = await stream.body;
  expect(told).toMatch(/"state":"(queued|running)"/);
  expect(told).not.toContain('"state":"done"');
  expect(await ask('/healthz')).toMatchObject({ status: 200, connection: 'close' });
  await notice;
  letGo();
  await expect
    .poll(async () => (await shop.call('designs.job', { as: asha, params: { id: job.id } })).body.state)
    .toBe('done');
  // A new stream begins with the job as it is.
  expect(await (await ask(`/api/jobs/${job.id}/events`)).body).toContain('"state":"done"');
  await new Promise(done => (server.closeAllConnections(), server.close(done)));
});
