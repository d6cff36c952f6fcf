import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { Library } from '../artist/src/library/library.ts';
import { DENIED, DENIED_PATTERN } from './artist-deny-list.ts';

const assets = path.resolve(import.meta.dirname, '../artist/assets');
const ids = new Library(path.join(assets, 'library.bin'))
  .iconIds()
  .map(id => id.split(':') as [set: string, name: string]);

it('ships no drawing that is denied', () => {
  expect(ids.length).toBeGreaterThan(5000);
  expect(ids.filter(([, name]) => DENIED.has(name) || DENIED_PATTERN.test(name))).toEqual([]);
});

it('credits an author of each game icon, and of none that is not shipped', () => {
  const credits = readFileSync(path.join(assets, 'LICENSES/game-icons-authors.txt'), 'utf8');
  const credited = credits.split('\n').flatMap(line => (/^\S[^:]*: (.+)$/.exec(line)?.[1] ?? '').split(' '));
  const shipped = new Set(ids.filter(([set]) => set === 'ink').map(([, name]) => name));
  const named = new Set(credited.filter(name => name && !name.startsWith('http') && /^[a-z0-9-]+$/.test(name)));
  expect([...shipped].filter(name => !named.has(name))).toEqual([]);
  expect([...named].filter(name => !shipped.has(name))).toEqual([]);
});
