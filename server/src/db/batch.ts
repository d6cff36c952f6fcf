import pg from 'pg';

/** A statement that a connection is told once under its name; `types` says how each type of column is read from its text. */
export type Prepared = {
  name: string;
  text: string;
  types: { getTypeParser: (oid: number, format: 'text') => Parser };
  /** Its columns, once the database has described them. */
  columns?: readonly { name: string; parse: Parser }[];
};
type Parser = (text: string) => unknown;
export type Row = unknown[];

/** A statement on its way, and who waits for its rows. */
export type Sent = {
  statement: Prepared;
  values: readonly unknown[];
  done: (rows: Row[]) => void;
  failed: (error: Error) => void;
};

/** What is used of the driver's connection; its own types leave out or ask for more. */
type Connection = {
  stream: { cork: () => void; uncork: () => void };
  parse: (query: { name: string; text: string }) => void;
  bind: (bound: { statement: string; values: unknown[] }) => void;
  describe: (what: { type: 'P'; name: string }) => void;
  execute: () => void;
  close: (what: { type: 'S'; name: string }) => void;
  sync: () => void;
};

/** Names of statements by connection: true where it surely knows one, false where it may, since something failed about it. */
const KNOWN = new WeakMap<Connection, Map<string, boolean>>();

/** The driver pipelines its own queries alone: ours is one of them, of which it uses what is overridden here. */
const Query = pg.Query as unknown as new (text: string) => { callback: ((error: Error | null) => void) | undefined };
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => string | Buffer | null } })
  .utils;

/**
 * Statements that go to the database in one piece, with one end (PostgreSQL, Frontend/Backend Protocol, Pipelining): they are carried
 * out one after the other, and behind the first that fails none is. The driver's own queries each have an end, at which the database
 * answers and wakes this process; and what columns a query has is asked of it each time. Handed to `query` of a client or pool.
 */
export class Batch extends Query {
  readonly sent: readonly Sent[];
  readonly #values: (string | Buffer | null)[][];
  readonly #rows: Row[][];
  readonly #isNew: boolean[];
  #known: Map<string, boolean> | undefined;
  /** The statement that the database is at. */
  #at = 0;

  /** Throws where a value cannot be sent. */
  constructor(sent: readonly Sent[]) {
    super('');
    this.sent = sent;
    this.#values = sent.map(({ values }) => values.map(prepareValue));
    this.#rows = sent.map(() => []);
    this.#isNew = sent.map(() => false);
  }

  submit(connection: Connection): null {
    this.#known = KNOWN.get(connection) ?? new Map<string, boolean>();
    KNOWN.set(connection, this.#known);
    connection.stream.cork();
    for (let n = 0; n < this.sent.length; n++) this.#put(connection, this.#known, n);
    connection.sync();
    connection.stream.uncork();
    return null;
  }

  #put(connection: Connection, known: Map<string, boolean>, n: number): void {
    const { name, text, columns } = this.sent[n]!.statement;
    const isKnown = known.get(name);
    if (isKnown === false) connection.close({ type: 'S', name });
    if (isKnown !== true) connection.parse({ name, text });
    this.#isNew[n] = isKnown !== true;
    known.set(name, true);
    connection.bind({ statement: name, values: this.#values[n]! });
    if (!columns) connection.describe({ type: 'P', name: '' });
    connection.execute();
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    const { statement } = this.sent[this.#at]!;
    const parserOf = (oid: number) => statement.types.getTypeParser(oid, 'text');
    statement.columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const columns = this.sent[this.#at]!.statement.columns!;
    this.#rows[this.#at]!.push(fields.map((text, n) => (text === null ? null : columns[n]!.parse(text))));
  }

  handleCommandComplete({ text }: { text: string }): void {
    const { statement } = this.sent[this.#at]!;
    // Of one without rows nothing is described.
    statement.columns ??= [];
    // What is to be kept was not, since something before it had failed.
    if (text === 'ROLLBACK' && statement.text === 'commit') this.#rows[this.#at]!.push([text]);
    this.#at++;
  }

  handleEmptyQuery(): void {
    this.#at++;
  }

  /** All is done, and kept where it is no part of a transaction. */
  handleReadyForQuery(): void {
    this.sent.forEach(({ done }, n) => done(this.#rows[n]!));
    // The pool takes its connection back then.
    this.callback?.(null);
  }

  /** An error of the database ends the batch at the statement it is at; without a connection nothing is known of any. */
  handleError(error: Error & { severity?: string }): void {
    const failing = error.severity === undefined ? 0 : Math.min(this.#at, this.sent.length - 1);
    this.sent.forEach(({ statement, done, failed }, n) => {
      if (n < failing) return done(this.#rows[n]!);
      if (this.#isNew[n]) this.#known?.set(statement.name, false);
      // Those behind it are told the same: it is why they were not carried out.
      failed(error);
    });
    this.callback?.(error);
  }
}
