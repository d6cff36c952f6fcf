import process from 'node:process';

/** An error whose message is all that a person needs to read. */
export class Sentence extends Error {}

/** Prints why the command failed and sets the exit code to 1; a stack only for an unexpected error. */
export function explain(error) {
  console.error(error instanceof Sentence ? `\n${error.message}` : error);
  process.exitCode = 1;
}

/** Prints one line about what is being done. */
export const say = line => console.log(`chhaap: ${line}`);
