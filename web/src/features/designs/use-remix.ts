import { useEffect } from 'react';
import { useSearch } from 'wouter';
import type { Design } from '../../../../contract/src/designs.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { lookEntry, remixStartEntry, toLook } from '../../stored/shirt-wish.ts';
import { PROMPT_LIMIT } from './PromptBox.tsx';

export type Remix = {
  /** What `remixOf` is to say; nothing without one, and where it is gone. */
  id: string | undefined;
  design: Design | undefined;
  isGone: boolean;
};

/** The design that `?remix=` names: 'Start from this design'. Its words go into the prompt box, with the style and occasion that were chosen beside them, once. */
export function useRemix(setPrompt: (prompt: string) => void): Remix {
  const asked = new URLSearchParams(useSearch()).get('remix') ?? '';
  const id = /^[\w.-]{1,80}$/.test(asked) ? asked : undefined;
  const { data: design, isError } = useCall('designs.one', { id }, { enabled: id !== undefined });
  useEffect(() => {
    if (!design || remixStartEntry.read()?.id === design.id) return;
    remixStartEntry.write({ id: design.id });
    setPrompt(design.prompt.slice(0, PROMPT_LIMIT));
    lookEntry.write(toLook(design.look));
  }, [design, setPrompt]);
  return { id: isError ? undefined : id, design, isGone: isError || (asked !== '' && id === undefined) };
}
