import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, 'docs/decisions');
const MOST_WORDS = 300;
const records = fs.readdirSync(FOLDER).filter(name => /^\d{3}-.*\.md$/.test(name));
const numbers = records.map(name => name.slice(0, 3));
const read = (name: string) => fs.readFileSync(path.join(FOLDER, name), 'utf8');

describe('records of decisions', () => {
  it.each(records)('%s says context, decision and consequences in 300 words', name => {
    const text = read(name);
    expect(text).toMatch(new RegExp(`^# ${name.slice(0, 3)} `));
    for (const part of ['**Context.**', '**Decision.**', '**Consequences.**']) expect(text).toContain(part);
    const words = text.split(/\s+/).filter(word => /[\p{L}\d]/u.test(word));
    expect(words.length).toBeLessThanOrEqual(MOST_WORDS);
  });

  it('have numbers of their own, and all are in the list', () => {
    expect(new Set(numbers).size).toBe(numbers.length);
    const listed = [...read('README.md').matchAll(/\]\((\d{3}-[^)]+)\)/g)].map(match => match[1]);
    expect(listed.toSorted()).toEqual(records);
  });

  it('exist wherever code or docs name them', () => {
    const files = fs
      .globSync(
        '{artist,bench,contract,deploy,docs,domain,e2e,scripts,server,standins,web,words}/**/*.{ts,tsx,mjs,md,sql}',
        {
          cwd: ROOT,
          exclude: name => name.includes('node_modules'),
        },
      )
      .concat(['README.md', 'AGENTS.md', 'CONTRIBUTING.md', 'CHANGELOG.md']);
    const gone = files.flatMap(file =>
      [...fs.readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\bdecisions? (\d{3}(?:(?:, | and )\d{3})*)/g)]
        .flatMap(match => match[1]!.match(/\d{3}/g)!)
        .filter(number => !numbers.includes(number))
        .map(number => `${file}: ${number}`),
    );
    expect(gone).toEqual([]);
  });
});
