import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const known = globSync('{artist,bench,domain,contract,e2e,scripts,server,standins,web,words}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules'],
});
const names = new Set(known.map(file => path.basename(file)));

/** The tests that a row names, in its last column. */
const testsOf = (row: string): string[] =>
  [...(row.split('|').at(-2) ?? '').matchAll(/`([\w./-]+\.(?:test|e2e)\.tsx?)`/g)].map(match =>
    path.basename(match[1]!),
  );

it('every test that docs/specification.md names is there', () => {
  const rows = readFileSync(path.join(root, 'docs/specification.md'), 'utf8')
    .split('\n')
    .filter(line => line.startsWith('|'));
  const named = rows.flatMap(testsOf);
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(name => !names.has(name))).toEqual([]);
});
