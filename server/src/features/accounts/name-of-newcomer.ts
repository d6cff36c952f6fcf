import { cleanDisplayName, NEUTRAL_NAME } from '../../../../domain/src/display-name.ts';

/**
 * The name of a new account: the provider's name (`told`) if it may be shown to others, else the neutral name, which the person can change
 * later. `isRefused` is the same rule as for names of designs (isRefusedName). A bad name never prevents a sign-in.
 */
export async function nameOfNewcomer(told: string, isRefused: (name: string) => Promise<boolean>): Promise<string> {
  const name = cleanDisplayName(told);
  return name === undefined || (await isRefused(name)) ? NEUTRAL_NAME : name;
}
