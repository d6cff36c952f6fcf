import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '../../../../domain/src/languages.ts';
import { ApiError, send } from '../../api/client.ts';
import { type LikeState, pressLike } from '../../api/likes.ts';
import { storedAuth } from '../../stored/auth.ts';
import { toast } from '../../ui/toast.ts';
import { loadWords, wordsOf } from '../../words.ts';

type Press = {
  queries: QueryClient;
  language: Language;
  id: string;
  from: LikeState;
  onSignIn: (afterwards: () => void) => void;
};

/** Turns the like of a collection round; who is not signed in is asked to, and then likes it (S2 §8). */
export async function pressCollection(press: Press): Promise<void> {
  const { queries, language, id, from, onSignIn } = press;
  await loadWords(language, ['collectionToasts']);
  const words = wordsOf(language, 'collectionToasts');
  const askToSignIn = () => {
    toast({ ...words.signInToLike, tone: 'bad' });
    onSignIn(() => void pressCollection({ ...press, from: { ...from, isLiked: false } }));
  };
  if (!storedAuth()) return askToSignIn();
  const sendLike = (isLiked: boolean) => send(isLiked ? 'collections.like' : 'collections.unlike', { params: { id } });
  try {
    await pressLike({ queries, likes: 'likes.collections', id, from, send: sendLike });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) askToSignIn();
    else toast({ title: words.error, description: words.likeFailed, tone: 'bad' });
  }
}
