import { isNumber, isText } from './checks.ts';
import { storedEntry } from './entry.ts';

/**
 * What stands in the prompt box of this tab: it survives a trip to sign-in (rulings, Sign-in). `wantedAt` (epoch ms): Generate was
 * pressed, and a sign-in came in between.
 */
export const draftPromptEntry = storedEntry<{ prompt: string; wantedAt?: number }>({
  key: 'draftPrompt',
  version: 1,
  area: 'session',
  check: ({ prompt, wantedAt }) =>
    isText(prompt) ? { prompt: prompt.slice(0, 500), ...(isNumber(wantedAt) ? { wantedAt } : {}) } : undefined,
});
