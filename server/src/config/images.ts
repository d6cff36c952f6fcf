import type { Environment } from './env.ts';
import { Secret } from './secret.ts';

/** Who draws: the embedded artist, or a server that speaks the OpenAI Images API. */
export type ImagesConfig =
  | { kind: 'artist' }
  | {
      kind: 'openai';
      /** Ends in its version, without a slash. */
      baseUrl: string;
      apiKey: Secret;
      /** In the order they are tried when one is gone. */
      models: readonly string[];
      moderationModel: string;
      imagesPerMinute: number;
    };

/** The image provider of the environment; its problems are told before (`imagesProblems`). */
export function imagesOf(env: Environment): ImagesConfig {
  if (env.IMAGE_PROVIDER !== 'openai' || !env.OPENAI_API_KEY) return { kind: 'artist' };
  return {
    kind: 'openai',
    baseUrl: env.OPENAI_BASE_URL.replace(/\/+$/, ''),
    apiKey: new Secret(env.OPENAI_API_KEY),
    models: env.OPENAI_IMAGE_MODEL,
    moderationModel: env.OPENAI_MODERATION_MODEL,
    imagesPerMinute: env.OPENAI_IMAGES_PER_MINUTE,
  };
}

/** What is wrong with a hosted image provider; the embedded artist needs nothing. */
export function imagesProblems(env: Environment): string[] {
  if (env.IMAGE_PROVIDER !== 'openai') return [];
  const problems = env.OPENAI_API_KEY ? [] : ['OPENAI_API_KEY is missing (IMAGE_PROVIDER=openai needs it)'];
  const { protocol, hostname, username, password, search, hash } = new URL(env.OPENAI_BASE_URL);
  const isOwn = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname) && env.SHOP_MODE === 'demo';
  if (protocol !== 'https:' && !isOwn)
    problems.push('OPENAI_BASE_URL must be https, so that the key does not cross a network in the clear');
  if (username || password || search || hash) problems.push('OPENAI_BASE_URL must be an address alone, without user, password or query'); // prettier-ignore
  return problems;
}
