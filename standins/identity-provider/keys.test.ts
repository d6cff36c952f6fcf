import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadKeys, type ProviderKeys } from './keys.ts';

const room = fs.mkdtempSync(path.join(os.tmpdir(), 'chhaap-keys-'));
afterAll(() => fs.rmSync(room, { recursive: true, force: true }));
const FILE = path.join(room, 'jwks.json');

/** What a crash, or somebody's hand, leaves of the file; JSON that is whole and holds no key ended every sign-in. */
const DAMAGES: Record<string, (kept: ProviderKeys) => string> = {
  'nothing in it': () => '',
  'half of it': kept => JSON.stringify(kept).slice(0, 200),
  zeros: kept => '\0'.repeat(JSON.stringify(kept).length),
  null: () => 'null',
  'a list': () => '[]',
  'an empty object': () => '{}',
  'no keys': kept => JSON.stringify({ ...kept, keys: [] }),
  'no keys and nothing else': () => '{"keys":[]}',
  'keys that are no list': kept => JSON.stringify({ ...kept, keys: {} }),
  'a key that is null': kept => JSON.stringify({ ...kept, keys: [null] }),
  'no cookie keys': ({ keys }) => JSON.stringify({ keys }),
  'empty cookie keys': kept => JSON.stringify({ ...kept, cookieKeys: [] }),
  'a cookie key of nothing': kept => JSON.stringify({ ...kept, cookieKeys: [''] }),
  'public keys alone': kept =>
    JSON.stringify({ ...kept, keys: kept.keys.map(({ kty, kid, alg, use, n, e }) => ({ kty, kid, alg, use, n, e })) }),
  'a key without its name': kept => JSON.stringify({ ...kept, keys: kept.keys.map(key => ({ ...key, kid: '' })) }),
  'a key with another’s half': kept => JSON.stringify({ ...kept, keys: kept.keys.map(key => ({ ...key, n: 'AQAB' })) }),
};

describe('keys of the provider', () => {
  it('stay the same from start to start', () => expect(loadKeys(room)).toEqual(loadKeys(room)));

  it.each(Object.entries(DAMAGES))('with %s are made anew, and kept', (_, damage) => {
    const before = loadKeys(room);
    fs.writeFileSync(FILE, damage(before));
    const made = loadKeys(room);
    expect(made.keys).toHaveLength(1);
    expect(made.keys[0]!.kid).not.toBe(before.keys[0]!.kid);
    expect(made.cookieKeys).toHaveLength(1);
    expect(loadKeys(room)).toEqual(made);
  });
});
