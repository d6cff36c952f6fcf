import { useEffect, useRef } from 'react';
import { draftPromptEntry, writePrompt } from '../../stored/draft-prompt.ts';
import { useAuth } from '../../stored/use-auth.ts';
import { useStored } from '../../stored/use-stored.ts';

const setPrompt = (prompt: string): void => writePrompt(prompt);

/** The prompt in work and how to change it. It survives a reload and a trip to sign-in; `clear` when its design is made. */
export const usePromptDraft = (): { prompt: string; setPrompt: (prompt: string) => void; clear: () => void } => ({
  prompt: useStored(draftPromptEntry)?.prompt ?? '',
  setPrompt,
  clear: draftPromptEntry.clear,
});

/** Longer than a sign-in takes. */
const WISH_LASTS_MS = 10 * 60_000;

/** Where Generate was pressed and a sign-in came in between, it starts by itself as soon as somebody is signed in, once. */
export function useGenerateAfterSignIn(generate: () => void): void {
  const isSignedIn = useAuth() !== undefined;
  const latest = useRef(generate);
  useEffect(() => {
    latest.current = generate;
  });
  useEffect(() => {
    const draft = draftPromptEntry.read();
    if (!isSignedIn || draft?.wantedAt === undefined) return;
    writePrompt(draft.prompt);
    if (Date.now() - draft.wantedAt < WISH_LASTS_MS) latest.current();
  }, [isSignedIn]);
}
