import sharp from 'sharp';
import { FIRST_AREAS } from '../../../../domain/src/print-areas.ts';
import { describe, expect, it, vi } from 'vitest';
import { newRequest, useImageProvider } from './use-image-provider.ts';

// Pictures of real size are drawn and encoded: seconds, where the machine is busy.
vi.setConfig({ testTimeout: 90_000 });
const { connect, requests, script } = useImageProvider();
const png = () =>
  sharp({ create: { width: 600, height: 600, channels: 4, background: '#00f' } })
    .png()
    .toBuffer();

const BLACK = { color: 'black', hex: '#1b1b1e', ground: 'dark', hasUnderbase: true } as const;

describe('a staged shirt', () => {
  it('is asked for as an edit of the mockup, and answered whole', async () => {
    const mockup = await sharp({ create: { width: 1000, height: 1020, channels: 3, background: '#eee' } })
      .webp()
      .toBuffer();
    const { request, steps } = newRequest();
    const { signal, onStep, accountId, seed } = request;
    const shirt = { template: 'oversized', cloth: BLACK, placement: FIRST_AREAS.back } as const;
    const order = { ...shirt, artwork: await png(), mockup, signal, onStep, seed, accountId: accountId! };
    const result = await connect().stage(order);
    if (result.kind !== 'staged') throw new Error(`not staged: ${JSON.stringify(result)}`);
    const { format, hasAlpha, width, height } = await sharp(result.webp).metadata();
    expect([format, hasAlpha]).toEqual(['webp', false]);
    expect(width! / height!).toBeCloseTo(4 / 5, 1);
    expect(steps).toEqual(['reading', 'sketching', 'inking']);
    const [edit] = await requests('images/edits');
    expect(edit!.body).toMatchObject({
      fields: {
        prompt: expect.stringMatching(
          /^A realistic photograph of this black oversized T-shirt .*from behind.*exactly as it is/,
        ),
        background: 'opaque',
      },
      files: [{ field: 'image[]', format: 'png', width: 1000, height: 1020 }],
    });
  });

  it('that is refused is refused as a drawing is', async () => {
    await script({ edits: 'safety' });
    const { signal, onStep, seed } = newRequest().request;
    const shirt = {
      template: 'regular',
      cloth: { ...BLACK, color: 'white', ground: 'light' },
      placement: FIRST_AREAS.a4,
    } as const;
    const order = { ...shirt, artwork: await png(), mockup: await png(), signal, onStep, seed };
    expect(await connect().stage(order)).toMatchObject({ kind: 'refused' });
  });
});
