import { useEffect, useRef, useState } from 'react';
import { draftPromptEntry, writePrompt } from '../../stored/draft-prompt.ts';
import { useAuth, useStored } from '../../stored/use-stored.ts';
import { PROMPT_LIMIT } from './PromptBox.tsx';

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

/** The studio's prompt: from `?prompt=`, else the stored draft, else the words of the design in work until something is typed. */
export function useStudioPrompt(ofDesign: string | undefined) {
  const { prompt, setPrompt, clear } = usePromptDraft();
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('prompt')?.trim();
    if (asked) setPrompt(asked.slice(0, PROMPT_LIMIT));
  }, [setPrompt]);
  const type = (next: string) => {
    setTouched(true);
    setPrompt(next);
  };
  return { prompt: prompt === '' && !touched ? (ofDesign ?? '') : prompt, type, setPrompt, clear };
}
