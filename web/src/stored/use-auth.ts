import { authEntry, type StoredAuth } from './auth.ts';
import { useStored } from './use-stored.ts';

/** Who is signed in; nothing for a guest, on the server, and while the page is hydrated. */
export const useAuth = (): StoredAuth | undefined => useStored(authEntry);
