import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** docs/security.md names every requirement of ASVS 5.0.0, levels 1 and 2, once, and what it names is there. */
const root = path.resolve(import.meta.dirname, '..');
const text = fs.readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| (.*) \|$/gm)].map(([, id, , state, where]) => ({ id: id!, state: state!, where: where! })); // prettier-ignore
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\n'); // prettier-ignore

test('each requirement stands there once, with a state, and the sum at the head is right', () => {
  expect(rows).toHaveLength(253);
  expect(new Set(rows.map(row => row.id)).size).toBe(253);
  const count = (state: string) => rows.filter(row => row.state === state).length;
  const sum = `${count('met')} met, ${count('n/a')} not applicable, ${count('operator')} the operator's, ${count('missing')} missing.`;
  expect(count('met') + count('n/a') + count('operator') + count('missing')).toBe(253);
  expect(text).toContain(sum);
});

test('every file that it names is there', () => {
  const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|json))`/g)].map(([, name]) => name!);
  const missing = named.filter(name => !files.some(file => file === name || file.endsWith(`/${name}`)));
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(missing)]).toEqual([]);
});
