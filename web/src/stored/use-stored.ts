import { useSyncExternalStore } from 'react';
import type { StoredEntry } from './entry.ts';

/** What a storage key holds, kept up to date over tabs. Nothing on the server and while the page is hydrated. */
export const useStored = <Value>(entry: StoredEntry<Value>): Value | undefined =>
  useSyncExternalStore(entry.subscribe, entry.read, () => undefined);
