import { useCallback, useEffect, useState } from 'react';
import { draftPromptEntry } from '../../stored/draft-prompt.ts';

/** The prompt in work and how to change it. It survives a reload and a trip to sign-in; `clear` when its design is made. */
export function usePromptDraft(): { prompt: string; setPrompt: (prompt: string) => void; clear: () => void } {
  const [prompt, show] = useState('');
  useEffect(() => show(before => before || (draftPromptEntry.read()?.prompt ?? '')), []);
  const setPrompt = useCallback((next: string) => {
    show(next);
    draftPromptEntry.write({ prompt: next });
  }, []);
  return { prompt, setPrompt, clear: draftPromptEntry.clear };
}
