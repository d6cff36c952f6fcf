import { createHmac } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { lookAtAlpha } from './key-colour.ts';
import type { ImageResult } from './port.ts';
import { KEY, newRequest, useImageProvider } from './use-image-provider.ts';

// Pictures of real size are drawn, encoded and looked at: seconds, where the machine is busy.
vi.setConfig({ testTimeout: 90_000 });
const provider = useImageProvider();
const { connect, requests, script } = provider;

/** Facts of a drawn picture; fails the test where there is none. */
async function look(result: ImageResult) {
  expect(result).toMatchObject({ kind: 'drawn' });
  if (result.kind !== 'drawn') throw new Error('not drawn');
  const { format } = await sharp(result.png).metadata();
  const { data, info } = await sharp(result.png).raw().toBuffer({ resolveWithObject: true }); // prettier-ignore
  expect([info.width, info.height, info.channels]).toEqual([result.width, result.height, 4]);
  return { format, ...lookAtAlpha({ data, width: info.width, height: info.height }), data, result };
}
const blue = () => sharp({ create: { width: 600, height: 600, channels: 4, background: '#00f' } });
const png = (picture = blue()) => picture.png().toBuffer();

describe('a generation', () => {
  it('is a transparent PNG in the shape of its place, asked for as documented', async () => {
    const { request, steps } = newRequest({ shape: { width: 8.3, height: 11.7 } });
    const { format, hasClearCorners, ink, result } = await look(await connect().draw(request));
    expect([format, hasClearCorners, ink > 0.02, result.width, result.height]).toEqual(['png', true, true, 1072, 1504]);
    expect(result).toMatchObject({
      name: 'A red fort at dawn',
      brief: { model: 'gpt-image-2.5-flare', ground: 'native', usage: { total_tokens: expect.any(Number) } },
    });
    expect(result).not.toHaveProperty('hasBackground');
    expect(steps).toEqual(['reading', 'sketching', 'inking']);

    const [words, picture, seen] = await requests();
    expect(words).toMatchObject({
      method: 'POST',
      path: '/v1/moderations',
      body: { model: 'omni-moderation-latest', input: [{ type: 'text', text: 'A red fort at dawn' }] },
    });
    expect(picture).toMatchObject({ method: 'POST', path: '/v1/images/generations', status: 200 });
    expect(picture!.headers).toMatchObject({ authorization: 'Bearer [redacted]', 'content-type': 'application/json' });
    const user = createHmac('sha256', 'an-identifier-key').update('account-of-asha').digest('hex');
    expect(picture!.body).toEqual({
      model: 'gpt-image-2.5-flare',
      prompt: expect.stringMatching(/^A red fort at dawn\n\nArtwork for a T-shirt print: .* black shirt\./),
      n: 1,
      size: '1072x1504',
      quality: 'medium',
      background: 'transparent',
      output_format: 'png',
      moderation: 'auto',
      safety_identifier: user,
    });
    expect(seen!.body.input).toEqual([
      { type: 'image_url', image_url: { url: expect.stringMatching(/^data:image\/jpeg;base64,/) } },
    ]);
  });

  it('tells the model what was chosen beside the words, and of another composition too; a change keeps what is there', async () => {
    const look = { style: 'folk', occasion: 'diwali' } as const;
    const from = { brief: {}, png: await png() };
    const results = [];
    for (const more of [{}, { from: { ...from, instruction: null } }, { from: { ...from, instruction: 'more lamps' } }])
      results.push(await connect().draw(newRequest({ look, ground: 'light', ...more }).request));
    const asked = (await requests())
      .filter(({ path }) => path.includes('/images/'))
      .map(({ body }) => JSON.stringify(body));
    expect(asked).toHaveLength(3);
    for (const words of asked.slice(0, 2))
      expect(words).toMatch(/A red fort at dawn\\nStyle: Indian folk art.*It is for Diwali: .* white shirt\./);
    expect(asked[2]).not.toMatch(/Style:|Diwali/);
    expect(results.slice(0, 2)).toEqual([1, 2].map(() => expect.objectContaining({ kind: 'drawn', style: 'Folk' })));
  });

  it('shows how far it is where somebody looks, and ends with the whole picture', async () => {
    const { streamed, partials, steps } = newRequest();
    await look(await connect().draw(streamed));
    const [picture] = await requests('images/generations');
    expect(picture!.body).toMatchObject({ stream: true, partial_images: 2 });
    expect(partials).toHaveLength(2);
    for (const partial of partials)
      expect(await sharp(partial).metadata()).toMatchObject({ format: 'webp', width: 384, hasAlpha: true });
    expect(steps.slice(0, 3)).toEqual(['reading', 'sketching', 'inking']);
  });

  it('reads a stream in its rarer forms, and one without partial pictures', async () => {
    for (const generations of ['stream_odd', 'stream_no_partials']) {
      await script({ generations });
      const { streamed, partials } = newRequest();
      await look(await connect().draw(streamed));
      if (generations === 'stream_no_partials') expect(partials).toEqual([]);
    }
  });

  it('by a model without transparency is drawn on a flat colour, which is taken away', async () => {
    const images = connect({ config: { models: ['gpt-image-2'] } });
    const { hasClearCorners, data, result } = await look(await images.draw(newRequest().request));
    const [picture] = await requests('images/generations');
    expect(picture!.body).toMatchObject({ background: 'opaque', prompt: expect.stringContaining('one flat #00FF00') });
    expect(hasClearCorners).toBe(true);
    expect(result.brief).toMatchObject({ ground: 'key' });
    let green = 0;
    for (let i = 0; i < data.length; i += 4) if (data[i + 3]! > 60 && data[i + 1]! > data[i]! + 40) green += 1;
    expect(green).toBe(0);
  });

  it('by a model that suddenly refuses transparency goes on in the same job, and remembers', async () => {
    await script({ generations: 'no_transparency' });
    const images = connect();
    expect((await look(await images.draw(newRequest().request))).hasClearCorners).toBe(true);
    await look(await images.draw(newRequest().request));
    const asked = (await requests('images/generations')).map(({ body }) => body.background);
    expect(asked).toEqual(['transparent', 'opaque', 'opaque']);
  });

  it('by a model that is gone goes to the next one, and says so', async () => {
    const images = connect({ config: { models: ['gpt-image-1', 'gpt-image-2.5-flare'] } });
    await look(await images.draw(newRequest().request));
    await look(await images.draw(newRequest().request));
    const asked = (await requests('images/generations')).map(({ body }) => body.model);
    expect(asked).toEqual(['gpt-image-1', 'gpt-image-2.5-flare', 'gpt-image-2.5-flare']);
    expect(provider.state.events).toContainEqual({ event: 'openai.model_gone', fields: { model: 'gpt-image-1' } });
    const none = connect({ config: { models: ['gpt-image-1'] } });
    const gone = { kind: 'unavailable', cause: 'no_model', needsOperator: true };
    expect(await none.draw(newRequest().request)).toEqual(gone);
  });

  it('does without a parameter that the API does not know', async () => {
    await script({ generations: 'no_safety_identifier', uses: 1 });
    await look(await connect().draw(newRequest().request));
    const asked = (await requests('images/generations')).map(({ body }) => 'safety_identifier' in body);
    expect(asked).toEqual([true, false]);
  });

  it.each([
    ['opaque', true],
    ['wrong_format', true],
    ['photo', false],
  ])('with an %s answer has its flat ground taken away (%s), or says that it has one', async (generations, isClear) => {
    await script({ generations });
    const { hasClearCorners, result } = await look(await connect().draw(newRequest().request));
    expect([hasClearCorners, result.hasBackground]).toEqual([isClear, isClear ? undefined : true]);
  });
});

