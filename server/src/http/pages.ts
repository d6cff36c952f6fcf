import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Assets, PublicConfig, Render, Rendered } from '../../../contract/src/rendering.ts';

/** Renders one address to a whole document. */
export type PageRenderer = (address: string, fetch: (address: string) => Promise<Response>) => Promise<Rendered>;

const ENTRY = 'web/src/entry-browser.tsx';
const PAGE_VIEWS = 'web/src/page-views.ts';
type Chunk = { file: string; name?: string; css?: string[]; assets?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;

/** Everything that a chunk loads with it, itself included. */
function reach(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) reach(manifest, next, seen);
  return seen;
}

/** Reads Vite's manifest into the addresses that a page needs. Fonts to preload are the headline ones (look, type). */
function builtAssets(client: string): Assets {
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const [entry, pageViews] = [ENTRY, PAGE_VIEWS].map(key => manifest[key]);
  if (!entry || !pageViews) throw new Error(`${client} has no ${ENTRY}. Run \`npm run build\`.`);
  const files = Object.values(manifest).flatMap(chunk => [chunk.file, ...(chunk.assets ?? [])]);
  const keyOfName = new Map(Object.entries(manifest).map(([key, chunk]) => [chunk.name, key]));
  const remembered = new Map<string, string[]>();
  return {
    entry: `/${entry.file}`,
    pageViews: `/${pageViews.file}`,
    styles: (entry.css ?? []).map(file => `/${file}`),
    fonts: [...new Set(files)].filter(file => /baloo-2-basic-800.*\.woff2$/.test(file)).map(file => `/${file}`),
    chunks(file) {
      let known = remembered.get(file);
      if (!known) {
        const key = manifest[file] ? file : (keyOfName.get(file) ?? file);
        const needed = [...new Set([...reach(manifest, ENTRY), ...reach(manifest, key)])];
        known = needed.filter(key => key !== ENTRY && manifest[key]).map(key => `/${manifest[key]!.file}`);
        remembered.set(file, known);
      }
      return known;
    },
  };
}

/** The renderer of the built pages in `dist`; `configNow` is asked for each page. */
export async function builtPages(dist: string, configNow: () => PublicConfig): Promise<PageRenderer> {
  const { render } = (await import(
    /* @vite-ignore */ pathToFileURL(path.join(dist, 'server/entry-server.js')).href
  )) as { render: Render };
  const assets = builtAssets(path.join(dist, 'client'));
  return (address, fetch) => render(address, { fetch, assets, config: configNow() });
}
