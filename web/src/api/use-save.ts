import { useState } from 'react';
import type { EndpointName, Params } from '../../../contract/src/addresses.ts';
import { toast } from '../ui/toast.ts';
import { loadWords, useLanguage } from '../words.ts';
import { withProof } from './confirm-person.ts';
import { useErrorText } from './error-text.ts';
import { saveAnswer } from './save-answer.ts';

/** Saves the file that a call answers; whoever has to prove who they are is asked first, and a failure is said under `failed`. */
export function useSave(failed: string): {
  busy: boolean;
  save: (name: EndpointName, o?: { params?: Params; body?: object }) => Promise<void>;
} {
  const language = useLanguage();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const save = async (name: EndpointName, o: { params?: Params; body?: object } = {}) => {
    setBusy(true);
    try {
      await withProof(() => saveAnswer(name, o));
    } catch (error) {
      await loadWords(language, ['errors']).catch(() => undefined);
      toast({ title: failed, description: errorText(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}
