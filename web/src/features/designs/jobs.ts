import { ApiError, send } from '../../api/client.ts';
import type { Language } from '../../../../domain/src/languages.ts';
import type { Job } from '../../../../contract/src/designs.ts';
import { errorText } from '../../api/error-text.ts';
import type { PublicConfig } from '../../../../contract/src/rendering.ts';
import { toast } from '../../ui/toast.ts';
import { paths } from '../../paths.ts';
import type { WordsOf } from '../../words.ts';
import { type Screen, refusedWords, sayLeaveOut } from './generation.ts';

type WishKey = {
  /** The key of a wish: the one it had before, as long as no answer came. */
  of: (wish: string) => string;
  /** Forgets the key, unless this error says that no answer came. */
  answered: (error?: unknown) => void;
};

/** The same wish sent again after no answer came keeps its key, so that it is drawn and charged once; an answered one is forgotten. */
export function keepWishKey(): WishKey {
  let unanswered: { wish: string; key: string } | undefined;
  return {
    of(wish) {
      if (unanswered?.wish !== wish) unanswered = { wish, key: crypto.randomUUID() };
      return unanswered.key;
    },
    answered(error) {
      if (error === undefined || (error instanceof ApiError && error.status > 0)) unanswered = undefined;
    },
  };
}

type Cancelling<State> = {
  language: Language;
  show: (change: (before: State) => State) => void;
  /** What is said where it could not be cancelled. */
  failed: string;
};

/** Cancels a running job; its end is told by whoever follows it. */
export async function cancelJob<State extends { kind: string }>(
  job: Job,
  { language, show, failed }: Cancelling<State>,
): Promise<void> {
  const mark = (cancelling: boolean) =>
    show(before => (before.kind === 'working' ? { ...before, cancelling } : before));
  mark(true);
  try {
    await send('designs.cancelJob', { params: { id: job.id } });
  } catch (error) {
    mark(false);
    toast({ title: failed, description: errorText(error, language), tone: 'bad' });
  }
}

type GenerationWords = WordsOf<'generation'>;

type Texts = {
  words: GenerationWords;
  place: Screen;
  imageProvider: PublicConfig['imageProvider'];
  errorText: (error: unknown) => string;
};

const bad = (message: Parameters<typeof toast>[0]) => toast({ ...message, tone: 'bad' });
/** The way from too few credits to more. */
export const buyLink = (label: string) => ({ label, href: paths.profile({ step: 'credits' }) });

/** Whose limit it is: the company's that draws, or the shop's own. */
const limitOf = ({ rateLimit }: GenerationWords, provider: Texts['imageProvider']): string =>
  provider ? rateLimit.description(provider.name, provider.perMinute) : rateLimit.shop;

/** Says why a design could not be started (S1 §8, Generation). */
export function toastRefusal(error: unknown, { words, place, imageProvider, errorText }: Texts): void {
  const { status = 0, code = '', message = '' } = error instanceof ApiError ? error : {};
  const refused = refusedWords(error, '');
  if (status === 402 || message.includes('Insufficient credits'))
    bad({ ...words.insufficientCredits[place], link: buyLink(words.buyCredits) });
  else if (refused) bad({ title: words.failed.title, description: sayLeaveOut(words, refused) });
  else if (code === 'too_many_jobs') bad({ title: words.rateLimit.title, description: words.rateLimit.ours });
  else if (status === 429 || message.includes('rate limit'))
    bad({ title: words.rateLimit.title, description: limitOf(words, imageProvider) });
  else if (code === 'instruction_unclear' || code === 'instruction_done')
    bad({ title: words.notChanged, description: errorText(error) });
  else if (code === 'prompt_refused' || status === 0 || status === 503)
    bad({ title: words.failed.title, description: errorText(error) });
  else bad(words.failed);
}

/** Says how a job ended that brought no design. */
export function toastEnd({ state, code, error }: Job, words: GenerationWords): void {
  const hasReason = state === 'refused' || code === 'studio_resting';
  if (state === 'cancelled') toast(words.cancelled);
  else bad(hasReason && error ? { title: words.failed.title, description: error } : words.failed);
}