describe('an edit', () => {
  it('sends the picture and the mask as a form, and answers the changed picture', async () => {
    const from = { brief: null, png: await png(), mask: await png(), instruction: 'Make it rain' };
    const { request } = newRequest({ from });
    const { result } = await look(await connect().draw(request));
    expect(result.name).toBe('Make it rain');
    const [edit] = await requests('images/edits');
    expect(edit!.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(edit!.body.fields).toEqual({
      model: 'gpt-image-2.5-flare',
      prompt: expect.stringMatching(/^Change the picture as follows and keep everything else: Make it rain\s/),
      n: '1',
      size: '1264x1264',
      quality: 'medium',
      background: 'transparent',
      output_format: 'png',
      safety_identifier: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const file = { type: 'image/png', format: 'png', width: 600, height: 600 };
    expect(edit!.body.files).toMatchObject([
      { field: 'image[]', filename: 'artwork.png', ...file },
      { field: 'mask', filename: 'mask.png', ...file, hasAlpha: true },
    ]);
  });

  it('streams, and puts the picture on the key colour for a model without transparency', async () => {
    const round = await png(sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><circle cx="300" cy="300" r="200" fill="#d03020"/></svg>'))); // prettier-ignore
    const { streamed, partials } = newRequest({ from: { brief: null, png: round, instruction: 'Make it rain' } });
    const { hasClearCorners } = await look(await connect({ config: { models: ['gpt-image-2'] } }).draw(streamed));
    expect(hasClearCorners).toBe(true);
    const [edit] = await requests('images/edits');
    expect(edit!.body.fields).toMatchObject({ stream: 'true', partial_images: '2', background: 'opaque' });
    expect(edit!.body.files).toMatchObject([{ hasAlpha: false }]);
    expect(partials).toHaveLength(2);
  });

  it('of something that is no picture is not sent', async () => {
    const { request } = newRequest({
      from: { brief: null, png: Buffer.from('<svg onload="x">'), instruction: 'Make it rain' },
    });
    const result = await connect().draw(request);
    expect(result).toEqual({ kind: 'failed', cause: 'source_is_no_picture', isFinal: true });
    expect(await requests('images/edits')).toEqual([]);
  });
});

describe('moderation', () => {
  it('refuses words before anything is drawn, and says what to leave out', async () => {
    const images = connect();
    expect(await images.refusal('A peacock')).toBeUndefined();
    expect((await images.refusal('gore and nude'))?.reason).toBe(
      'Please change your words: we do not draw adult content.',
    );
    const result = await images.draw(newRequest({ prompt: 'gore everywhere' }).request);
    expect(result).toEqual({ kind: 'refused', reason: 'violence/graphic', stage: 'before' });
    expect(await requests('images/generations')).toEqual([]);
  });

  it('refuses a picture after it was drawn', async () => {
    await script({ moderations: 'flag_pictures' });
    const result = await connect().draw(newRequest().request);
    expect(result).toEqual({ kind: 'refused', reason: 'violence', stage: 'after' });
  });

  it('lets nothing through that nobody looked at', async () => {
    for (const moderations of ['no_results', 'truncated_json', 'drop', 'html_200', 'server_error']) {
      await script({ moderations });
      const images = connect();
      const result = await images.draw(newRequest().request);
      expect(result).toMatchObject({ kind: 'unavailable', cause: expect.stringMatching(/^moderation_/) });
      expect(await images.refusal('A peacock')).toBeUndefined();
    }
    expect(await requests('images/generations')).toEqual([]);
  });

  it('is asked once more where an answer is lost', async () => {
    await script({ moderations: 'server_error', uses: 1 });
    await look(await connect().draw(newRequest().request));
  });
});

describe('models that end', () => {
  it('are told from the provider’s list, and from the table where there is none', async () => {
    const now = () => new Date('2026-11-21T10:00:00Z');
    const config = { models: ['gpt-image-2.5-flare', 'gpt-image-1.5'] };
    const ending = [{ model: 'gpt-image-1.5', endsOn: '2026-12-01', daysLeft: 9 }];
    const { endingModels } = connect({ config, deps: { now } });
    expect(await endingModels!()).toEqual(ending);
    expect(await requests('models')).toHaveLength(1);
    await script({ models: 'server_error' });
    expect(await endingModels!()).toEqual(ending);
  });
});

describe('the adapter', () => {
  it('keeps the key and the words out of its log, its results and its errors', async () => {
    const results = [];
    for (const generations of ['unauthorized', 'safety', 'drop', 'ok']) {
      await script({ generations });
      results.push(
        await connect()
          .draw(newRequest({ prompt: 'a secret wish' }).request)
          .catch(String),
      );
    }
    const { png: _, ...shown } = { png: undefined, ...(results.at(-1) as object), name: '' };
    const all = JSON.stringify([provider.state.events, results.slice(0, -1), shown, connect()]);
    expect(all).not.toMatch(/sk-|secret wish|account-of-asha|Bearer/);
    expect(all).not.toContain(KEY);
    const call = provider.state.events.find(({ fields }) => fields['code'] === 'invalid_api_key');
    expect(call!.fields).toMatchObject({
      path: '/images/generations',
      status: 401,
      providerRequestId: expect.stringMatching(/^req_/),
    });
  });

  it.each(['http://api.example/v1', 'ftp://127.0.0.1', 'no address'])('does not speak to %s', baseUrl => {
    expect(() => connect({ config: { baseUrl } })).toThrow('https');
  });
});
