/** Whether tests that `npm test` takes a short form of run in full length: `npm run faults`. */
export const IS_LONG = process.env['FAULTS'] === 'all';
