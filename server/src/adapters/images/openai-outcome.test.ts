import { expect, test } from 'vitest';
import type { ApiFailure } from './openai-call.ts';
import { verdictOf } from './openai-outcome.ts';

const error = (status: number, changes: Partial<ApiFailure> = {}) =>
  ({ kind: 'error', status, type: '', code: '', param: '', stage: undefined, retryAfterMs: undefined, ...changes }) as const; // prettier-ignore
const operator = (cause: string) => ({ kind: 'unavailable', cause, needsOperator: true });

// Every row of the reference's table (2.6), what it says of streams (2.4), and the ways a connection ends.
test.each([
  [error(400, { code: 'moderation_blocked' }), { kind: 'refused', reason: 'moderation_blocked', stage: 'before' }],
  [error(400, { code: 'moderation_blocked', stage: 'input' }), { kind: 'refused', reason: 'moderation_blocked', stage: 'before' }], // prettier-ignore
  [error(400, { code: 'moderation_blocked', stage: 'output' }), { kind: 'refused', reason: 'moderation_blocked', stage: 'after' }], // prettier-ignore
  [error(200, { code: 'moderation_blocked', stage: 'output' }), { kind: 'refused', reason: 'moderation_blocked', stage: 'after' }], // prettier-ignore
  [error(200, { code: 'server_error' }), { kind: 'failed', cause: 'stream_server_error', isFinal: true }],
  [error(200), { kind: 'failed', cause: 'stream_error', isFinal: true }],
  [error(400, { code: 'invalid_value', param: 'background' }), { kind: 'without_transparency' }],
  [error(400, { code: 'invalid_value' }), { kind: 'without_transparency' }],
  [error(400, { code: 'unknown_parameter', param: 'safety_identifier' }), { kind: 'without_parameter', param: 'safety_identifier' }], // prettier-ignore
  [error(400, { code: 'invalid_value', param: 'size' }), { kind: 'failed', cause: 'invalid_value', isFinal: true }],
  [error(400), { kind: 'failed', cause: 'http_400', isFinal: true }],
  [error(413), { kind: 'failed', cause: 'http_413', isFinal: true }],
  [error(400, { code: 'billing_hard_limit_reached' }), operator('billing_hard_limit_reached')],
  [error(429, { code: 'insufficient_quota' }), operator('insufficient_quota')],
  [error(429, { type: 'insufficient_quota' }), operator('insufficient_quota')],
  [error(429, { code: 'credit_balance_exhausted' }), operator('credit_balance_exhausted')],
  [error(401, { code: 'invalid_api_key' }), operator('invalid_api_key')],
  [error(401), operator('http_401')],
  [error(403), operator('http_403')],
  [error(403, { code: 'unsupported_country_region_territory' }), operator('unsupported_country_region_territory')],
  [error(404, { code: 'model_not_found' }), { kind: 'next_model' }],
  [error(429, { code: 'rate_limit_exceeded', retryAfterMs: 20_000 }), { kind: 'rate_limited', retryAfterMs: 20_000 }],
  [error(429, { code: 'slow_down' }), { kind: 'rate_limited', retryAfterMs: 15_000 }],
  [error(500), { kind: 'try_again', cause: 'http_500', afterMs: undefined }],
  [error(502), { kind: 'try_again', cause: 'http_502', afterMs: undefined }],
  [error(503, { code: 'server_is_overloaded', retryAfterMs: 900 }), { kind: 'try_again', cause: 'server_is_overloaded', afterMs: 900 }], // prettier-ignore
  [error(408), { kind: 'try_again', cause: 'http_408', afterMs: undefined }],
  [error(409), { kind: 'try_again', cause: 'http_409', afterMs: undefined }],
  [{ kind: 'lost', cause: 'network_ECONNREFUSED', isSent: false }, { kind: 'try_again', cause: 'network_ECONNREFUSED', afterMs: undefined }], // prettier-ignore
  [{ kind: 'lost', cause: 'network_ECONNRESET', isSent: true }, { kind: 'failed', cause: 'network_ECONNRESET', isFinal: true }], // prettier-ignore
  [
    { kind: 'lost', cause: 'timeout', isSent: true },
    { kind: 'failed', cause: 'timeout', isFinal: true },
  ],
] as const)('%j: %j', (failure, verdict) => expect(verdictOf(failure)).toEqual(verdict));
