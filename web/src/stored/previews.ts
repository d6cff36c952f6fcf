import { isText } from './checks.ts';
import { storedEntry } from './entry.ts';

/** A realistic preview; `of` names design, picture and shirt (features/designs/preview-key.ts). */
type Made = { of: string; url: string };

const isMade = (one: unknown): one is Made =>
  typeof one === 'object' && one !== null && isText((one as Made).of) && isText((one as Made).url);

/** The latest realistic previews that this browser asked for, the newest first: a shirt that is chosen again has its own. */
export const previewsEntry = storedEntry<{ made: Made[] }>({
  key: 'previews',
  version: 1,
  check: ({ made }) => (Array.isArray(made) ? { made: made.filter(isMade) } : undefined),
});

/** The preview that this browser waits for: it is found again after a reload, and when the tab was closed meanwhile. */
export const runningPreviewEntry = storedEntry<{ jobId: string; of: string }>({
  key: 'runningPreview',
  version: 1,
  check: ({ jobId, of }) => (isText(jobId) && isText(of) ? { jobId, of } : undefined),
});

const MOST = 8;

export function rememberPreview(one: Made): void {
  const others = (previewsEntry.read()?.made ?? []).filter(({ of }) => of !== one.of);
  previewsEntry.write({ made: [one, ...others].slice(0, MOST) });
}
