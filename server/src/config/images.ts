import type { Environment } from './env.ts';
import { isLoopback } from './loopback.ts';
import { Secret } from './secret.ts';

/** Who draws: the embedded artist, a server that speaks the OpenAI Images API, or the stand-in for one. */
export type ImagesConfig =
  | { kind: 'artist' }
  | {
      kind: 'openai' | 'standin';
      /** Ends in its version, without a slash. */
      baseUrl: string;
      apiKey: Secret;
      /** In the order they are tried when one is gone. */
      models: readonly string[];
      moderationModel: string;
      imagesPerMinute: number;
    };

const OPENAI = 'https://api.openai.com/v1';
/** The stand-in's key (standins/image-api/settings.ts): it opens nothing but that program. */
const DEMO_KEY = 'sk-chhaap-demo-key-of-the-stand-in';

/**
 * The image provider of the environment; its problems are told before (`imagesProblems`). A demo shop without a key draws with
 * the stand-in on this port of this machine.
 */
export function imagesOf(env: Environment, standinPort: number): ImagesConfig {
  if (env.IMAGE_PROVIDER !== 'openai') return { kind: 'artist' };
  const key = env.OPENAI_API_KEY;
  return {
    kind: key ? 'openai' : 'standin',
    baseUrl: key ? (env.OPENAI_BASE_URL ?? OPENAI).replace(/\/+$/, '') : `http://127.0.0.1:${standinPort}/v1`,
    apiKey: new Secret(key ?? DEMO_KEY),
    models: env.OPENAI_IMAGE_MODEL,
    moderationModel: env.OPENAI_MODERATION_MODEL,
    imagesPerMinute: env.OPENAI_IMAGES_PER_MINUTE,
  };
}

/** What is wrong with a hosted image provider; the embedded artist needs nothing. */
export function imagesProblems(env: Environment): string[] {
  if (env.IMAGE_PROVIDER !== 'openai') return [];
  const isStandin = env.SHOP_MODE === 'demo' && env.OPENAI_BASE_URL === undefined;
  const needsIt = env.OPENAI_BASE_URL === undefined ? 'IMAGE_PROVIDER=openai' : 'OPENAI_BASE_URL';
  const problems = env.OPENAI_API_KEY || isStandin ? [] : [`OPENAI_API_KEY is missing (${needsIt} needs it)`];
  const { protocol, hostname, username, password, search, hash } = new URL(env.OPENAI_BASE_URL ?? OPENAI);
  if (protocol !== 'https:' && !isLoopback(hostname))
    problems.push('OPENAI_BASE_URL must be https, so that the key does not cross a network in the clear');
  if (username || password || search || hash) problems.push('OPENAI_BASE_URL must be an address alone, without user, password or query'); // prettier-ignore
  return problems;
}
