import { isText } from './checks.ts';
import { storedEntry } from './entry.ts';

/** The drawing that this tab waits for: a page that is loaded again goes on following it. */
export const runningJobEntry = storedEntry<{ jobId: string; prompt: string }>({
  key: 'runningJob',
  version: 1,
  area: 'session',
  check: ({ jobId, prompt }) => (isText(jobId) && isText(prompt) ? { jobId, prompt } : undefined),
});
