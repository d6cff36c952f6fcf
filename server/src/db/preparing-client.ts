import { hash } from 'node:crypto';
import pg from 'pg';

type Query = (...given: unknown[]) => unknown;

/**
 * A client that gives each statement with parameters a name, by its text: PostgreSQL then reads and plans it once a connection (pg,
 * Prepared statements). Statements without parameters, such as `begin`, go as they are.
 */
export class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const send = super.query.bind(this) as Query;
    this.query = ((...given: unknown[]) => {
      const [first, values] = given;
      if (isUnnamed(first) && Array.isArray(values) && values.length > 0)
        return send({ ...first, name: hash('sha1', first.text, 'base64url') }, ...given.slice(1));
      return send(...given);
    }) as pg.Client['query'];
  }
}

/** A query as the builder hands it over. */
const isUnnamed = (query: unknown): query is { text: string } =>
  typeof query === 'object' && query !== null && 'text' in query && !('name' in query && query.name);
