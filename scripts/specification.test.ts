import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const known = globSync('{artist,bench,domain,contract,e2e,scripts,server,standins,web,words}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules'],
});
const names = new Set(known.map(file => path.basename(file)));
const plain = (text: string): string => text.replaceAll("\\'", "'").replaceAll('’', "'");
const everyTest = plain(
  known
    .filter(file => /\.(test|e2e)\.tsx?$/.test(file))
    .map(file => readFileSync(path.join(root, file), 'utf8'))
    .join('\n'),
);

/** The last columns of the tables, each with the row's beginning; what differs from the documents has a reason in its place. */
const proofs = readFileSync(path.join(root, 'docs/specification.md'), 'utf8')
  .split(/^## /m)
  .filter(section => !section.startsWith('Differences'))
  .flatMap(section => section.split('\n').filter(line => /^\| (?!rule |fault or rule )/.test(line)))
  .map(row => ({ row: row.slice(0, 60), proof: row.split('|').at(-2) ?? '' }));

/** The tests that a proof names by their files, and by their titles: '…' stands for what is left out of one. */
const testsOf = (proof: string): string[] =>
  [...proof.matchAll(/`([\w./-]+\.(?:test|e2e)\.tsx?)`/g)].map(match => path.basename(match[1]!));
const titlesOf = (proof: string): string[] =>
  [...proof.replace(/`[^`]*`/g, '').matchAll(/'([^']+)'/g)].map(match => plain(match[1]!));

it('every test that docs/specification.md names is there', () => {
  const named = proofs.flatMap(({ proof }) => testsOf(proof));
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(name => !names.has(name))).toEqual([]);
});

it('every path from the root that docs/specification.md names is there', () => {
  const text = readFileSync(path.join(root, 'docs/specification.md'), 'utf8');
  const rooms = /`((?:artist|domain|contract|e2e|scripts|server|standins|web)\/[\w./-]+\.tsx?)`/g;
  const named = [...text.matchAll(rooms)].map(match => match[1]!);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(file => !known.includes(file))).toEqual([]);
});

it('every title that it names is of a test', () => {
  const titles = proofs.flatMap(({ proof }) => titlesOf(proof));
  expect(titles.length).toBeGreaterThan(200);
  expect(titles.filter(title => !title.split('…').every(part => everyTest.includes(part.trim())))).toEqual([]);
});

it('every row names a test, or the command that proves it', () => {
  const without = proofs.filter(
    ({ proof }) => titlesOf(proof).length === 0 && !/\.(test|e2e)(\.tsx?)?`|`npm run |`bench\//.test(proof),
  );
  expect(proofs.length).toBeGreaterThan(300);
  expect(without.map(({ row }) => row)).toEqual([]);
});
