import { isNumber, isText, storedEntry } from './entry.ts';

type DraftPrompt = {
  prompt: string;
  /** The draft that it is with the account (decision 013): the same in every copy of this tab. */
  id?: string;
  /** Generate was pressed at this time (epoch ms), and a sign-in came in between. */
  wantedAt?: number;
};

/** What stands in the prompt box of this tab: it survives a trip to sign-in (rulings, Sign-in). */
export const draftPromptEntry = storedEntry<DraftPrompt>({
  key: 'draftPrompt',
  version: 1,
  area: 'session',
  check: ({ prompt, id, wantedAt }) =>
    isText(prompt)
      ? {
          prompt: prompt.slice(0, 500),
          ...(isText(id) ? { id } : {}),
          ...(isNumber(wantedAt) ? { wantedAt } : {}),
        }
      : undefined,
});

/** Writes over what stands in the box; words that follow an empty box are another draft. */
export function writePrompt(prompt: string, o: { wantedAt?: number } = {}): void {
  const id = draftPromptEntry.read()?.id ?? crypto.randomUUID();
  draftPromptEntry.write(prompt.trim() === '' ? { prompt } : { prompt, id, ...o });
}

/** The drawing that this browser waits for: it is found again after a reload, and when the tab was closed meanwhile. */
export const runningJobEntry = storedEntry<{ jobId: string; prompt: string }>({
  key: 'runningJob',
  version: 1,
  check: ({ jobId, prompt }) => (isText(jobId) && isText(prompt) ? { jobId, prompt } : undefined),
});
