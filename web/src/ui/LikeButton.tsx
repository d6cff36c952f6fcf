import { classNames } from './class-names.ts';
import { HeartIcon } from './icons.tsx';

type Props = {
  liked: boolean;
  /** Shown when it is not zero. */
  count: number;
  /** 'Like …': what is liked; whether it is, the pressed state says. */
  label: string;
  /** '3 likes', read out behind the label. */
  countLabel: string;
  onPress: () => void;
  className?: string;
};

/** A heart of 44 px that stays pressed, and how many pressed it. */
export const LikeButton = ({ liked, count, label, countLabel, onPress, className }: Props) => (
  <button
    type="button"
    aria-pressed={liked}
    aria-label={count === 0 ? label : `${label}, ${countLabel}`}
    title={label}
    onClick={onPress}
    className={classNames('like', liked ? 'text-madder' : 'text-ink-2', className)}
  >
    <HeartIcon className={liked ? 'size-icon fill-current' : 'size-icon'} />
    {count !== 0 && count}
  </button>
);
