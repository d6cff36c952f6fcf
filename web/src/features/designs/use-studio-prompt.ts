import { useEffect, useState } from 'react';
import { PROMPT_LIMIT } from './PromptBox.tsx';
import { usePromptDraft } from './use-prompt-draft.ts';

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
