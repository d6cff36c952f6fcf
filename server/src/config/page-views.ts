import { isLoopback } from './loopback.ts';

/** A program of another company that counts visits (S2 §7; rulings, Pages): its address, and what pages must allow for it. */
export type PageViewsConfig = {
  /** The script's address, as it stands in pages. */
  script: string;
  /** 'https://stats.example': the one origin that the pages which it counts may call besides the shop's own. */
  origin: string;
  /** 'stats.example', with a port where it has one: what shoppers are told. */
  host: string;
};

/** Plain names and numbers: a `*` would be read as any host by the Content-Security-Policy. */
const HOST = /^([\w-]+\.)*[\w-]+$/;

/**
 * Reads `https://stats.example/count.js`, or an http address of this machine, which only tests have. Nothing for any other text: a name
 * and a password would reach every visitor, and a part after '#' means nothing to a script.
 */
export function readScriptAddress(text: string): PageViewsConfig | undefined {
  const url = URL.parse(text);
  if (!url || url.username || url.password || url.hash || url.pathname === '/') return undefined;
  const isOwn = isLoopback(url.hostname);
  if (!isOwn && !HOST.test(url.hostname)) return undefined;
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isOwn)) return undefined;
  return { script: url.href, origin: url.origin, host: url.host };
}
