import sharp from 'sharp';
import { describe, expect, it, test, vi } from 'vitest';
import { lookAtAlpha } from './key-colour.ts';
import { openDesk } from './openai-desk.ts';
import type { ImageResult } from './port.ts';
import { newRequest, useImageProvider } from './use-image-provider.ts';

/** A server that speaks like OpenAI and can do less, such as stable-diffusion.cpp's or LocalAI, without a key. */
vi.setConfig({ testTimeout: 90_000 });
const provider = useImageProvider({ isKeyless: true });
const { requests, script } = provider;
const connect = (deps: Parameters<typeof provider.connect>[0] = {}) =>
  provider.connect({ ...deps, config: { dialect: 'compatible', apiKey: undefined, models: ['sd-cpp-local'] } });

async function expectArtwork(result: ImageResult, size?: { width: number; height: number }) {
  expect(result).toMatchObject({ kind: 'drawn', ...size });
  if (result.kind !== 'drawn') throw new Error('not drawn');
  const { data, info } = await sharp(result.png).raw().toBuffer({ resolveWithObject: true });
  expect(lookAtAlpha({ data, width: info.width, height: info.height }).hasClearCorners).toBe(true);
  expect(result).not.toHaveProperty('hasBackground');
}
const artwork = () => sharp({ create: { width: 600, height: 600, channels: 4, background: '#00f' } }).png().toBuffer(); // prettier-ignore

describe('a compatible server', () => {
  it('is asked for the least, and the shop takes the ground away', async () => {
    const { streamed } = newRequest();
    await expectArtwork(await connect().draw(streamed), { width: 1024, height: 1024 });
    const [picture] = await requests('images/generations');
    expect(picture!.headers).not.toHaveProperty('authorization');
    expect(picture!.body).toEqual({
      model: 'sd-cpp-local',
      prompt: expect.stringMatching(/^A red fort at dawn\n[\s\S]*one flat #[0-9A-F]{6} up to every edge/),
      n: 1,
      size: '1024x1024',
      response_format: 'b64_json',
    });
  });

  it.each(['answers_url', 'answers_data_url'])('that %s in place of base64 is understood', async fault => {
    await script({ generations: fault });
    await expectArtwork(await connect().draw(newRequest().request));
    for (const { headers } of await requests()) expect(headers).not.toHaveProperty('authorization');
  });

  it('is not followed to an address of somebody else', async () => {
    await script({ generations: 'answers_far_url' });
    const fetched: string[] = [];
    const pictures = {
      fetch: async (url: string) => (fetched.push(url), Promise.reject(new Error('no host of ours'))),
    };
    const result = await connect({ deps: { pictures } }).draw(newRequest().request);
    expect(result).toEqual({ kind: 'failed', cause: 'no_picture', isFinal: true });
    expect(fetched).toEqual(['http://169.254.169.254/latest/picture.png']);
  });

  it('that draws in a size of its own is taken as it is', async () => {
    await script({ generations: 'own_size' });
    const { request } = newRequest({ shape: { width: 3, height: 4 } });
    await expectArtwork(await connect().draw(request), { width: 512, height: 512 });
  });

  it.each(['no_response_format', 'no_size'])(
    'that refuses a field (%s) is asked without it, from then on',
    async fault => {
      // prettier-ignore
      await script({ generations: fault });
      const images = connect();
      await expectArtwork(await images.draw(newRequest().request));
      await provider.script({ generations: 'ok' });
      const before = (await requests('images/generations')).length;
      await expectArtwork(await images.draw(newRequest().request));
      const asked = await requests('images/generations');
      expect(asked).toHaveLength(before + 1);
      expect(asked.at(-1)!.body).not.toHaveProperty(fault === 'no_size' ? 'size' : 'response_format');
    },
  );

  it('without a call for words and pictures draws without being looked at; one that fails does not', async () => {
    await script({ moderations: 'http(404)' });
    const images = connect();
    await expectArtwork(await images.draw(newRequest().request));
    await expectArtwork(await images.draw(newRequest().request));
    expect(await requests('moderations')).toHaveLength(1);
    await script({ moderations: 'flag' });
    expect(await connect().refusal('anything')).toMatchObject({ reason: /./ });
    await script({ moderations: 'server_error' });
    expect(await connect().draw(newRequest().request)).toMatchObject({ kind: 'unavailable', needsOperator: false });
  });

  it('that changes no pictures draws a change anew from both words, and says that it stages nothing', async () => {
    await script({ edits: 'http(404)' });
    const images = connect();
    const from = { brief: null, png: await artwork(), instruction: 'add a moon' };
    await expectArtwork(await images.draw(newRequest({ from }).request));
    const [drawn] = await requests('images/generations');
    expect(drawn!.body.prompt).toMatch(/^A red fort at dawn\. add a moon/);
    const edits = await requests('images/edits');
    await expectArtwork(await images.draw(newRequest({ from }).request));
    expect(await requests('images/edits')).toHaveLength(edits.length);
    expect(edits).toHaveLength(1);
  });

  it.each(['hang', 'truncated_json', 'html_200', 'endless', 'redirect', 'not_a_picture', 'empty_data'])(
    'that fails (%s) ends the job, for good',
    async fault => {
      await script({ generations: fault });
      const timeouts = { picture: { whole: 20_000, firstByte: 3_000, idle: 3_000 }, moderation: 9_000, refusal: 9_000, models: 9_000 }; // prettier-ignore
      const result = await connect({ deps: { timeouts } }).draw(newRequest().request);
      expect(result).toMatchObject({ kind: 'failed', isFinal: true });
    },
  );

  it('whose model is gone needs the owner', async () => {
    await script({ generations: 'model_gone' });
    expect(await connect().draw(newRequest().request)).toEqual({
      kind: 'unavailable',
      cause: 'no_model',
      needsOperator: true,
    });
  });
});

test.each([
  ['http://192.168.1.20:8080/v1', 'compatible', true],
  ['http://gpu:8080/v1', 'compatible', true],
  ['http://images.example/v1', 'compatible', false],
  ['http://169.254.169.254/v1', 'compatible', false],
  ['http://192.168.1.20:8080/v1', 'openai', false],
  ['https://images.example/v1', 'openai', true],
] as const)('%s may be asked by the dialect %s: %s', (baseUrl, dialect, may) => {
  const config = { baseUrl, dialect, apiKey: undefined, models: ['m'], moderationModel: 'm', imagesPerMinute: 5 };
  const open = () => openDesk({ ...config, identifierKey: undefined as never }, { log: () => {}, now: () => new Date() }); // prettier-ignore
  if (may) expect(open).not.toThrow();
  else expect(open).toThrow('https');
});
