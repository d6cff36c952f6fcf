import { useEffect, useState } from 'react';
import type { PublicConfig } from '../../contract/src/rendering.ts';
import { type Language, prefixOf } from '../../domain/src/languages.ts';
import { paths } from './paths.ts';
import type { PageState } from './state.ts';

const listeners = new Set<(config: PublicConfig) => void>();

/** When the shop is asked after a change: its processes go by it within five seconds, mostly at once. */
const WAITS_MS = [200, 800, 4_000];

/** What the shop tells every page now; nothing where it does not answer. */
async function fetchConfig(language: Language): Promise<PublicConfig | undefined> {
  try {
    const reply = await fetch(prefixOf(language) + paths.setup(), { cache: 'no-store' });
    const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
    return (JSON.parse(page.getElementById('state')!.textContent) as PageState).config;
  } catch {
    return undefined;
  }
}

/** After the owner changed something: name, colour, bars and terms of the page that is open become those of now. */
export async function refreshConfig(language: Language): Promise<void> {
  for (const wait of WAITS_MS) {
    await new Promise(done => setTimeout(done, wait));
    const config = await fetchConfig(language);
    if (config) listeners.forEach(tell => tell(config));
  }
}

/** The configuration that the page came with, or a later one. */
export function useFreshConfig(given: PublicConfig): PublicConfig {
  const [config, setConfig] = useState(given);
  useEffect(() => {
    // One that says the same stays the same, so that nothing is drawn anew.
    const tell = (next: PublicConfig) =>
      setConfig(before => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    listeners.add(tell);
    return () => void listeners.delete(tell);
  }, []);
  return config;
}
