import { useSyncExternalStore } from 'react';
import type { StoredEntry } from './entry.ts';
import { authEntry, type StoredAuth } from './auth.ts';

/** What a storage key holds, kept up to date over tabs. Nothing on the server and while the page is hydrated. */
export const useStored = <Value>(entry: StoredEntry<Value>): Value | undefined =>
  useSyncExternalStore(entry.subscribe, entry.read, () => undefined);

/** Who is signed in; nothing for a guest, on the server, and while the page is hydrated. */
export const useAuth = (): StoredAuth | undefined => useStored(authEntry);
