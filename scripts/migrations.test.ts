import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { knownMigrations } from '../server/src/db/migrate.ts';

/**
 * A release starts while the one before still answers (docs/operations.md, Zero-downtime migrations): what the older one reads and
 * writes must be there until it is gone.
 */
const folder = path.resolve(import.meta.dirname, '../server/src/db/migrations');
/** The baseline makes the tables; the rule is about what comes after it. */
const RULED_FROM = 1;
/** A migration that breaks the rule in full knowledge, with the reason. */
const ALLOWED: Record<string, string> = {
  // The only release before, 0.1, does not run on an adopted database anyway (decision 056).
  '0003_catalogue_as_data.sql':
    'what was sold keeps its cloth; the columns of two colours and one language make way for tables',
  // The same: nothing was released since 0003.
  '0004_places_as_rows.sql': 'every place has a key and a spot, and what was sold keeps its place',
};

const RULES: [rule: string, breaks: RegExp][] = [
  ['drops no table, column or view', /\bdrop\s+(table|column|view|materialized view|type|function)\b/i],
  ['renames nothing', /\brename\s+(to|column|constraint)\b/i],
  ['changes no column’s type', /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i],
  ['makes no column needed that the older release leaves out', /\balter\s+column\s+\S+\s+set\s+not\s+null\b/i],
  ['adds no needed column without a default', /\badd\s+column\s+(?!.*\b(default|generated)\b)[^;]*\bnot\s+null\b/i],
];

/** The statements of a migration, without its comments. */
const statementsOf = (sql: string): string[] =>
  sql
    .replace(/--(?!> statement-breakpoint).*$/gm, '')
    .split('--> statement-breakpoint')
    .flatMap(part => part.split(/;\s*$/m))
    .map(statement => statement.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

const brokenBy = (sql: string): string[] =>
  RULES.filter(([, breaks]) => statementsOf(sql).some(statement => breaks.test(statement))).map(([rule]) => rule);

describe('a migration', () => {
  const names = fs.readdirSync(folder).filter(name => name.endsWith('.sql')).sort(); // prettier-ignore
  it.each(names.filter(name => Number.parseInt(name, 10) >= RULED_FROM))(
    '%s keeps what the older release needs',
    name => {
      if (ALLOWED[name] === undefined) expect(brokenBy(fs.readFileSync(path.join(folder, name), 'utf8'))).toEqual([]);
    },
  );
  it('has one number of its own', () => {
    const numbers = names.map(name => name.slice(0, 4));
    expect(numbers).toEqual(numbers.map((_, place) => String(place).padStart(4, '0')));
  });
  it('was made after the one before it: an older one is left out wherever a later one was run (drizzle)', () => {
    const made = knownMigrations();
    expect(made).toEqual(made.toSorted((a, b) => a - b));
  });
});

describe('the rule', () => {
  it.each([
    ['ALTER TABLE "orders" DROP COLUMN "total";', 1],
    ['DROP TABLE "likes";', 1],
    ['ALTER TABLE "orders" RENAME COLUMN "a" TO "b";', 1],
    ['ALTER TABLE "orders" ADD COLUMN "b" text NOT NULL;', 1],
    ['ALTER TABLE "orders" ALTER COLUMN "b" SET NOT NULL;', 1],
    ['ALTER TABLE "orders" ALTER COLUMN "b" SET DATA TYPE bigint;', 1],
    [`ALTER TABLE "orders" ADD COLUMN "b" text DEFAULT 'x' NOT NULL;`, 0],
    ['ALTER TABLE "orders" ADD COLUMN "b" text;', 0],
    ['CREATE TABLE "x" ("id" text NOT NULL);', 0],
    ['ALTER TABLE "x" DROP CONSTRAINT "y";', 0],
  ])('%s breaks %i', (sql, count) => expect(brokenBy(sql)).toHaveLength(count));
});
