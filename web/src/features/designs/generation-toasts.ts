import type { Job } from '../../../../contract/src/designs.ts';
import { ApiError } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import type { WordsOf } from '../../words.ts';
import type { Place } from './generation.ts';
import { refusedWords, sayLeaveOut } from './refused-words.ts';

type GenerationWords = WordsOf<'generation'>;

type Texts = { words: GenerationWords; place: Place; imageProvider: string; errorText: (error: unknown) => string };

const bad = (message: Parameters<typeof toast>[0]) => toast({ ...message, tone: 'bad' });
/** The way from too few credits to more. */
export const buyLink = (label: string) => ({ label, href: paths.profile({ step: 'credits' }) });

/** Says why a design could not be started (S1 §8, Generation). */
export function toastRefusal(error: unknown, { words, place, imageProvider, errorText }: Texts): void {
  const { status = 0, code = '', message = '' } = error instanceof ApiError ? error : {};
  const refused = refusedWords(error, '');
  if (status === 401) bad(words.loginRequired[place]);
  else if (status === 402 || message.includes('Insufficient credits'))
    bad({ ...words.insufficientCredits[place], link: buyLink(words.buyCredits) });
  else if (refused) bad({ title: words.failed.title, description: sayLeaveOut(words, refused) });
  else if (code === 'too_many_jobs') bad({ title: words.rateLimit.title, description: words.rateLimit.ours });
  else if (status === 429 || message.includes('rate limit'))
    bad({ title: words.rateLimit.title, description: words.rateLimit.description(imageProvider) });
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
