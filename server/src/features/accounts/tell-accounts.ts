import type { Tx } from '../../db/database.ts';
import { announce } from '../../jobs/announce.ts';

/** Tells all processes that an account's state or its sessions changed: who is signed in is looked up anew. */
export const tellAccounts = (tx: Tx): Promise<void> => announce(tx, { channel: 'data', noun: 'accounts' });
