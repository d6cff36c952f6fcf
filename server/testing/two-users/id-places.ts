import { z } from 'zod';
import type { Endpoint } from '../../../contract/src/endpoint.ts';

/** A place of a call where something is named, such as 'cart.add body.back.designId'. */
export type IdPlace = string;

/** Fields by whose name something can be found: ids, numbers of papers, codes, where it came from, addresses of pictures, keys, tokens. */
const NAMES = /^(id|number|code|token|key)$|(Id|Ids|Of|Url|Key|Code|Token)$/;
/** The end of a postal address. */
const NO_NAMES = /[zZ]ipCode$/;

type Schema = { properties?: Record<string, Schema> } & Partial<
  Record<'anyOf' | 'oneOf' | 'allOf', Schema[]> & { items: Schema }
>;

/** Every place of a call that names a thing, read from its shapes: each part of its path, and fields of query and body. */
export function idPlaces(endpoint: Endpoint): IdPlace[] {
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => `params.${name}`);
  const inParts = (['query', 'body'] as const).flatMap(part => {
    const shape = endpoint[part];
    return shape ? fieldsOf(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema, part) : [];
  });
  return [...new Set([...inPath, ...inParts])].map(place => `${endpoint.name} ${place}`);
}

function fieldsOf(schema: Schema, at: string): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...(NAMES.test(name) && !NO_NAMES.test(name) ? [`${at}.${name}`] : []),
    ...fieldsOf(field, `${at}.${name}`),
  ]);
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [...own, ...[...parts, ...(schema.items ? [schema.items] : [])].flatMap(part => fieldsOf(part, at))];
}
