import type { SQL } from 'drizzle-orm';

/** Whose data: the account, with its e-mail address, and the hash by which limits count that (http/rate-limit). */
export type Person = { id: string; email: string; name: string; mailbox: string };

/** What becomes of a person's rows when they delete their account; `empties` says what each column is set to. */
export type Erase =
  | 'delete'
  | {
      /** Only these of the person's rows. */
      rows?: (person: Person) => SQL;
      empties: Record<string, SQL>;
      /** Columns that stay as they are. */
      keeps: string;
      why: string;
    };

/**
 * What the shop does with one table when somebody downloads or deletes their data (rulings, Law; security 3.3, D1 and D2). Every
 * table has one, and it names every column: `rules.test.ts` fails for a table or a column without a rule.
 *
 * To add a table, or a column, of a person's:
 * 1. `rows`: the SQL condition that finds a person's rows. The table is called `t`.
 * 2. `gives`: the columns that stand in the download, and `withholds`: those that do not, and why (secrets, another person's).
 * 3. `erase`: 'delete', or what is emptied, what is kept and why. Columns that name or describe the person may only be kept where a law
 *    asks for it; ids are kept as references. Rules are carried out in the order of the list.
 * 4. `files`: SQL expressions of the columns that name stored files. They come along in the download, are removed with the rows unless
 *    somebody else's row names them, and every table that names files must have them, also one of nobody's.
 * A table that holds nothing about anybody says why with `nobodys`, and lists its columns.
 */
export type Rule =
  | {
      rows: (person: Person) => SQL;
      gives: string;
      withholds?: Record<string, string>;
      erase: Erase;
      files?: readonly string[];
    }
  | { nobodys: string; columns: string; files?: readonly string[] };

export type PersonalRule = Extract<Rule, { rows: unknown }>;

/** 'id name' → ['id', 'name']. */
export const columnsIn = (names: string): string[] => names.split(/\s+/).filter(name => name !== '');
