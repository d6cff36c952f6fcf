import sharp, { type Color } from 'sharp';
import { describe, expect, it } from 'vitest';
import { DEMO_KEY } from './settings.ts';
import { useImageApi, type Json } from './use-image-api.ts';

const api = useImageApi();
const GENERATE = '/v1/images/generations';
const ORDER = { model: 'gpt-image-2.5-flare', prompt: 'A red fort at dawn', size: '1024x1024' };
const picture = (b64: string) => Buffer.from(b64, 'base64');

describe('a generation', () => {
  it.each([
    [{}, 'png', 1024, 1024, false],
    [{ background: 'transparent' }, 'png', 1024, 1024, true],
    [{ background: 'transparent', output_format: 'webp', size: '1024x1536' }, 'webp', 1024, 1536, true],
    [{ output_format: 'jpeg', output_compression: 60, size: '1536x1024' }, 'jpeg', 1536, 1024, false],
    [{ model: 'gpt-image-2.6-flare', output_format: 'gif' }, 'gif', 1024, 1024, false],
    [{ size: '1056x1488' }, 'png', 1056, 1488, false],
  ])('with %j is a real %s of %ix%i', async (changes, format, width, height, isTransparent) => {
    const { status, body } = await api.call('POST', GENERATE, { ...ORDER, ...changes });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      background: isTransparent ? 'transparent' : 'opaque',
      output_format: format,
      quality: 'medium',
      size: `${width}x${height}`,
    });
    const { data } = await sharp(picture(body['data'][0].b64_json)).ensureAlpha().raw().toBuffer({ resolveWithObject: true }); // prettier-ignore
    expect(await sharp(picture(body['data'][0].b64_json)).metadata()).toMatchObject({ format, width, height });
    expect(data[3]).toBe(isTransparent ? 0 : 255);
  });

  it('is another picture for other words, counts what it used, and draws several', async () => {
    const draw = async (changes: object) => (await api.call('POST', GENERATE, { ...ORDER, ...changes })).body;
    const [first, same, other] = [await draw({ n: 2 }), await draw({}), await draw({ prompt: 'A blue tiger' })];
    expect(first['data']).toHaveLength(2);
    expect(first['data'][0].b64_json).not.toBe(first['data'][1].b64_json);
    expect(same['data'][0].b64_json).toBe(first['data'][0].b64_json);
    expect(other['data'][0].b64_json).not.toBe(first['data'][0].b64_json);
    const { usage } = same;
    expect(usage['input_tokens'] + usage['output_tokens']).toBe(usage['total_tokens']);
    expect(usage['input_tokens_details']).toEqual({ text_tokens: usage['input_tokens'], image_tokens: 0 });
  });

  it('carries the documented headers', async () => {
    const { headers } = await api.call('POST', GENERATE, ORDER);
    expect(headers.get('x-request-id')).toMatch(/^req_[0-9a-f]{32}$/);
    for (const name of ['limit', 'remaining', 'reset'])
      expect(headers.get(`x-ratelimit-${name}-requests`)).toMatch(/^\d+(ms)?$/);
  });

  it.each([
    [{ prompt: '' }, 'prompt', 'missing_required_parameter'],
    [{ prompt: 'x'.repeat(32_001) }, 'prompt', 'string_above_max_length'],
    [{ size: '1000x1000' }, 'size', 'invalid_value'],
    [{ size: '512x512' }, 'size', 'invalid_value'],
    [{ size: '3856x1024' }, 'size', 'invalid_value'],
    [{ size: '3840x1024' }, 'size', 'invalid_value'],
    [{ n: 11 }, 'n', 'invalid_value'],
    [{ quality: 'ultra' }, 'quality', 'invalid_value'],
    [{ model: 'gpt-image-2', background: 'transparent' }, 'background', 'invalid_value'],
    [{ background: 'transparent', output_format: 'jpeg' }, 'background', 'invalid_value'],
    [{ output_format: 'svg' }, 'output_format', 'invalid_value'],
    [{ response_format: 'b64_json' }, 'response_format', 'unknown_parameter'],
    [{ complexity: 'low' }, 'complexity', 'unknown_parameter'],
    [{ input_fidelity: 'low' }, 'input_fidelity', 'invalid_value'],
    [{ safety_identifier: 'x'.repeat(129) }, 'safety_identifier', 'string_above_max_length'],
  ])('with %j is refused for its %s', async (changes, param, code) => {
    const { status, body } = await api.call('POST', GENERATE, { ...ORDER, ...changes });
    expect([status, Object.keys(body)]).toEqual([400, ['error']]);
    expect(body['error']).toMatchObject({ message: expect.any(String), type: 'invalid_request_error', param, code });
  });

  it('by a model that is gone does not exist', async () => {
    const { status, body } = await api.call('POST', GENERATE, { ...ORDER, model: 'dall-e-3' });
    expect([status, body['error'].code]).toEqual([404, 'model_not_found']);
  });
});

