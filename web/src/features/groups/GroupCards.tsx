import { Link } from 'wouter';
import type { ListedGroup } from '../../../../contract/src/groups.ts';
import type { Pages } from '../../api/use-pages.ts';
import { monthAndDay } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import shirt from '../../ui/art/shirt-white.svg?no-inline';
import { ArtworkThumb } from '../../ui/Thumb.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState, LoadFailed, MorePages, Skeleton } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { useLanguage, useWords } from '../../words.ts';

/** The last day that entries are taken: the closing moment is the midnight after it. */
export const lastDayOf = ({ closesAt }: { closesAt: string }): string =>
  new Date(Date.parse(closesAt) - 1).toISOString();

/** The profile's group orders, the newest first. */
export function GroupCards({ groups }: { groups: Pages<ListedGroup> }) {
  const words = useWords('groupOwner');
  const language = useLanguage();
  const { items, error, retry } = groups;
  if (items === undefined)
    return error ? (
      <LoadFailed text={words.listFailed} retryLabel={words.retry} onRetry={retry} />
    ) : (
      <Skeleton className="h-thumb" />
    );
  if (items.length === 0)
    return (
      <EmptyState
        title={words.none}
        text={words.noneText}
        picture={shirt}
        action={<LinkButton href={paths.community()}>{words.start.toGallery}</LinkButton>}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-3">
        {items.map(group => (
          <li key={group.code}>
            <Link
              href={paths.group(group.code, 'list')}
              className="flex items-center gap-4 rounded-card border border-line bg-white p-3 hover:border-ink-3"
            >
              <ArtworkThumb src={group.pictureUrl} alt="" />
              <span className="flex min-w-0 flex-1 flex-col gap-1">
                <span className="flex items-start justify-between gap-3">
                  <span className="line-clamp-2 min-w-0 font-semibold">{group.designName}</span>
                  <Badge tone={group.state === 'open' ? 'good' : 'quiet'} className="shrink-0">
                    {words.states[group.state]}
                  </Badge>
                </span>
                <span className="flex flex-wrap gap-x-4 text-ink-2">
                  {words.card(group.entries, group.pieces)}
                  {group.state === 'open' && <span>{words.until(monthAndDay(lastDayOf(group), language))}</span>}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <MorePages list={groups} labels={words} />
    </div>
  );
}
