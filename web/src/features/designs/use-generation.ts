import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '../../../../domain/src/languages.ts';
import type { Design } from '../../../../contract/src/designs.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { useConfig } from '../../config.ts';
import { storedAuth } from '../../stored/auth.ts';
import { runningJobEntry } from '../../stored/draft-prompt.ts';
import { toast } from '../../ui/toast.ts';
import { loadWords, useLanguage, useWords } from '../../words.ts';
import type { GenerationInput, GenerationState, Screen, Wish } from './generation.ts';
import type { Making } from './make-design.ts';

export type Generation = {
  state: GenerationState;
  start: (input: GenerationInput) => void;
  /** Changes a design that is there. */
  change: (wish: Exclude<Wish, { kind: 'generate' }>) => void;
  cancel: () => void;
  /** Follows a job that was asked for elsewhere, on another device say. */
  follow: (jobId: string, prompt: string) => void;
  /** Fetches what making needs ahead of the press, as soon as somebody types. */
  prepare: () => void;
};

type Options = {
  place: Screen;
  /** The design is drawn and stored as the current one (step 2). */
  onDone: (design: Design) => void;
  /** A guest pressed Generate: one second after the toast. */
  /** Opens the sign-in; `afterwards` goes on with what a session that ended has broken off. */
  onSignInNeeded: (afterwards?: () => void) => void;
};

/** The work itself and its words come when they are needed: the home page stands without them. */
async function loadMaking(language: Language) {
  const [making] = await Promise.all([import('./make-design.ts'), loadWords(language, ['generation'])]);
  return making;
}

/** Follows a job, and by itself the one that this browser waits for. */
function useFollow(language: Language, making: () => Making): Generation['follow'] {
  const follow = useCallback<Generation['follow']>(
    (jobId, prompt) => void loadMaking(language).then(({ followDesign }) => followDesign(jobId, prompt, making())),
    [language, making],
  );
  useEffect(() => {
    const running = storedAuth() && runningJobEntry.read();
    if (running) follow(running.jobId, running.prompt);
  }, [follow]);
  return follow;
}

/**
 * Makes a design from words: asks for it, follows the job to its end over reloads and other pages, stores the finished piece as
 * the current design, and says all that S1 §4 and §8 say. Home and studio use it. While `state` is not idle, the words of
 * 'generation' are there.
 */
export function useGeneration({ place, onDone, onSignInNeeded }: Options): Generation {
  const language = useLanguage();
  const { imageProvider } = useConfig();
  const { noAnswer } = useWords('frame');
  const invalidate = useInvalidate();
  const [state, show] = useState<GenerationState>({ kind: 'idle' });
  const page = useRef<AbortController>(undefined);
  const latest = useRef({ onDone, onSignInNeeded });
  useEffect(() => {
    latest.current = { onDone, onSignInNeeded };
  });

  const making = useCallback(
    (): Making => ({
      place,
      language,
      imageProvider,
      show,
      signal: (page.current ??= new AbortController()).signal,
      changed: () => void invalidate('credits.balance', 'designs.mine', 'designs.versions'),
      done: design => latest.current.onDone(design),
      signInNeeded: afterwards => latest.current.onSignInNeeded(afterwards),
    }),
    [place, language, imageProvider, invalidate],
  );

  const follow = useFollow(language, making);
  useEffect(
    () => () => {
      page.current?.abort();
      page.current = undefined;
    },
    [making],
  );

  const offline = () => toast({ title: noAnswer, tone: 'bad' });
  return {
    state,
    follow,
    prepare: () => void loadMaking(language).catch(() => undefined),
    start: input => void loadMaking(language).then(({ makeDesign }) => makeDesign(input, making()), offline),
    change: wish => void loadMaking(language).then(({ changeDesign }) => changeDesign(wish, making()), offline),
    cancel: () => {
      if (state.kind !== 'working' || !state.job) return;
      const { job } = state;
      void loadMaking(language).then(({ cancelDesign }) => cancelDesign(job, making()));
    },
  };
}
