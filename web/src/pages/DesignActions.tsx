import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Design } from '../../../contract/src/designs.ts';
import { useLikeState } from '../api/likes.ts';
import { LikeButton } from '../ui/LikeButton.tsx';
import { runOnClick } from '../ui/toast.ts';
import { useLanguage, useWords } from '../words.ts';
import { useFrame } from './frame-context.ts';
import { shareDesign } from '../features/designs/share-design.ts';
import { useDesignUrl } from '../features/designs/use-design-url.ts';
import { paths } from '../paths.ts';
import { Button, LinkButton, QUIET_LINK } from '../ui/Button.tsx';
import { BrushIcon, ShareIcon } from '../ui/icons.tsx';

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
      onPress={() => runOnClick(like, noAnswer)}
      className={className}
    />
  );
}

type DesignActionsProps = { design: Design; onReport: () => void };

/** What else one can do with a design: like, share, start from it, report it. */
export function DesignActions({ design, onReport }: DesignActionsProps) {
  const words = useWords('detail');
  const language = useLanguage();
  const url = useDesignUrl()(design);
  const text = words.shareText(design.name, url);
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-2">
        <DesignLike design={design} />
        <Button
          tone="secondary"
          onClick={() => void shareDesign({ title: design.name, url }, language)}
          className="px-4!"
        >
          <ShareIcon /> {words.share}
        </Button>
        <LinkButton tone="secondary" href={paths.studio({ remix: design.id })} className="grow px-4!">
          <BrushIcon /> {words.remix}
        </LinkButton>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={QUIET_LINK}
        >
          {words.whatsApp}
        </a>
        <Link href={paths.startGroup({ design: design.id })} className={QUIET_LINK}>
          {words.group}
        </Link>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onReport}
          className="target text-sm text-ink-3 underline-offset-4 hover:underline"
        >
          {words.report}
        </button>
      </div>
    </div>
  );
}
