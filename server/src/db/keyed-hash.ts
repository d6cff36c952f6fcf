import { createHmac, randomBytes } from 'node:crypto';
import type { Tx } from './database.ts';
import { keepSetting } from './settings.store.ts';

/** Hashes of texts that only this shop can make: its secret is made once, under this name of the settings. */
export async function keyedHashes(tx: Tx, name: string, texts: readonly string[]): Promise<string[]> {
  const secret = await keepSetting(tx, name, () => randomBytes(32).toString('hex'));
  return texts.map(text => createHmac('sha256', secret).update(text).digest('hex'));
}
