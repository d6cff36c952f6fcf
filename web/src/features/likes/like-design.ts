import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '../../../../domain/src/languages.ts';
import { ApiError, send } from '../../api/client.ts';
import { errorText } from '../../api/error-text.ts';
import { type LikeState, toggleLike } from '../../api/likes.ts';
import { storedAuth } from '../../stored/auth.ts';
import { toast } from '../../ui/toast.ts';
import { loadWords, wordsOf } from '../../words.ts';

/** Redirect delay after a like that needs a sign-in (S1 §9). */
const SIGN_IN_DELAY_MS = 1000;

type Press = {
  queries: QueryClient;
  language: Language;
  /** What is shown before the press. */
  from: LikeState;
  /** Opens the sign-in; `then` runs once somebody is signed in. */
  signIn: (then: () => void) => void;
};

/** Likes a design or takes the like back, at once, and says what S1 §8 says; a guest is asked to sign in, and the like is made then. */
export async function likeDesign(id: string, press: Press): Promise<void> {
  const { queries, language, from, signIn } = press;
  await loadWords(language, ['likes']);
  const words = wordsOf(language, 'likes');
  const askToSignIn = () => {
    toast({ ...words.loginRequired, tone: 'bad' });
    setTimeout(signIn, SIGN_IN_DELAY_MS, () => void likeDesign(id, { ...press, from: { ...from, isLiked: false } }));
  };
  if (!storedAuth()) return askToSignIn();
  try {
    const tell = (isLiked: boolean) => send('likes.toggle', { params: { id }, body: { isLiked } });
    const end = await toggleLike({ queries, likes: 'likes.mine', id, from, send: tell });
    if (end) toast({ title: end.isLiked ? words.added : words.removed });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return askToSignIn();
    const description =
      error instanceof ApiError && error.code === 'network' ? errorText(error, language) : words.failed.description;
    toast({ title: words.failed.title, description, tone: 'bad' });
  }
}
