/** `npx drizzle-kit generate --name what_changed` writes the next migration from the tables. */
export default { dialect: 'postgresql', schema: './server/src/db/tables.ts', out: './server/src/db/migrations' };
