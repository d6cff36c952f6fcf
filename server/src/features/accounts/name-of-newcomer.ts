import { cleanDisplayName, NEUTRAL_NAME } from '../../../../domain/src/display-name.ts';

/**
 * The name of a new account, as the provider has it where others may read it; `isRefused` is the rule of designs (isRefusedName). A name
 * without anything to be seen, or one that the shop does not show, keeps nobody out: they are called by the neutral one until they say
 * otherwise.
 */
export async function nameOfNewcomer(told: string, isRefused: (name: string) => Promise<boolean>): Promise<string> {
  const name = cleanDisplayName(told);
  return name === undefined || (await isRefused(name)) ? NEUTRAL_NAME : name;
}
