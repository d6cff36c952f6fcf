import type { Language } from '../../../../domain/src/languages.ts';
import type { Design, Job } from '../../../../contract/src/designs.ts';
import type { PublicConfig } from '../../../../contract/src/rendering.ts';
import type { ErrorCode } from '../../../../contract/src/errors.ts';
import { ApiError, send } from '../../api/client.ts';
import { errorText } from '../../api/error-text.ts';
import { followJob } from '../../api/follow-job.ts';
import { storedAuth } from '../../stored/auth.ts';
import { runningJobEntry, writePrompt } from '../../stored/draft-prompt.ts';
import { toast } from '../../ui/toast.ts';
import { loadWords, wordsOf } from '../../words.ts';
import { cancelJob, keepWishKey, toastEnd, toastRefusal } from './jobs.ts';
import { type GenerationInput, type GenerationState, type Screen, refusedWords, type Wish } from './generation.ts';
import { keepDrawn } from '../../stored/current-design.ts';

/** Redirect delay after a refusal for want of a sign-in (S1 §9). */
const SIGN_IN_DELAY_MS = 1000;

/** Who asked for the design, and what to tell the page. */
export type Making = {
  place: Screen;
  language: Language;
  imageProvider: PublicConfig['imageProvider'];
  /** Ends the following when the page is left; the job goes on. */
  signal: AbortSignal;
  show: (change: (before: GenerationState) => GenerationState) => void;
  /** The credits and the person's designs have changed. */
  changed: () => void;
  done: (design: Design) => void;
  /** Opens the sign-in; `afterwards` goes on with what broke off. */
  signInNeeded: (afterwards?: () => void) => void;
};

const wishKey = keepWishKey();

type Made = Pick<Job, 'kind' | 'steppedIn'>;

function finish(design: Design, { kind, steppedIn }: Made, { place, language, done }: Making): void {
  keepDrawn(design, { fromHomePage: place === 'home' });
  const words = wordsOf(language, 'generation');
  const said = kind === 'generate' ? words.generated : words.changed;
  toast(steppedIn ? { ...said, description: words.steppedIn } : said);
  done(design);
}

/** Says that a sign-in is needed, and opens it a moment later. */
function askSignIn({ place, language, signInNeeded }: Making, afterwards?: () => void): void {
  toast({ ...wordsOf(language, 'generation').loginRequired[place], tone: 'bad' });
  setTimeout(() => signInNeeded(afterwards), SIGN_IN_DELAY_MS);
}

/** Says why it was refused. Where the session ended meanwhile the sign-in opens, and `again` goes on after it. */
function refuse(error: unknown, making: Making, again: () => void): void {
  const { place, language, imageProvider } = making;
  if (error instanceof ApiError && error.status === 401) return askSignIn(making, again);
  const words = wordsOf(language, 'generation');
  toastRefusal(error, { words, place, imageProvider, errorText: one => errorText(one, language) });
}

async function sayEnd(job: Job, { language }: Making): Promise<void> {
  await loadWords(language, ['errors']).catch(() => undefined);
  const sentence = job.code && job.error && errorText(new ApiError(0, asReply(job.code, job.error)), language);
  toastEnd({ ...job, error: sentence || job.error }, wordsOf(language, 'generation'));
}
const asReply = (code: string, error: string) => ({ code: code as ErrorCode, error });

/** Follows a job to its end and says how it ended; over reloads too, for its id is stored while it runs. */
export async function followDesign(jobId: string, prompt: string, making: Making, first?: Job): Promise<void> {
  const show = (job: Job | undefined) =>
    making.show(before => {
      const cancelling = before.kind === 'working' && before.cancelling;
      return { kind: 'working', prompt, job, cancelling };
    });
  runningJobEntry.write({ jobId, prompt });
  show(first);
  const { signal } = making;
  const again = () => void followDesign(jobId, prompt, making);
  const job = await followJob(jobId, { onJob: show, signal }).catch((error: unknown) => refuse(error, making, again));
  if (signal.aborted) return;
  runningJobEntry.clear();
  making.show(() => ({ kind: 'idle' }));
  making.changed();
  if (job?.design) finish(job.design, job, making);
  else if (job) await sayEnd(job, making);
}

/** The words that stand beside the drawing while it is made. */
const wordsOfWish = (wish: Wish): string =>
  wish.kind === 'generate' ? wish.input.prompt : wish.kind === 'modify' ? wish.instruction : wish.name;

function sendWish(wish: Wish) {
  const idempotencyKey = wishKey.of(JSON.stringify(wish));
  const headers = { prefer: 'respond-async' };
  if (wish.kind === 'generate') return send('designs.generate', { body: { ...wish.input, idempotencyKey }, headers });
  const params = { id: wish.designId };
  if (wish.kind === 'regenerate') return send('designs.regenerate', { params, body: { idempotencyKey }, headers });
  return send('designs.modify', { params, body: { instruction: wish.instruction, idempotencyKey }, headers });
}

async function order(wish: Wish, making: Making): Promise<void> {
  const prompt = wordsOfWish(wish);
  making.show(() => ({ kind: 'starting', prompt, job: undefined, cancelling: false }));
  try {
    const answer = await sendWish(wish);
    wishKey.answered();
    if ('job' in answer) return await followDesign(answer.job.id, prompt, making, answer.job);
    finish(answer.design, { kind: wish.kind, steppedIn: false }, making);
  } catch (error) {
    wishKey.answered(error);
    // The words of another composition stand in no box.
    const refused = wish.kind === 'regenerate' ? undefined : refusedWords(error, prompt);
    if (refused) return making.show(() => ({ kind: 'idle', refused }));
    refuse(error, making, () => void order(wish, making));
  }
  making.show(() => ({ kind: 'idle' }));
}

/** Asks for a design and follows it; says what is missing instead: words, or a sign-in (S1 §5 and §8). */
export async function makeDesign(input: GenerationInput, making: Making): Promise<void> {
  const words = wordsOf(making.language, 'generation');
  const prompt = input.prompt.trim();
  if (prompt === '') return toast({ ...words.promptRequired, tone: 'bad' });
  if (storedAuth()) return order({ kind: 'generate', input: { ...input, prompt } }, making);
  writePrompt(prompt, { wantedAt: Date.now() });
  askSignIn(making);
}

/** Asks for a change of a design and follows it; where nobody is signed in, it says so. */
export async function changeDesign(wish: Exclude<Wish, { kind: 'generate' }>, making: Making): Promise<void> {
  if (storedAuth()) return order(wish, making);
  askSignIn(making, () => void order(wish, making));
}

/** Cancels a running drawing. */
export const cancelDesign = (job: Job, { language, show }: Making): Promise<void> =>
  cancelJob(job, { language, show, failed: wordsOf(language, 'generation').cancelFailed.title });
