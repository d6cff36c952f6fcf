import { afterAll, describe, expect, it } from 'vitest';
import { createArtist, readPrompt } from './artist.ts';
import { FIRST_AREAS } from '../../domain/src/print-areas.ts';

const artist = createArtist({ workers: 1 });
afterAll(() => artist.close());

describe('the front door', () => {
  it('draws a transparent PNG of a prompt and puts it on a shirt', async () => {
    const brief = readPrompt('vintage tiger with roses', { ground: 'dark', seed: 1 });
    expect(brief.hero?.label).toBe('tiger');
    expect(JSON.parse(JSON.stringify(brief))).toEqual(brief);
    const steps: string[] = [];
    const art = await artist.drawArtwork(brief, { width: 256, onStep: step => steps.push(step) });
    expect([...art.png.slice(1, 4)]).toEqual([...Buffer.from('PNG')]);
    expect(art.width).toBe(256);
    expect(steps).toEqual(['reading', 'sketching', 'inking', 'pressing']);
    const mockup = await artist.drawMockup({
      artwork: art.png,
      type: 'regular',
      color: 'black',
      placement: FIRST_AREAS.a4,
      width: 300,
    });
    expect(Buffer.from(mockup.webp.slice(8, 12)).toString()).toBe('WEBP');
    expect(mockup.height).toBe(306);
  });

  it('gives up what is cancelled and refuses after closing', async () => {
    const brief = readPrompt('lion', { ground: 'light', seed: 1 });
    await expect(artist.drawArtwork(brief, { width: 256, signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'aborted',
    });
    await expect(artist.drawArtwork(brief, { width: 1e9 })).rejects.toThrow(RangeError);
    const other = createArtist({ workers: 1 });
    await other.close();
    await expect(other.drawArtwork(brief, { width: 256 })).rejects.toMatchObject({ code: 'closed' });
  });
});
