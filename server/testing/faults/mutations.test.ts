import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { MUTATIONS } from './mutations.ts';

/** The long run alone takes most of them out, so that what a change of the source has broken would be seen late. */
it.each(Object.entries(MUTATIONS))('%s stands in the source once', (_, { file, find }) => {
  const source = readFileSync(path.join(import.meta.dirname, '../../src', file), 'utf8');
  expect(source.split(find)).toHaveLength(2);
});
