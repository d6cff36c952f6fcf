import { useQueryClient } from '@tanstack/react-query';
import { useLikeState } from '../../api/likes.ts';
import { LikeButton } from '../../ui/LikeButton.tsx';
import { runOnClick } from '../../ui/toast.ts';
import { useLanguage, useWords } from '../../words.ts';

type Props = {
  collection: { id: string; name: string; likeCount: number };
  /** Asks for the sign-in, and does something afterwards. */
  onSignIn: (afterwards: () => void) => void;
  className?: string;
};

/** The heart of a collection; what a press does is loaded with the first one. */
export function LikeCollection({ collection, onSignIn, className }: Props) {
  const words = useWords('collections');
  const language = useLanguage();
  const queries = useQueryClient();
  const from = useLikeState('likes.collections', collection);
  const { noAnswer } = useWords('frame');
  const like = async () => {
    const { toggleCollectionLike } = await import('./toggle-collection-like.ts');
    await toggleCollectionLike({ queries, language, id: collection.id, from, onSignIn });
  };
  return (
    <LikeButton
      liked={from.isLiked}
      count={from.likeCount}
      label={words.like(collection.name)}
      countLabel={words.likes(from.likeCount)}
      onPress={() => runOnClick(like, noAnswer)}
      {...(className === undefined ? {} : { className })}
    />
  );
}
