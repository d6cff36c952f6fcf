import { loaders as english } from '../web/src/words-en.ts';
import { loaders as hindi } from '../web/src/words-hi.ts';

const spoken = async (language: string, prefix: string, loaders: typeof english) => ({
  language,
  /** Before every path of the language. */
  prefix,
  accounts: (await loaders.accounts()).words,
  adminOrder: (await loaders.adminOrder()).words,
  errors: (await loaders.errors()).words,
  frame: (await loaders.frame()).words,
  profile: (await loaders.profile()).words,
  security: (await loaders.security()).words,
});
export type Spoken = Awaited<ReturnType<typeof spoken>>;

export const ENGLISH = await spoken('English', '', english);
/** What a journey that is walked in both languages reads on the pages. */
export const LANGUAGES: readonly Spoken[] = [ENGLISH, await spoken('Hindi', '/hi', hindi)];
