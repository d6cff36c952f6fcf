import { describe, expect, it, vi } from 'vitest';
import { someOf } from '../../../../domain/testing/short-form.ts';
import type { ImageResult } from './port.ts';
import { newRequest, SHORT, useImageProvider } from './use-image-provider.ts';

vi.setConfig({ testTimeout: 90_000 });
const provider = useImageProvider();
const { connect, requests, script } = provider;
const final = (cause: string | object) => ({ kind: 'failed', cause, isFinal: true });
const operator = (cause: string) => ({ kind: 'unavailable', cause, needsOperator: true });
const later = (cause: string) => ({ kind: 'unavailable', cause, needsOperator: false });
const blocked = (stage: string) => ({ kind: 'refused', reason: 'moderation_blocked', stage });
const network = expect.stringMatching(/^network/);

/** Each scripted failure of a call that answers whole: what comes of it, and how often it was asked. */
const WHOLE: [fault: string, result: object, asked: number][] = [
  ['rate_limited(20)', { kind: 'rate_limited', retryAfterMs: 20_000 }, 1],
  ['rate_limited_no_hint', { kind: 'rate_limited', retryAfterMs: 15_000 }, 1],
  ['slow_down', { kind: 'rate_limited', retryAfterMs: 15_000 }, 1],
  ['insufficient_quota', operator('insufficient_quota'), 1],
  ['credit_balance_exhausted', operator('credit_balance_exhausted'), 1],
  ['billing_hard_limit', operator('billing_hard_limit_reached'), 1],
  ['unauthorized', operator('invalid_api_key'), 1],
  ['unverified', operator('http_403'), 1],
  ['country', operator('unsupported_country_region_territory'), 1],
  ['model_gone', operator('no_model'), 1],
  ['bad_request', final('invalid_value'), 1],
  ['moderation_blocked', blocked('before'), 1],
  ['safety', blocked('before'), 1],
  ['moderation_blocked_output', blocked('after'), 1],
  ['empty_data', { kind: 'refused', reason: 'removed', stage: 'after' }, 1],
  ['server_error', later('http_500'), 3],
  ['http(502)', later('http_502'), 3],
  ['http(408)', later('http_408'), 3],
  ['http(413)', final('http_413'), 1],
  ['overloaded', later('server_is_overloaded'), 3],
  ['html_502', later('http_502'), 3],
  ['html_200', final('not_json'), 1],
  ['redirect', final('redirect'), 1],
  ['not_json', final('not_json'), 1],
  ['truncated_json', final('not_json'), 1],
  ['no_data', final('no_data'), 1],
  ['drop', final(network), 1],
  ['drop_in_body', final(network), 1],
  ['endless', final('too_large'), 1],
  ['not_base64', final('not_a_picture'), 1],
  ['not_a_picture', final('not_a_picture'), 1],
  ['cut_picture', final('broken_picture'), 1],
  ['picture_bomb', final('broken_picture'), 1],
  ['wrong_size', final('wrong_size'), 1],
  ['other_shape', final('wrong_size'), 1],
  ['blank', final('empty_picture'), 1],
];

/** The same for one that answers with events. A stream that began is never asked for again. */
const STREAMED: typeof WHOLE = [
  ['stream_error', final('stream_error'), 1],
  ['stream_moderation', blocked('after'), 1],
  ['stream_no_end', final('stream_ended_early'), 1],
  ['stream_drop', final(network), 1],
  ['stream_other_family', final('stream_ended_early'), 1],
  ['stream_broken_event', final('not_json'), 1],
  ['empty_data', { kind: 'refused', reason: 'removed', stage: 'after' }, 1],
  ['not_base64', final('not_a_picture'), 1],
  ['rate_limited(20)', { kind: 'rate_limited', retryAfterMs: 20_000 }, 1],
  ['insufficient_quota', operator('insufficient_quota'), 1],
  ['overloaded', later('server_is_overloaded'), 3],
  ['html_200', final('not_json'), 1],
  ['drop', final(network), 1],
];

describe.each([
  ['an answer that comes whole', WHOLE, false],
  ['a stream', STREAMED, true],
] as const)('%s', (_, failures, isStreamed) => {
  it.each(someOf(failures, 12))('with %s is %j, asked %i times', async (generations, result, asked) => {
    await script({ generations });
    const { request, streamed } = newRequest();
    expect(await connect().draw(isStreamed ? streamed : request)).toEqual(result);
    expect(await requests('images/generations')).toHaveLength(asked);
  });
});

