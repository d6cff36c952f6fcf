import { useCallback, useEffect, useRef, useState } from 'react';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { storedAuth } from '../../stored/auth.ts';
import { previewsEntry, runningPreviewEntry } from '../../stored/previews.ts';
import { useStored } from '../../stored/use-stored.ts';
import { toast } from '../../ui/toast.ts';
import { useLanguage, useWords } from '../../words.ts';
import { cancelPreview, followPreview, makePreview, type Making, type PreviewState } from './make-preview.ts';
import { previewKey, type PreviewedDesign } from './preview-key.ts';
import type { Mockup, MockupChoice } from './use-mockup.ts';

export type RealisticPreview = {
  state: PreviewState;
  /** The picture of exactly this shirt; nothing before it is made. */
  url: string | undefined;
  generate: () => void;
  cancel: () => void;
};

type Options = {
  design: PreviewedDesign;
  choice: MockupChoice;
  /** Its exact picture. */
  mockup: Mockup;
  /** The picture of the shirt that is shown is there. */
  onDone: () => void;
  /** A guest pressed the button; `afterwards` asks again. */
  onSignInNeeded: (afterwards: () => void) => void;
};

/** The realistic preview of the chosen shirt (rulings, Generation): asks, follows over reloads, remembers the picture. */
export function useRealisticPreview({ design, choice, mockup, onDone, onSignInNeeded }: Options): RealisticPreview {
  const language = useLanguage();
  const { realistic: words } = useWords('preview');
  const invalidate = useInvalidate();
  const made = useStored(previewsEntry)?.made;
  const [state, show] = useState<PreviewState>({ kind: 'idle' });
  const page = useRef<AbortController>(undefined);
  const of = previewKey(design, choice, mockup);
  const latest = useRef({ of, onDone, words });
  useEffect(() => {
    latest.current = { of, onDone, words };
  });

  const making = useCallback(
    (): Making => ({
      language,
      show,
      signal: (page.current ??= new AbortController()).signal,
      changed: () => void invalidate('credits.balance', 'designs.mine', 'designs.one'),
      done: finished =>
        finished === latest.current.of ? latest.current.onDone() : toast(latest.current.words.readyElsewhere),
    }),
    [language, invalidate],
  );
  useEffect(() => {
    const running = storedAuth() && runningPreviewEntry.read();
    if (running) void followPreview(running.jobId, running.of, making());
    return () => {
      page.current?.abort();
      page.current = undefined;
    };
  }, [making]);

  const generate = () => {
    if (!storedAuth()) {
      toast({ ...words.signInNeeded, tone: 'bad' });
      return onSignInNeeded(generate);
    }
    const { tshirtType, tshirtColor, position, printSize } = choice;
    return void makePreview({ designId: design.id, tshirtType, tshirtColor, position, printSize }, of, making());
  };
  const cancel = () => {
    if (state.kind === 'working' && state.job) void cancelPreview(state.job, making());
  };
  return { state, url: made?.find(one => one.of === of)?.url, generate, cancel };
}