describe('an edit', () => {
  const form = async (o: { mask?: Color; maskSize?: number; files?: number } = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(ORDER)) body.append(name, value);
    const make = (size: number, background: Color) =>
      sharp({ create: { width: size, height: size, channels: 4, background } }).png().toBuffer(); // prettier-ignore
    for (let i = 0; i < (o.files ?? 1); i += 1)
      body.append('image[]', new Blob([await make(64, '#00f')], { type: 'image/png' }), 'a.png');
    if (o.mask)
      body.append('mask', new Blob([await make(o.maskSize ?? 64, o.mask)], { type: 'image/png' }), 'mask.png');
    return body;
  };

  it('draws over its first picture and is recorded by the facts of its files', async () => {
    const { status, body } = await api.call('POST', '/v1/images/edits', await form({ mask: '#0000' }));
    expect(status).toBe(200);
    expect(body['usage'].input_tokens_details.image_tokens).toBeGreaterThan(0);
    const corner = await sharp(picture(body['data'][0].b64_json)).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer(); // prettier-ignore
    expect([...corner].slice(0, 3)).toEqual([0, 0, 255]);
    const [recorded] = await api.requests();
    expect(recorded!.body).toMatchObject({
      fields: ORDER,
      files: [
        { field: 'image[]', filename: 'a.png', type: 'image/png', format: 'png', width: 64, height: 64 },
        { field: 'mask', hasAlpha: true },
      ],
    });
  });

  it.each([
    [{ files: 0 }, 'missing_required_parameter'],
    [{ files: 17 }, 'invalid_value'],
    [{ mask: '#0000', maskSize: 32 }, 'invalid_mask_image_size'],
  ])('with %j is refused: %s', async (o, code) => {
    const { status, body } = await api.call('POST', '/v1/images/edits', await form(o));
    expect([status, body['error'].code]).toEqual([400, code]);
  });

  it('takes a form only, with pictures in it', async () => {
    expect((await api.call('POST', '/v1/images/edits', ORDER)).status).toBe(400);
    const body = await form({ files: 0 });
    body.append('image', new Blob(['<html>']), 'a.png');
    const refused = await api.call('POST', '/v1/images/edits', body);
    expect([refused.status, refused.body['error'].code]).toEqual([400, 'invalid_image_file']);
  });
});

describe('a stream', () => {
  const events = async (body: object | FormData, path = GENERATE) => {
    const reply = await api.ask('POST', path, body);
    expect(reply.headers.get('content-type')).toContain('text/event-stream');
    const blocks = (await reply.text()).split('\n\n').filter(Boolean);
    return blocks.map(block => {
      const [, name, data] = /^event: (\S+)\ndata: (.*)$/s.exec(block)!;
      return { name, data: JSON.parse(data!) as Json };
    });
  };

  it('has partial pictures and ends with the whole one', async () => {
    const seen = await events({ ...ORDER, stream: true, partial_images: 2, background: 'transparent' });
    expect(seen.map(({ name, data }) => [name, data['type'], data['partial_image_index']])).toEqual([
      ['image_generation.partial_image', 'image_generation.partial_image', 0],
      ['image_generation.partial_image', 'image_generation.partial_image', 1],
      ['image_generation.completed', 'image_generation.completed', undefined],
    ]);
    for (const { data } of seen)
      expect(await sharp(picture(data['b64_json'])).metadata()).toMatchObject({ format: 'png', width: 1024 });
    expect(seen[2]!.data).toMatchObject({ size: '1024x1024', usage: { total_tokens: expect.any(Number) } });
  });

  it('of an edit has events of its own names', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...ORDER, stream: 'true' })) body.append(name, value);
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#00f' } }).png().toBuffer(); // prettier-ignore
    body.append('image', new Blob([bytes], { type: 'image/png' }), 'a.png');
    expect((await events(body, '/v1/images/edits')).map(({ name }) => name)).toEqual(['image_edit.completed']);
  });

  it('can end with an error after status 200', async () => {
    await api.script({ generations: 'stream_moderation' });
    const seen = await events({ ...ORDER, stream: true, partial_images: 1 });
    expect(seen.at(-1)).toMatchObject({ name: 'error', data: { error: { code: 'moderation_blocked' } } });
  });
});

