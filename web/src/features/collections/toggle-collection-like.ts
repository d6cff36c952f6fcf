import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '../../../../domain/src/languages.ts';
import { ApiError, send } from '../../api/client.ts';
import { type LikeState, toggleLike } from '../../api/likes.ts';
import { storedAuth } from '../../stored/auth.ts';
import { toast } from '../../ui/toast.ts';
import { loadWords, wordsOf } from '../../words.ts';

type Toggle = {
  queries: QueryClient;
  language: Language;
  id: string;
  from: LikeState;
  onSignIn: (afterwards: () => void) => void;
};

/** Likes or unlikes a collection. A guest is asked to sign in first; the like follows after that (S2 §8). */
export async function toggleCollectionLike(toggle: Toggle): Promise<void> {
  const { queries, language, id, from, onSignIn } = toggle;
  await loadWords(language, ['collectionToasts']);
  const words = wordsOf(language, 'collectionToasts');
  const askToSignIn = () => {
    toast({ ...words.signInToLike, tone: 'bad' });
    onSignIn(() => void toggleCollectionLike({ ...toggle, from: { ...from, isLiked: false } }));
  };
  if (!storedAuth()) return askToSignIn();
  const sendLike = (isLiked: boolean) => send(isLiked ? 'collections.like' : 'collections.unlike', { params: { id } });
  try {
    await toggleLike({ queries, likes: 'likes.collections', id, from, send: sendLike });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) askToSignIn();
    else toast({ title: words.error, description: words.likeFailed, tone: 'bad' });
  }
}
