import type { ImageBudget } from '../../../../domain/src/image-budget.ts';
import { isLoopback } from '../../config/loopback.ts';
import { isOwnNetwork } from '../../config/own-network.ts';
import type { Secret } from '../../config/secret.ts';
import { createCircuitBreaker, type CircuitBreaker } from '../payments/circuit-breaker.ts';
import type { PictureHostsPort } from '../picture-hosts/port.ts';
import type { Timeouts } from './call-time.ts';
import type { OpenAiAccess, OpenAiDeps } from './openai-call.ts';
import { createModerator, type Moderator } from './openai-moderation.ts';

/**
 * `compatible` is a server that speaks like OpenAI and can do less: it is asked for the least, and what it lacks is done without.
 * `gemini` is Google's generateContent, which looks at words and pictures itself.
 */
export type Dialect = 'openai' | 'compatible' | 'gemini';

export type OpenAiConfig = OpenAiAccess & {
  dialect?: Dialect;
  /** Names of models in the order they are tried when one is gone. */
  models: readonly string[];
  moderationModel: string;
  imagesPerMinute: number;
  budget?: ImageBudget;
  /** Makes the hash of an account's id nobody else's. */
  identifierKey: Secret;
};

export type OpenAiTimeouts = { picture: Timeouts; moderation: number; refusal: number; models: number };
export type OpenAiImagesDeps = OpenAiDeps & {
  now: () => Date;
  /** Fetches pictures of other hosts, which a compatible server may point to. */
  pictures?: PictureHostsPort;
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
  /** Takes pictures to be changed, as far as is known. */
  edits: boolean;
};

/** An open desk that remembers nothing yet. Throws for an address that the key must not be sent to. */
export function openDesk(config: OpenAiConfig, deps: OpenAiImagesDeps): Desk {
  const url = URL.parse(config.baseUrl);
  const isCompatible = config.dialect === 'compatible';
  const isOwn = url?.protocol === 'http:' && (isCompatible ? isOwnNetwork : isLoopback)(url.hostname);
  if (url?.protocol !== 'https:' && !isOwn) throw new Error('The image API must have an https address');
  return {
    config,
    deps,
    timeouts: deps.timeouts ?? TIMEOUTS,
    moderate:
      config.dialect === 'gemini'
        ? async () => ({ kind: 'fine' })
        : createModerator(config, deps, { model: config.moderationModel, mayLack: isCompatible }),
    breaker: createCircuitBreaker(BREAKER, deps.now, state => deps.log('openai.breaker', { state })),
    peaceUntil: 0,
    gone: new Set(),
    opaque: new Set(),
    without: new Set(),
    edits: true,
  };
}
