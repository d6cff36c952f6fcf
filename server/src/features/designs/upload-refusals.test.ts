import { describe, expect, it } from 'vitest';
import { startTestShop, type TestAccount } from '../../../testing/test-shop.ts';
import { onWhite, useUploads } from '../../../testing/use-uploads.ts';
import { createGuardedUploads } from '../../adapters/uploads/guarded.ts';

const { artist, room, send } = useUploads();

describe('what is refused keeps nothing', () => {
  const designsOf = async (who: TestAccount) => (await room.shop.call('designs.mine', { as: who })).body as unknown[];

  it.each([{}, { rightsConfirmed: 'false' }])('without the rights: %j', async query => {
    const who = await room.shop.signUp('Zoya');
    const reply = await room.shop.fetch(`/api/designs/upload?${new URLSearchParams(query as Record<string, string>)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${who.token}` },
      body: (await onWhite().png().toBuffer()) as BodyInit,
    });
    expect([reply.status, (await reply.json()).code]).toEqual([422, 'upload_rights_needed']);
    expect(await designsOf(who)).toEqual([]);
  });

  it('a guest, another site, odd words', async () => {
    const file = await onWhite().png().toBuffer();
    const nobody = { id: '', email: '', name: '', token: 'nobody' };
    expect((await send(nobody, file)).status).toBe(401);
    expect((await send(room.asha, file, {}, { 'sec-fetch-site': 'cross-site' })).body.code).toBe('cross_site');
    for (const query of ['removeBackground=maybe', 'color=%3Cpink%3E', 'idempotencyKey=x', `name=${'x'.repeat(201)}`])
      expect((await send(room.asha, file, Object.fromEntries(new URLSearchParams(query)))).body.code).toBe(
        'invalid_input',
      );
  });

  it('a colour or a garment that the shop does not have', async () => {
    const file = await onWhite().png().toBuffer();
    expect((await send(room.asha, file, { color: 'pink' })).body.code).toBe('color_not_found');
    expect((await send(room.asha, file, { tshirtType: 'silk' })).body.code).toBe('product_not_found');
  });

  it('a full disk, and the next try works', async () => {
    const who = await room.shop.signUp('Zoya');
    const file = await onWhite(280).png().toBuffer();
    room.isFull = true;
    const reply = await send(who, file);
    room.isFull = false;
    expect([reply.status, reply.body.code, reply.headers.get('retry-after')]).toEqual([503, 'upload_not_stored', '30']);
    expect(await designsOf(who)).toEqual([]);
    expect((await send(who, file)).status).toBe(201);
  });

  it('a body that grows beyond the limit, and one that breaks off', async () => {
    const who = await room.shop.signUp('Zoya');
    const endless = () => new ReadableStream({ pull: to => to.enqueue(new Uint8Array(1_000_000)) });
    expect((await send(who, endless())).body.code).toBe('upload_too_large');
    const broken = new ReadableStream({
      start: to => to.enqueue(new Uint8Array(1_000)),
      pull: to => to.error(new Error('gone')),
    });
    expect((await send(who, broken)).body.code).toBe('upload_stalled');
    expect(await designsOf(who)).toEqual([]);
  });

  it('a third file at once', async () => {
    const who = await room.shop.signUp('Zoya');
    const file = await onWhite().png().toBuffer();
    const three = await Promise.all([send(who, file), send(who, file), send(who, file)]);
    expect(three.map(one => one.body.code ?? 'fine').toSorted()).toEqual(['fine', 'fine', 'uploads_at_once']);
  });

  it('more files than can wait, with the time to try again', async () => {
    const busy = await startTestShop({ ...artist, uploads: createGuardedUploads({ mostWaiting: 0 }) });
    try {
      const file = await onWhite().png().toBuffer();
      const codes = await Promise.all(
        ['Asha', 'Rohan', 'Zoya'].map(async name => {
          const { token } = await busy.signUp(name);
          const reply = await busy.fetch('/api/designs/upload?rightsConfirmed=true', {
            method: 'POST',
            headers: { authorization: `Bearer ${token}` },
            body: file as BodyInit,
          });
          return [reply.status, reply.headers.get('retry-after')].join();
        }),
      );
      expect(codes.toSorted()).toEqual(['201,', '503,5', '503,5']);
    } finally {
      await busy.stop();
    }
  });

  it('a file that takes too long or too much memory is ended with its process', async () => {
    // Large enough that no answer is there before a millisecond is over, however busy the machine is.
    const file = await onWhite().resize(4_000, 4_000).png().toBuffer();
    await expect(createGuardedUploads({ drawMs: 1 }).read(file)).rejects.toMatchObject({
      code: 'upload_too_complex',
    });
    await expect(createGuardedUploads({ residentMb: 20 }).read(file)).rejects.toMatchObject({
      code: 'upload_too_complex',
    });
  });
});
