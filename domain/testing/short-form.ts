/** Whether tests that `npm test` runs in a short form run in full length: `npm run faults`. */
export const IS_LONG = process.env['FAULTS'] === 'all';

/** All rows in the long form; in the short one so many of them, the first and others that stand evenly spread. */
export const someOf = <Row>(rows: readonly Row[], many: number): readonly Row[] =>
  IS_LONG || rows.length <= many
    ? rows
    : Array.from({ length: many }, (_, i) => rows[Math.floor((i * rows.length) / many)]!);
