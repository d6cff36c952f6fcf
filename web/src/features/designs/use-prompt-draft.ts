import { draftPromptEntry } from '../../stored/draft-prompt.ts';
import { useStored } from '../../stored/use-stored.ts';

const setPrompt = (prompt: string): void => draftPromptEntry.write({ prompt });

/** The prompt in work and how to change it. It survives a reload and a trip to sign-in; `clear` when its design is made. */
export const usePromptDraft = (): { prompt: string; setPrompt: (prompt: string) => void; clear: () => void } => ({
  prompt: useStored(draftPromptEntry)?.prompt ?? '',
  setPrompt,
  clear: draftPromptEntry.clear,
});
