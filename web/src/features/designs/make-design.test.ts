import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, send } from '../../api/client.ts';
import { dismissToast, shownToast } from '../../ui/toast.ts';
import { loadWords } from '../../words.ts';
import { changeDesign, makeDesign, type Making } from './make-design.ts';

vi.mock('../../api/client.ts', async original => ({ ...(await original()), send: vi.fn() }));
vi.mock('../../stored/auth.ts', () => ({ storedAuth: () => ({ user: { uid: 'a1' } }) }));
vi.mock('../../stored/current-design.ts', () => ({ keepDrawn: () => {} }));

const design = { id: 'd1', name: 'Lotus' };
beforeEach(async () => {
  vi.useFakeTimers();
  vi.mocked(send).mockReset();
  await loadWords('en', ['generation']);
});
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});

function making() {
  const signInNeeded = vi.fn<Making['signInNeeded']>();
  const done = vi.fn();
  const { signal } = new AbortController();
  const parts = { imageProvider: undefined, show: () => {}, changed: () => {} };
  return { ...parts, place: 'studio' as const, language: 'en' as const, signal, done, signInNeeded };
}

const ended = new ApiError(401, { error: 'Please sign in', code: 'unauthorized' });
test.each([
  ['a design', (o: Making) => makeDesign({ prompt: 'a lotus' }, o)],
  [
    'a change',
    (o: Making) => changeDesign({ kind: 'modify', designId: 'd1', name: 'Lotus', instruction: 'in blue' }, o),
  ],
  ['another composition', (o: Making) => changeDesign({ kind: 'regenerate', designId: 'd1', name: 'Lotus' }, o)],
])('%s whose session ended meanwhile opens the sign-in, and is made after it', async (_what, ask) => {
  const parts = making();
  vi.mocked(send)
    .mockRejectedValueOnce(ended)
    .mockResolvedValueOnce({ design } as never);
  await ask(parts);
  expect(shownToast()).toMatchObject({ title: 'Authentication Required' });
  expect(parts.signInNeeded).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  const [afterwards] = parts.signInNeeded.mock.calls[0]!;
  expect(parts.done).not.toHaveBeenCalled();
  afterwards!();
  await vi.waitFor(() => expect(parts.done).toHaveBeenCalledWith(design));
  expect(send).toHaveBeenCalledTimes(2);
});
