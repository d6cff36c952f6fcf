import { describe, expect, it } from 'vitest';
import { gate, goodDrawing } from '../../../testing/scripted-artist.ts';
import { useImageQueue } from '../../../testing/use-image-queue.ts';
import type { ImageRequest } from '../../adapters/images/port.ts';
import { generationPartials } from '../../db/tables/designs.ts';

const { artist, room, accept, jobOf, work } = useImageQueue();

describe('while it is drawn', () => {
  const fetchPartial = (url: string, token: string) =>
    room.shop.fetch(url, { headers: { authorization: `Bearer ${token}` } });

  it('two partial pictures are seen by their owner alone, and are gone with the end', async () => {
    const [first, second, end] = [gate(), gate(), gate()];
    artist.draw = async request => {
      request.onPartial!(Buffer.from('first picture'));
      await first.opened;
      request.onPartial!(Buffer.from('second picture'));
      second.open();
      await end.opened;
      return goodDrawing(request);
    };
    const job = await accept();
    expect(job.partialUrl).toBeNull();
    const stream = await room.shop.fetch(`/api/jobs/${job.id}/events`, {
      headers: { authorization: `Bearer ${room.asha.token}` },
    });
    const text = stream.text();
    const working = work();
    const seen: string[] = [];
    const see = async (picture: string) => {
      let url: string | null = null;
      await expect.poll(async () => (url = (await jobOf(job.id)).partialUrl) && !seen.includes(url)).toBe(true);
      seen.push(url!);
      const reply = await fetchPartial(url!, room.asha.token);
      expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([
        200,
        'image/webp',
        picture,
      ]);
      expect(reply.headers.get('cache-control')).toBe('no-store');
    };
    await see('first picture');
    first.open();
    await second.opened;
    await see('second picture');
    const rohan = await room.shop.signUp('Rohan');
    expect((await fetchPartial(seen[0]!, rohan.token)).status).toBe(404);
    expect((await room.shop.call('designs.jobPartial', { params: { id: job.id } })).status).toBe(401);
    expect((await room.shop.call('designs.jobPartial', { as: room.asha, params: { id: 'gunknown' } })).status).toBe(
      404,
    );
    end.open();
    await working;
    expect((await fetchPartial(seen[1]!, room.asha.token)).status).toBe(404);
    expect((await jobOf(job.id)).partialUrl).toBeNull();
    expect(await room.shop.db.$count(generationPartials)).toBe(0);
    const told = (await text).matchAll(/"partialUrl":"([^"]+)"/g);
    expect(new Set([...told].map(([, url]) => url))).toEqual(new Set(seen));
  });

  it('a partial picture goes with a failed try and with a cancellation', async () => {
    const job = await accept();
    artist.draw = async request => {
      request.onPartial!(Buffer.from('a picture'));
      return { kind: 'failed', cause: '500' };
    };
    await work();
    expect(await room.shop.db.$count(generationPartials)).toBe(0);
    const { opened, open } = gate();
    artist.draw = async request => {
      request.onPartial!(Buffer.from('a picture'));
      await opened;
      return goodDrawing(request);
    };
    room.shop.clock.advance(5_000);
    const working = work();
    await expect.poll(() => room.shop.db.$count(generationPartials)).toBe(1);
    await room.shop.call('designs.cancelJob', { as: room.asha, params: { id: job.id } });
    open();
    await working;
    expect(await room.shop.db.$count(generationPartials)).toBe(0);
  });

  it('the artist is told the shape of the print', async () => {
    const shapes: ImageRequest['shape'][] = [];
    artist.draw = async request => (shapes.push(request.shape), goodDrawing(request));
    await accept();
    await work();
    await accept(room.asha, { prompt: 'a cat', position: 'front', designSize: 'a3' });
    await work();
    expect(shapes).toEqual([
      { width: 750, height: 750 },
      { width: 3510, height: 4950 },
    ]);
  });
});