describe('the other calls', () => {
  it('look at texts and pictures', async () => {
    const judge = async (input: unknown) =>
      (await api.call('POST', '/v1/moderations', { model: 'omni-moderation-latest', input })).body;
    expect(await judge('A peacock')).toMatchObject({
      id: expect.stringMatching(/^modr-/),
      results: [{ flagged: false }],
    });
    const found = (await judge(['A peacock', 'gore everywhere']))['results'];
    expect(found.map((one: Json) => one['flagged'])).toEqual([false, true]);
    expect(found[1].categories['violence/graphic']).toBe(true);
    const url = 'data:image/png;base64,AAAA';
    const [seen] = (await judge([{ type: 'image_url', image_url: { url } }]))['results'];
    expect(seen.category_applied_input_types).toMatchObject({ violence: ['image'], hate: [] });
    expect((await api.call('POST', '/v1/moderations', { input: 7 })).status).toBe(400);
  });

  it('list the models, with the day that some end', async () => {
    const { body } = await api.call('GET', '/v1/models');
    expect(body['object']).toBe('list');
    const ends = body['data'].filter((model: Json) => 'shutdown_date' in model).map((model: Json) => model['id']);
    expect(ends).toEqual(['gpt-image-1.5', 'gpt-image-1-mini']);
    await api.script({ models: 'ends_in(30)' });
    const scripted = (await api.call('GET', '/v1/models')).body['data'];
    const newest = scripted.find((model: Json) => model['id'] === 'gpt-image-2.6-flare');
    expect(Math.round((Date.parse(newest['shutdown_date']) - Date.now()) / 86_400_000)).toBeOneOf([29, 30]);
  });

  it('want the key, and keep none', async () => {
    for (const authorization of ['', 'Bearer wrong-key-of-somebody', DEMO_KEY]) {
      const { status, body } = await api.call('GET', '/v1/models', undefined, { authorization });
      expect([status, body['error'].type]).toEqual([401, 'invalid_request_error']);
      expect(JSON.stringify(body)).not.toContain('key-of-somebody');
    }
    await api.call('GET', '/v1/models');
    const kept = await api.requests();
    expect(kept).toHaveLength(4);
    expect(JSON.stringify(kept)).not.toMatch(/wrong-key|sk-chhaap/);
    expect(kept.at(-1)).toMatchObject({
      path: '/v1/models',
      status: 200,
      headers: { authorization: 'Bearer [redacted]' },
    });
  });

  it('do not exist under other addresses', async () => {
    expect((await api.call('POST', '/v1/images/variations', {})).status).toBe(404);
    expect((await api.call('GET', '/v1/images/generations')).status).toBe(404);
  });
});

describe('the script', () => {
  it.each([
    ['rate_limited(20)', 429, 'rate_limit_exceeded'],
    ['rate_limited_no_hint', 429, 'rate_limit_exceeded'],
    ['slow_down', 429, 'slow_down'],
    ['insufficient_quota', 429, 'insufficient_quota'],
    ['credit_balance_exhausted', 429, 'credit_balance_exhausted'],
    ['billing_hard_limit', 400, 'billing_hard_limit_reached'],
    ['unauthorized', 401, 'invalid_api_key'],
    ['unverified', 403, null],
    ['country', 403, 'unsupported_country_region_territory'],
    ['model_gone', 404, 'model_not_found'],
    ['moderation_blocked', 400, 'moderation_blocked'],
    ['safety', 400, 'moderation_blocked'],
    ['server_error', 500, null],
    ['overloaded', 503, 'server_is_overloaded'],
    ['http(502)', 502, null],
  ])('answers %s with %i and %s, as often as it is told', async (generations, status, code) => {
    await api.script({ generations, uses: 1 });
    const { status: answered, body, headers } = await api.call('POST', GENERATE, ORDER);
    expect([answered, body['error'].code, body['error'].param]).toEqual([status, code, null]);
    expect(headers.get('retry-after')).toBe(generations === 'rate_limited(20)' ? '20' : null);
    expect((await api.call('POST', GENERATE, ORDER)).status).toBe(200);
  });

  it.each([{}, 'drop', 'drop_in_body', 'truncated_json'])('breaks answers: %s', async generations => {
    await api.script(typeof generations === 'string' ? { generations } : {});
    const answer = api.ask('POST', GENERATE, ORDER).then(reply => reply.json());
    if (typeof generations === 'string') await expect(answer).rejects.toThrow();
    else expect(await answer).toHaveProperty('data');
  });

  it('refuses what it does not know', async () => {
    for (const rule of [{ generations: 'explode' }, { models: 'opaque' }, { edits: 'slow' }])
      expect(await api.control('POST', 'script', rule)).toMatchObject({ status: 400 });
  });

  it('stands beside a sign of life, and is not for browsers', async () => {
    const health = await (await fetch(`${api.state.origin}/healthz`)).json();
    expect(health).toMatchObject({ ok: true, program: 'image-api', instance: 'a-shop' });
    const proxied = await api.ask('GET', '/__sim/requests', undefined, { 'x-forwarded-host': 'shop.example' });
    expect(proxied.status).toBe(404);
  });
});
