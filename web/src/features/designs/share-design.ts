import type { Language } from '../../../../domain/src/languages.ts';
import { shareLink } from '../../lib/share.ts';
import { toast } from '../../ui/toast.ts';
import { loadWords, wordsOf } from '../../words.ts';

/** Shares a design's address, by the device's own sharing or by a copied link, and says so (S1 §8; S2 §8). */
export async function shareDesign(link: { title: string; url: string }, language: Language): Promise<void> {
  // At once: browsers share and copy only on a press.
  const end = await shareLink(link);
  await loadWords(language, ['detail']);
  const words = wordsOf(language, 'detail');
  if (end === 'copied') toast(words.copied);
  if (end === 'failed') toast({ title: words.copyFailed(link.url), tone: 'bad' });
}
