import { createHash } from 'node:crypto';
import type { BetterAuthOptions } from 'better-auth';
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth/types';

/**
 * What stands in the database for a session's token, which is 32 random characters: with so much chance in it a plain SHA-256 cannot be
 * computed back (OWASP ASVS 5.0, 11.4.1). A step before the baseline migration made the same of tokens that stood there before.
 */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

type Row = Record<string, unknown>;
type MakeAdapter = (options: BetterAuthOptions) => DBAdapter;

/**
 * The library's way to its tables, but with the hash of a session's token in place of the token: a copy of the database opens no account.
 * The library sees tokens as it knows them: what it asked by, or wrote, stands in the row that it is answered. In rows that it asked for
 * by something else stands the hash, which opens nothing.
 */
export function hashingTokens(makeAdapter: MakeAdapter): MakeAdapter {
  return options => {
    const adapter = makeAdapter(options);
    return {
      ...adapter,
      ...wrap(adapter),
      transaction: run => adapter.transaction(inside => run({ ...inside, ...wrap(inside) })),
    };
  };
}

type Wrapped = Omit<DBTransactionAdapter, 'id' | 'options' | 'createSchema'>;

function wrap(adapter: DBTransactionAdapter): Wrapped {
  return {
    create: async asked =>
      restored(await adapter.create({ ...asked, data: hashedRow(asked.model, asked.data) }), asked),
    findOne: async asked => restored(await adapter.findOne(hashedWhere(asked)), asked),
    findMany: async asked => {
      const rows = await adapter.findMany(hashedWhere(asked));
      return rows.map(row => restored(row, asked)) as never;
    },
    count: asked => adapter.count(hashedWhere(asked)),
    update: async asked =>
      restored(await adapter.update({ ...hashedWhere(asked), update: hashedRow(asked.model, asked.update) }), asked),
    updateMany: asked => adapter.updateMany({ ...hashedWhere(asked), update: hashedRow(asked.model, asked.update) }),
    delete: asked => adapter.delete(hashedWhere(asked)),
    deleteMany: asked => adapter.deleteMany(hashedWhere(asked)),
    consumeOne: async asked => restored(await adapter.consumeOne(hashedWhere(asked)), asked),
    incrementOne: async asked => restored(await adapter.incrementOne(hashedWhere(asked)), asked),
  };
}

type Asked = { model: string; where?: Where[] | undefined; data?: Row; update?: Row };
const isOfSessions = (model: string) => model === 'session';

function hashedRow<T extends Row>(model: string, row: T): T {
  return isOfSessions(model) && typeof row['token'] === 'string' ? { ...row, token: hashOfToken(row['token']) } : row;
}

function hashedWhere<T extends Asked>(asked: T): T {
  if (!isOfSessions(asked.model) || !asked.where) return asked;
  const hashed = (value: unknown) => (typeof value === 'string' ? hashOfToken(value) : value);
  const where = asked.where.map(one => {
    if (one.field !== 'token') return one;
    return { ...one, value: Array.isArray(one.value) ? one.value.map(hashed) : hashed(one.value) } as Where;
  });
  return { ...asked, where };
}

/** Tokens that a call named. */
const tokensIn = ({ where, data, update }: Asked): string[] =>
  [
    ...(where ?? []).filter(one => one.field === 'token').flatMap(one => one.value),
    data?.['token'],
    update?.['token'],
  ].filter(one => typeof one === 'string');

function restored<T>(row: T, asked: Asked): T {
  const stored = (row as { token?: unknown } | null)?.token;
  if (!isOfSessions(asked.model) || typeof stored !== 'string') return row;
  const token = tokensIn(asked).find(one => hashOfToken(one) === stored);
  return token === undefined ? row : { ...row, token };
}
