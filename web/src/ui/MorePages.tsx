import { Button } from './Button.tsx';

type Props = {
  list: { hasMore: boolean; loadingMore: boolean; loadMore: () => void };
  labels: { more: string; loading: string };
};

/** The end of a list behind the sign-in: a button that adds its next page. A public list ends with ShowMore, a link. */
export const MorePages = ({ list, labels }: Props) =>
  list.hasMore && (
    <Button tone="secondary" busy={list.loadingMore} onClick={list.loadMore} className="self-center">
      {list.loadingMore ? labels.loading : labels.more}
    </Button>
  );
