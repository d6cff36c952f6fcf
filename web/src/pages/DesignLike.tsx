import { useQueryClient } from '@tanstack/react-query';
import type { Design } from '../../../contract/src/designs.ts';
import { useLikeState } from '../api/likes.ts';
import { LikeButton } from '../ui/LikeButton.tsx';
import { press } from '../ui/toast.ts';
import { useLanguage, useWords } from '../words.ts';
import { useFrame } from './frame-context.ts';

type Props = { design: Pick<Design, 'id' | 'name' | 'likeCount'>; className?: string };

/** The heart of a design; what a press does is fetched with the first one. */
export function DesignLike({ design, className }: Props) {
  const words = useWords('designs');
  const { noAnswer } = useWords('frame');
  const language = useLanguage();
  const queries = useQueryClient();
  const { signIn } = useFrame();
  const state = useLikeState('likes.mine', design);
  const like = async () => {
    const { likeDesign } = await import('../features/likes/like-design.ts');
    await likeDesign(design.id, { queries, language, from: state, signIn });
  };
  return (
    <LikeButton
      liked={state.isLiked}
      count={state.likeCount}
      label={words.like(design.name)}
      countLabel={words.likes(state.likeCount)}
      onPress={() => press(like, noAnswer)}
      className={className}
    />
  );
}
