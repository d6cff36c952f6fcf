import { isText } from './checks.ts';
import { storedEntry } from './entry.ts';

/** The drawing that this browser waits for: it is found again after a reload, and when the tab was closed meanwhile. */
export const runningJobEntry = storedEntry<{ jobId: string; prompt: string }>({
  key: 'runningJob',
  version: 1,
  check: ({ jobId, prompt }) => (isText(jobId) && isText(prompt) ? { jobId, prompt } : undefined),
});
