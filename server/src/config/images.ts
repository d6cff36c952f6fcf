import type { ImageBudget } from '../../../domain/src/image-budget.ts';
import type { HostedProvider } from '../../../domain/src/image-providers.ts';
import { fromRupees, paiseOf } from '../../../domain/src/money.ts';
import type { Environment } from './env.ts';
import { isLoopback } from './loopback.ts';
import { isOwnNetwork } from './own-network.ts';
import { Secret } from './secret.ts';

/** A provider that draws elsewhere: under its own name, or the stand-in for it in a demo shop. */
export type HostedImages = {
  kind: HostedProvider | 'standin';
  provider: HostedProvider;
  /** Whose service it is, for pages; nothing where it stands in the owner's own network. */
  company: string | undefined;
  /** Ends in its version, without a slash. */
  baseUrl: string;
  /** A server of one's own may ask for none. */
  apiKey: Secret | undefined;
  keyHeader: string | undefined;
  /** In the order they are tried when one is gone. */
  models: readonly string[];
  moderationModel: string;
  imagesPerMinute: number;
  budget: ImageBudget;
};
/** Who draws: the embedded artist, or a provider that is reached over HTTP. */
export type ImagesConfig = { kind: 'artist' } | HostedImages;

/** What the environment calls the parts of a provider, and how its address must be. */
type HostedRule = {
  key: 'OPENAI_API_KEY' | 'IMAGE_SERVER_KEY' | 'GEMINI_API_KEY';
  needsKey: boolean;
  url: 'OPENAI_BASE_URL' | 'IMAGE_SERVER_URL' | 'GEMINI_BASE_URL';
  /** Where it is without an address; nothing where the owner must say it. */
  usual: string | undefined;
  models: 'OPENAI_IMAGE_MODEL' | 'IMAGE_SERVER_MODEL' | 'GEMINI_IMAGE_MODEL';
  /** The header that takes the key; without one it is a bearer's. */
  keyHeader?: string;
  /** Hosts that are spoken to without TLS. */
  plain: (hostname: string) => boolean;
  plainWords: string;
  company: (hostname: string) => string | undefined;
  /** What the stand-in is asked for. */
  standin: { path: string; models?: readonly string[] };
};

/** The table of providers: a new one is a row here, and an adapter. */
const HOSTED: Record<HostedProvider, HostedRule> = {
  openai: {
    ...{ key: 'OPENAI_API_KEY', needsKey: true, url: 'OPENAI_BASE_URL', models: 'OPENAI_IMAGE_MODEL' },
    usual: 'https://api.openai.com/v1',
    plain: isLoopback,
    plainWords: 'so that the key does not cross a network in the clear',
    company: () => 'OpenAI',
    standin: { path: '/v1' },
  },
  'openai-compatible': {
    ...{ key: 'IMAGE_SERVER_KEY', needsKey: false, url: 'IMAGE_SERVER_URL', models: 'IMAGE_SERVER_MODEL' },
    usual: undefined,
    plain: isOwnNetwork,
    plainWords: 'or an address of your own network, such as http://192.168.1.20:8080/v1',
    company: hostname => (isOwnNetwork(hostname) ? undefined : hostname),
    standin: { path: '/v1', models: ['sd-cpp-local'] },
  },
  gemini: {
    ...{ key: 'GEMINI_API_KEY', needsKey: true, url: 'GEMINI_BASE_URL', models: 'GEMINI_IMAGE_MODEL' },
    keyHeader: 'x-goog-api-key',
    usual: 'https://generativelanguage.googleapis.com/v1beta',
    plain: isLoopback,
    plainWords: 'so that the key does not cross a network in the clear',
    company: () => 'Google Gemini',
    standin: { path: '/v1beta' },
  },
};

/** The stand-in's key (standins/image-api/settings.ts): it opens nothing but that program. */
const DEMO_KEY = 'sk-chhaap-demo-key-of-the-stand-in';

/** An address without a path gets the usual one: servers print themselves so. */
const baseOf = (address: string): string => {
  const url = new URL(address);
  return (url.pathname === '/' ? `${url.origin}/v1` : address).replace(/\/+$/, '');
};

/** Whether a demo shop draws with the stand-in: nobody named a server or a key. */
const isStandin = (env: Environment, { key, url }: HostedRule): boolean =>
  env.SHOP_MODE === 'demo' && env[url] === undefined && env[key] === undefined;

/**
 * The image provider of the environment; its problems are told before (`imagesProblems`). A demo shop without a key draws with
 * the stand-in on this port of this machine.
 */
export function imagesOf(env: Environment, standinPort: number): ImagesConfig {
  const provider = env.IMAGE_PROVIDER;
  if (provider === 'artist') return { kind: 'artist' };
  const rule = HOSTED[provider];
  const shared = {
    provider,
    keyHeader: rule.keyHeader,
    moderationModel: env.OPENAI_MODERATION_MODEL,
    imagesPerMinute: env.OPENAI_IMAGES_PER_MINUTE,
    budget: {
      cost: paiseOf(env.IMAGE_COST),
      dayLimit: fromRupees(env.IMAGE_DAY_LIMIT),
      fallback: env.IMAGE_FALLBACK,
    },
  };
  if (isStandin(env, rule)) {
    const { path, models = env[rule.models] ?? [] } = rule.standin;
    const baseUrl = `http://127.0.0.1:${standinPort}${path}`;
    return {
      ...shared,
      kind: 'standin',
      company: rule.company('127.0.0.1'),
      baseUrl,
      apiKey: new Secret(DEMO_KEY),
      models,
    };
  }
  const baseUrl = baseOf(env[rule.url] ?? rule.usual!);
  const key = env[rule.key];
  return {
    ...shared,
    kind: provider,
    company: rule.company(new URL(baseUrl).hostname),
    baseUrl,
    apiKey: key === undefined ? undefined : new Secret(key),
    models: env[rule.models] ?? [],
  };
}

/** What is wrong with a hosted image provider; the embedded artist needs nothing. */
export function imagesProblems(env: Environment): string[] {
  if (env.IMAGE_PROVIDER === 'artist') return [];
  const rule = HOSTED[env.IMAGE_PROVIDER];
  const { key, url, usual, models, needsKey, plain, plainWords } = rule;
  if (isStandin(env, rule)) return [];
  const problems: string[] = [];
  const needsIt = env[url] === undefined ? `IMAGE_PROVIDER=${env.IMAGE_PROVIDER}` : url;
  if (needsKey && env[key] === undefined) problems.push(`${key} is missing (${needsIt} needs it)`);
  if (env[models] === undefined) problems.push(`${models} is missing (${needsIt} needs it)`);
  const address = env[url] ?? usual;
  if (address === undefined) return [...problems, `${url} is missing (${needsIt} needs it)`];
  const { protocol, hostname, username, password, search, hash } = new URL(address);
  if (protocol !== 'https:' && !plain(hostname)) problems.push(`${url} must be https, ${plainWords}`);
  if (username || password || search || hash) problems.push(`${url} must be an address alone, without user, password or query`); // prettier-ignore
  return problems;
}
