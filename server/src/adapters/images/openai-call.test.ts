import { expect, test } from 'vitest';
import { failureOf, readRetryAfter } from './openai-call.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
test.each([
  [{ 'retry-after-ms': '1500.2', 'retry-after': '9' }, 1501],
  [{ 'retry-after-ms': 'soon', 'retry-after': '9' }, 9000],
  [{ 'retry-after': '0.5' }, 500],
  [{ 'retry-after': 'Sat, 21 Nov 2026 10:00:30 GMT' }, 30_000],
  [{ 'retry-after': 'Sat, 21 Nov 2026 09:00:00 GMT' }, 0],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'retry-after': '-5' }, undefined],
  [{ 'retry-after': '86400' }, 600_000],
  [{}, undefined],
])('%j is to be waited for %s ms', (headers, ms) => {
  expect(readRetryAfter(new Headers(headers as Record<string, string>), now)).toBe(ms);
});

test.each([
  [
    { type: 'server_error', code: null, param: null },
    { type: 'server_error', code: '', param: '' },
  ],
  [
    { type: 'a b', code: 'sk-'.repeat(40), param: { x: 1 } },
    { type: '', code: '', param: '' },
  ],
  [
    { code: 'x', moderation_details: { moderation_stage: 'output' } },
    { code: 'x', stage: 'output' },
  ],
  [
    { code: 'x', moderation_details: { moderation_stage: 'unknown' } },
    { code: 'x', stage: undefined },
  ],
  ['a text', { code: '', stage: undefined }],
  [undefined, { code: '', stage: undefined }],
])('of the error %j these words are kept: %j', (error, facts) => expect(failureOf(error, 400)).toMatchObject(facts));
