import type { Language } from '../../../../domain/src/languages.ts';
import { shareLink } from '../../lib/share.ts';
import { toast } from '../../ui/toast.ts';
import { loadWords, wordsOf } from '../../words.ts';

/** Shares the page of a collection, or copies its address and says so (S1 §8; S2 §8). */
export async function shareCollection(link: { title: string; url: string }, language: Language): Promise<void> {
  const [outcome] = await Promise.all([shareLink(link), loadWords(language, ['collectionToasts'])]);
  const words = wordsOf(language, 'collectionToasts');
  if (outcome === 'copied') toast(words.copied);
  if (outcome === 'failed') toast({ title: words.copyFailed, tone: 'bad' });
}