describe('what never answers', () => {
  it.each([
    ['hang', false, 'timeout_first_byte'],
    ['stall', false, 'timeout_idle'],
    ['stream_stall', true, 'timeout_idle'],
    ['hang', true, 'timeout_first_byte'],
  ])('by %s (stream: %s) is given up for good: %s', async (generations, isStreamed, cause) => {
    await script({ generations });
    const { request, streamed } = newRequest();
    const timeouts =
      generations === 'stream_stall' ? { ...SHORT, picture: { ...SHORT.picture, firstByte: 30_000 } } : SHORT;
    expect(await connect({ deps: { timeouts } }).draw(isStreamed ? streamed : request)).toEqual(final(cause));
    expect(await requests('images/generations')).toHaveLength(1);
  });

  it('is given up when its whole time is over, however often it says something', async () => {
    await script({ generations: 'hang' });
    const timeouts = { ...SHORT, picture: { whole: 500, firstByte: 30_000, idle: 30_000 } };
    expect(await connect({ deps: { timeouts } }).draw(newRequest().request)).toEqual(final('timeout'));
  });

  it('is given up when nobody waits for it any more', async () => {
    await script({ generations: 'hang' });
    const over = new AbortController();
    const { request } = newRequest({ signal: over.signal, onStep: step => void (step === 'sketching' && setTimeout(() => over.abort(), 100)) }); // prettier-ignore
    expect(await connect().draw(request)).toEqual(final('aborted'));
    expect(await connect().draw(request)).toEqual({ kind: 'failed', cause: 'aborted' });
  });

  it('is not even sent where nobody listens', async () => {
    const images = connect({ config: { baseUrl: 'http://127.0.0.1:1/v1' } });
    const result = await images.draw(newRequest().request);
    expect(result).toMatchObject({ kind: 'unavailable', cause: expect.stringMatching(/^moderation_network/) });
  });
});

describe('an edit', () => {
  it.each([
    ['moderation_blocked', blocked('before')],
    ['rate_limited(3)', { kind: 'rate_limited', retryAfterMs: 3000 }],
    ['insufficient_quota', operator('insufficient_quota')],
    ['overloaded', later('server_is_overloaded')],
    ['drop_in_body', final(network)],
    ['stream_other_family', final('stream_ended_early')],
    ['stream_moderation', blocked('after')],
  ])('with %s is %j', async (edits, result) => {
    await script({ edits });
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const { request, streamed } = newRequest({ from: { brief: null, png, instruction: 'Make it rain' } });
    expect(await connect().draw(edits.startsWith('stream') ? streamed : request)).toEqual(result);
  });
});

it('a server that has no moderation call draws nothing, and says that somebody must see to it', async () => {
  await script({ moderations: 'http(404)' });
  expect(await connect().draw(newRequest().request)).toEqual(operator('no_moderation'));
  expect(await requests('images/generations')).toHaveLength(0);
});

describe('after a failure', () => {
  it('a slow answer is one', async () => {
    await script({ generations: 'slow(2000)', uses: 1 });
    expect(await connect().draw(newRequest().request)).toMatchObject({ kind: 'drawn' });
  });

  it('one good answer ends the tries', async () => {
    await script({ generations: 'overloaded', uses: 2 });
    expect(await connect().draw(newRequest().request)).toMatchObject({ kind: 'drawn' });
    expect(await requests('images/generations')).toHaveLength(3);
  });

  it('the provider is left in peace for as long as it asked', async () => {
    let time = Date.now();
    await script({ generations: 'rate_limited(20)', uses: 1 });
    const images = connect({ deps: { now: () => new Date(time) } });
    const draw = (): Promise<ImageResult> => images.draw(newRequest().request);
    expect(await draw()).toEqual({ kind: 'rate_limited', retryAfterMs: 20_000 });
    time += 15_000;
    expect(await draw()).toEqual({ kind: 'rate_limited', retryAfterMs: 5_000 });
    expect(await requests('images/generations')).toHaveLength(1);
    time += 5_000;
    expect(await draw()).toMatchObject({ kind: 'drawn' });
  });

  it('a shopper who goes away is none', async () => {
    const images = connect();
    await script({ moderations: 'hang' });
    for (let i = 0; i < 3; i += 1) await images.draw(newRequest({ signal: AbortSignal.timeout(50) }).request);
    await script({ moderations: 'ok' });
    expect(await images.draw(newRequest().request)).toMatchObject({ kind: 'drawn' });
  });

  it('three in a minute stop further ones until a later one succeeds', async () => {
    let time = Date.now();
    await script({ generations: 'insufficient_quota' });
    const images = connect({ deps: { now: () => new Date(time) } });
    const draw = (): Promise<ImageResult> => images.draw(newRequest().request);
    for (let i = 0; i < 3; i += 1) expect(await draw()).toEqual(operator('insufficient_quota'));
    expect(await draw()).toEqual(later('resting'));
    expect(await requests('images/generations')).toHaveLength(3);
    time += 61_000;
    await script({ generations: 'ok' });
    expect(await draw()).toMatchObject({ kind: 'drawn' });
    const changes = provider.state.events.filter(({ event }) => event === 'openai.breaker');
    expect(changes.map(({ fields }) => fields['state'])).toEqual(['open', 'closed']);
  });
});
