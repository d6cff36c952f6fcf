import type { Adapter, AdapterPayload } from 'oidc-provider';

type Kept = { payload: AdapterPayload; expiresAt: number };

const LIMIT = 5000;

/**
 * Keeps in memory what lives for minutes: unfinished sign-ins, codes and access tokens. Above LIMIT the oldest are dropped. After a
 * restart people who were signing in have to start again.
 */
export function createShortMemory(): (model: string) => Adapter {
  const kept = new Map<string, Kept>();
  const read = (key: string) => {
    const found = kept.get(key);
    if (found && found.expiresAt > Date.now()) return found.payload;
    kept.delete(key);
    return undefined;
  };
  const find = (model: string, fits: (payload: AdapterPayload) => boolean) => {
    for (const [key, { payload }] of kept) if (key.startsWith(`${model}:`) && fits(payload)) return read(key);
    return undefined;
  };
  return model => ({
    upsert: async (id, payload, expiresIn = Infinity) => {
      const key = `${model}:${id}`;
      kept.delete(key);
      kept.set(key, { payload, expiresAt: Date.now() + expiresIn * 1000 });
      if (kept.size > LIMIT) kept.delete(kept.keys().next().value!);
    },
    find: async id => read(`${model}:${id}`),
    findByUid: async uid => find(model, payload => payload.uid === uid),
    findByUserCode: async code => find(model, payload => payload.userCode === code),
    consume: async id => {
      const payload = read(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async id => void kept.delete(`${model}:${id}`),
    revokeByGrantId: async grantId => {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
    },
  });
}
