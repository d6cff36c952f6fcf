import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { shapeFor } from './gemini-call.ts';
import { lookAtAlpha } from './key-colour.ts';
import { KEY, newRequest, useImageProvider } from './use-image-provider.ts';

vi.setConfig({ testTimeout: 90_000 });
const provider = useImageProvider();
const { requests, script, state } = provider;
const MODEL = 'gemini-3.1-flash-image';
const PATH = `/v1beta/models/${MODEL}:generateContent`;
const asked = async () => (await requests()).filter(({ path }) => path.startsWith('/v1beta'));
const connect = (o: { key?: string; models?: string[]; deps?: object } = {}) =>
  provider.connect({
    config: {
      ...{ dialect: 'gemini', baseUrl: `${state.origin}/v1beta`, keyHeader: 'x-goog-api-key' },
      ...{ apiKey: new Secret(o.key ?? KEY), models: o.models ?? [MODEL] },
    },
    ...(o.deps && { deps: o.deps }),
  });

describe('Gemini', () => {
  it('is asked as documented, and the shop takes the ground away', async () => {
    const result = await connect().draw(newRequest({ shape: { width: 3, height: 4 } }).request);
    if (result.kind !== 'drawn') throw new Error(JSON.stringify(result));
    const { data, info } = await sharp(result.png).raw().toBuffer({ resolveWithObject: true });
    expect(lookAtAlpha({ data, width: info.width, height: info.height }).hasClearCorners).toBe(true);
    expect(result).toMatchObject({ width: 864, height: 1184, brief: { model: MODEL, usage: { total_tokens: 1330 } } });
    const all = await requests();
    expect(all.map(({ path }) => path)).toEqual([PATH]);
    expect(all[0]!.headers).toMatchObject({ 'x-goog-api-key': '[redacted]' });
    expect(all[0]!.headers).not.toHaveProperty('authorization');
    expect(all[0]!.body).toMatchObject({
      contents: [{ role: 'user', parts: [{ text: expect.stringMatching(/^A red fort at dawn/) }] }],
      generationConfig: { responseModalities: ['TEXT', 'IMAGE'], imageConfig: { aspectRatio: '3:4' } },
    });
  });

  it('is given the picture that it changes', async () => {
    const png = await sharp({ create: { width: 600, height: 600, channels: 4, background: '#00f' } })
      .png()
      .toBuffer();
    const from = { brief: null, png, instruction: 'add a moon' };
    expect(await connect().draw(newRequest({ from }).request)).toMatchObject({ kind: 'drawn' });
    expect((await asked())[0]!.body.contents[0].parts).toEqual([
      { inlineData: { mimeType: 'image/png', data: expect.any(String) } },
      { text: expect.stringContaining('Change the picture as follows and keep everything else: add a moon') },
    ]);
  });

  it.each<[fault: string, result: object, times: number]>([
    ['moderation_blocked', { kind: 'refused', stage: 'before' }, 1],
    ['moderation_blocked_output', { kind: 'refused', stage: 'after' }, 1],
    ['empty_data', { kind: 'failed', cause: 'no_picture', isFinal: true }, 1],
    ['unauthorized', { kind: 'unavailable', cause: 'API_KEY_INVALID', needsOperator: true }, 1],
    ['expired', { kind: 'unavailable', cause: 'API_KEY_INVALID', needsOperator: true }, 1],
    ['country', { kind: 'unavailable', cause: 'FAILED_PRECONDITION', needsOperator: true }, 1],
    ['unverified', { kind: 'unavailable', cause: 'PERMISSION_DENIED', needsOperator: true }, 1],
    ['model_gone', { kind: 'unavailable', cause: 'no_model', needsOperator: true }, 1],
    ['bad_request', { kind: 'failed', cause: 'INVALID_ARGUMENT', isFinal: true }, 1],
    ['rate_limited(20)', { kind: 'rate_limited', retryAfterMs: 20_000 }, 1],
    ['server_error', { kind: 'unavailable', cause: 'INTERNAL', needsOperator: false }, 3],
    ['overloaded', { kind: 'unavailable', cause: 'UNAVAILABLE', needsOperator: false }, 3],
    ['truncated_json', { kind: 'failed', cause: 'not_json', isFinal: true }, 1],
    ['html_200', { kind: 'failed', cause: 'not_json', isFinal: true }, 1],
    ['endless', { kind: 'failed', cause: 'too_large', isFinal: true }, 1],
    ['not_a_picture', { kind: 'failed', cause: 'not_a_picture', isFinal: true }, 1],
    ['redirect', { kind: 'failed', cause: 'redirect', isFinal: true }, 1],
  ])('that answers with %s', async (fault, result, times) => {
    await script({ gemini: fault });
    expect(await connect().draw(newRequest().request)).toMatchObject(result);
    expect(await asked()).toHaveLength(times);
    expect(JSON.stringify(state.events)).not.toContain(KEY);
  });

  it('that never answers ends the job', async () => {
    await script({ gemini: 'hang' });
    const picture = { whole: 3_000, firstByte: 1_500, idle: 1_500 };
    const timeouts = { picture, moderation: 9_000, refusal: 9_000, models: 9_000 };
    const result = await connect({ deps: { timeouts } }).draw(newRequest().request);
    expect(result).toEqual({ kind: 'failed', cause: 'timeout_first_byte', isFinal: true });
  });

  it('without the first model draws with the next', async () => {
    const result = await connect({ models: ['gemini-gone', 'gemini-2.5-flash-image'] }).draw(newRequest().request);
    expect(result).toMatchObject({ kind: 'drawn', brief: { model: 'gemini-2.5-flash-image' } });
  });

  it.each([
    [{ width: 1, height: 1 }, '1:1'],
    [{ width: 8.3, height: 11.7 }, '3:4'],
    [{ width: 5, height: 1 }, '16:9'],
  ])('draws %o as %s', (shape, ratio) => expect(shapeFor(shape)).toBe(ratio));
});
