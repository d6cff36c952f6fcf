import { isText } from './checks.ts';
import { storedEntry } from './entry.ts';

/** What stands in the prompt box of this tab: it survives a trip to sign-in (rulings, Sign-in). */
export const draftPromptEntry = storedEntry<{ prompt: string }>({
  key: 'draftPrompt',
  version: 1,
  area: 'session',
  check: ({ prompt }) => (isText(prompt) ? { prompt: prompt.slice(0, 500) } : undefined),
});
