import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { MUTATIONS, type Mutation, type MutationName } from './mutations.ts';

/** Loaded before the shop's program (`--import`): MUTATIONS names, as a JSON list, what is taken out. */
const wanted = JSON.parse(process.env['MUTATIONS'] ?? '[]') as MutationName[];
const SOURCES = path.join(import.meta.dirname, '../../src');
const mutated = new Map<string, string>();

for (const name of wanted) {
  const { file, find, put }: Mutation = MUTATIONS[name];
  const place = path.join(SOURCES, file);
  const url = pathToFileURL(place).href;
  const source = mutated.get(url) ?? readFileSync(place, 'utf8');
  if (source.split(find).length !== 2) throw new Error(`'${name}' is not in ${file} exactly once any more`);
  mutated.set(
    url,
    source.replace(find, () => put),
  );
}

registerHooks({
  load(url, context, next) {
    const source = mutated.get(url);
    if (source === undefined) return next(url, context);
    return { format: 'module', source: stripTypeScriptTypes(source), shortCircuit: true };
  },
});
