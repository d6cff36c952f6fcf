import type { Secret } from '../../config/secret.ts';
import { createCircuitBreaker, type CircuitBreaker } from '../payments/circuit-breaker.ts';
import type { Timeouts } from './call-time.ts';
import type { OpenAiAccess, OpenAiDeps } from './openai-call.ts';
import { createModerator, type Moderator } from './openai-moderation.ts';

export type OpenAiConfig = OpenAiAccess & {
  /** Names of models in the order they are tried when one is gone. */
  models: readonly string[];
  moderationModel: string;
  imagesPerMinute: number;
  /** Makes the hash of an account's id nobody else's. */
  identifierKey: Secret;
};

export type OpenAiTimeouts = { picture: Timeouts; moderation: number; refusal: number; models: number };
export type OpenAiImagesDeps = OpenAiDeps & {
  now: () => Date;
  timeouts?: OpenAiTimeouts;
  /** Waits before another try, in milliseconds, the last one last. */
  retryDelaysMs?: readonly number[];
};

export const TIMEOUTS: OpenAiTimeouts = {
  picture: { whole: 165_000, firstByte: 150_000, idle: 90_000 },
  moderation: 10_000,
  refusal: 4_000,
  models: 10_000,
};
const BREAKER = { failures: 3, withinMs: 60_000, openMs: 60_000 };

/** What one process remembers between pictures. */
export type Desk = {
  config: OpenAiConfig;
  deps: OpenAiImagesDeps;
  timeouts: OpenAiTimeouts;
  moderate: Moderator;
  breaker: CircuitBreaker;
  /** Epoch milliseconds until which the provider asked for peace. */
  peaceUntil: number;
  gone: Set<string>;
  opaque: Set<string>;
  without: Set<string>;
};

/** An open desk that remembers nothing yet. Throws for an address that the key must not be sent to. */
export function openDesk(config: OpenAiConfig, deps: OpenAiImagesDeps): Desk {
  const url = URL.parse(config.baseUrl);
  const isOwn = url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  if (url?.protocol !== 'https:' && !isOwn) throw new Error('The image API must have an https address');
  return {
    config,
    deps,
    timeouts: deps.timeouts ?? TIMEOUTS,
    moderate: createModerator(config, deps, config.moderationModel),
    breaker: createCircuitBreaker(BREAKER, deps.now, state => deps.log('openai.breaker', { state })),
    peaceUntil: 0,
    gone: new Set(),
    opaque: new Set(),
    without: new Set(),
  };
}
