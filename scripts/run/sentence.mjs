import process from 'node:process';

/** An error whose message is all that a person needs to read. */
export class Sentence extends Error {}

/** Prints why the command ended and makes it end with 1; a stack only for what nobody foresaw. */
export function explain(error) {
  console.error(error instanceof Sentence ? `\n${error.message}` : error);
  process.exitCode = 1;
}

/** One plain line about what is being done. */
export const say = line => console.log(`chhaap: ${line}`);
