import { useCallback, useEffect, useRef, useState } from 'react';
import type { Body } from '../../../../contract/src/api.ts';
import type { Design, Job } from '../../../../contract/src/designs.ts';
import { ApiError, send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { followJob } from '../../api/follow-job.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { useConfig } from '../../config.ts';
import { storedAuth } from '../../stored/auth.ts';
import { currentDesignEntry, currentDesignOf } from '../../stored/current-design.ts';
import { runningJobEntry } from '../../stored/running-job.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { toastEnd, toastRefusal, type Place } from './generation-toasts.ts';

/** Redirect delay after a refusal for want of a sign-in (S1 §9). */
const SIGN_IN_DELAY_MS = 1000;

/** What is asked for: the prompt, and in the studio the shirt it is for. */
export type GenerationInput = Omit<Body<'designs.generate'>, 'idempotencyKey'>;

export type Generation = {
  /** 'starting' until the job is accepted, then 'working' with the job as it stands. */
  state: { kind: 'idle' } | { kind: 'starting' | 'working'; prompt: string; job: Job | undefined; cancelling: boolean };
  start: (input: GenerationInput) => void;
  cancel: () => void;
};

type Options = {
  place: Place;
  /** The design is drawn and stored as the current one (step 2). */
  onDone: (design: Design) => void;
  /** A guest pressed Generate: one second after the toast. */
  onSignInNeeded: () => void;
};

/** The same wish sent again after no answer came keeps its key, so that it is drawn and charged once; an answered one is forgotten. */
function useIdempotencyKey() {
  const last = useRef<{ wish: string; key: string }>(undefined);
  const keyOf = (input: GenerationInput): string => {
    const wish = JSON.stringify(input);
    if (last.current?.wish !== wish) last.current = { wish, key: crypto.randomUUID() };
    return last.current.key;
  };
  const answered = () => void (last.current = undefined);
  return { keyOf, answered };
}

/**
 * Makes a design from words: asks for it, follows the job to its end over reloads and other pages, stores the finished piece as
 * the current design, and says all that S1 §4 and §8 say. Home and studio use it.
 */
export function useGeneration({ place, onDone, onSignInNeeded }: Options): Generation {
  const words = useWords('designs');
  const { imageProvider = 'OpenAI' } = useConfig();
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const { keyOf, answered } = useIdempotencyKey();
  const [state, setState] = useState<Generation['state']>({ kind: 'idle' });
  const following = useRef<AbortController | undefined>(undefined);
  const latest = useRef({ onDone, onSignInNeeded });
  useEffect(() => {
    latest.current = { onDone, onSignInNeeded };
  });

  const finish = useCallback(
    (design: Design) => {
      currentDesignEntry.write(currentDesignOf(design, { fromHomePage: place === 'home' }));
      toast(words.generated);
      latest.current.onDone(design);
    },
    [place, words],
  );

  const refuse = useCallback(
    (error: unknown) => toastRefusal(error, { words, place, imageProvider, errorText }),
    [words, place, imageProvider, errorText],
  );

  const follow = useCallback(
    async (jobId: string, prompt: string, first?: Job) => {
      following.current?.abort();
      const { signal } = (following.current = new AbortController());
      runningJobEntry.write({ jobId, prompt });
      const show = (job: Job | undefined) =>
        setState(before => ({
          kind: 'working',
          prompt,
          job,
          cancelling: before.kind === 'working' && before.cancelling,
        }));
      show(first);
      const job = await followJob(jobId, { onJob: show, signal }).catch((error: unknown) => void refuse(error));
      if (signal.aborted) return;
      runningJobEntry.clear();
      setState({ kind: 'idle' });
      void invalidate('credits.balance', 'designs.mine');
      if (job?.design) finish(job.design);
      else if (job) toastEnd(job, words);
    },
    [finish, invalidate, refuse, words],
  );

  useEffect(() => {
    const running = storedAuth() && runningJobEntry.read();
    if (running) void follow(running.jobId, running.prompt);
    return () => following.current?.abort();
    // Once, when the page is shown: what runs is taken up again.
  }, []);

  const start = async (input: GenerationInput) => {
    const prompt = input.prompt.trim();
    if (prompt === '') return toast({ ...words.promptRequired, tone: 'bad' });
    if (!storedAuth()) {
      toast({ ...words.loginRequired[place], tone: 'bad' });
      setTimeout(() => latest.current.onSignInNeeded(), SIGN_IN_DELAY_MS);
      return undefined;
    }
    setState({ kind: 'starting', prompt, job: undefined, cancelling: false });
    try {
      const body = { ...input, prompt };
      const answer = await send('designs.generate', {
        body: { ...body, idempotencyKey: keyOf(body) },
        headers: { prefer: 'respond-async' },
      });
      answered();
      if ('job' in answer) return await follow(answer.job.id, prompt, answer.job);
      setState({ kind: 'idle' });
      return finish(answer.design);
    } catch (error) {
      if (error instanceof ApiError && error.status > 0) answered();
      setState({ kind: 'idle' });
      return refuse(error);
    }
  };

  const cancel = () => {
    if (state.kind !== 'working' || !state.job) return;
    setState({ ...state, cancelling: true });
    send('designs.cancelJob', { params: { id: state.job.id } }).catch((error: unknown) => {
      setState(before => (before.kind === 'working' ? { ...before, cancelling: false } : before));
      toast({ ...words.cancelFailed, description: errorText(error), tone: 'bad' });
    });
  };

  return { state, start: input => void start(input), cancel };
}
