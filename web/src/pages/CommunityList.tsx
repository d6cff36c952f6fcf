import { Link } from 'wouter';
import type { Design } from '../../../contract/src/designs.ts';
import { useErrorText } from '../api/error-text.ts';
import { type Pages, usePages } from '../api/use-pages.ts';
import { communityParams, communityQuery } from '../features/designs/community-query.ts';
import { useRefetchWhile } from '../features/designs/use-refetch-while.ts';
import { paths } from '../paths.ts';
import shirt from '../ui/art/shirt-black.svg?no-inline';
import { Button, LinkButton, QUIET_LINK } from '../ui/Button.tsx';
import { EmptyState, Skeleton } from '../ui/EmptyState.tsx';
import { ShowMore, useNearEnd } from '../ui/ShowMore.tsx';
import { useWords } from '../words.ts';
import { DesignGallery } from './DesignGallery.tsx';

/** Cards of the first row on a phone, where each picture more in a hurry keeps the first one waiting. */
const FIRST_ROW = 2;
/** So many pages come by themselves; then one presses, or reaches the footer. */
const PAGES_IN_A_ROW = 5;

/** Nobody has made it yet: the words of the search are a start. */
function Nothing({ search, isFiltered }: { search: string | undefined; isFiltered: boolean }) {
  const words = useWords('community');
  return (
    <EmptyState
      title={search ? words.nothingFor(search) : words.nothingHere}
      picture={shirt}
      action={
        <>
          <LinkButton href={paths.studio(search ? { prompt: search } : {})}>{words.describeIt}</LinkButton>
          {isFiltered && (
            <Link href={paths.community()} className={QUIET_LINK}>
              {words.clear}
            </Link>
          )}
        </>
      }
    />
  );
}

/** The shape of the first cards, while they are fetched. */
const Waiting = () => (
  <div aria-busy="true" className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-6">
    {[1, 2, 3, 4, 5, 6, 7, 8].map(one => (
      <Skeleton key={one} className="aspect-square rounded-card" />
    ))}
  </div>
);

/** The next page: it comes by itself when the end of the list comes near, by a press, and without script as a link. */
function More({ list, href }: { list: Pages<Design>; href: string }) {
  const words = useWords('community');
  const count = list.items?.length ?? 0;
  const pages = Math.ceil(count / communityParams(new URLSearchParams()).limit);
  const comesByItself = !list.loadingMore && !list.error && pages % PAGES_IN_A_ROW !== 0;
  const end = useNearEnd(list.loadMore, count, comesByItself);
  return (
    <div ref={end}>
      <ShowMore href={href} onPress={list.loadMore} busy={list.loadingMore} labels={words} />
    </div>
  );
}

/** The designs that the query of an address asks for, page after page. */
export function CommunityList({ search }: { search: string }) {
  const words = useWords('community');
  const errorText = useErrorText();
  const query = new URLSearchParams(search);
  const filter = communityQuery(query);
  const isFiltered = (filter.search ?? filter.style) !== undefined;
  const params = communityParams(query);
  const list = usePages('designs.public', params, { keep: true });
  const { items, error, next } = list;
  useRefetchWhile(items?.some(design => !design.mockupUrl) ?? false, 'designs.public');
  const problem = error && (
    <p role="alert">
      {words.loadFailed} {errorText(error)}
    </p>
  );
  if (!items && !error) return <Waiting />;
  if (!items)
    return (
      <div className="flex flex-col items-start gap-4">
        {problem}
        <Button tone="secondary" onClick={list.retry}>
          {words.retry}
        </Button>
      </div>
    );
  const said = isFiltered && !next && !params.cursor ? words.found : words.shown;
  return (
    <div aria-busy={list.isOld || undefined} className="flex flex-col gap-6">
      <p role="status" className="text-sm text-ink-3 empty:hidden">
        {items.length > 0 && said(items.length)}
      </p>
      {params.cursor && (
        <Link href={paths.community(filter)} className={`${QUIET_LINK} self-start`}>
          {words.toStart}
        </Link>
      )}
      {items.length === 0 ? (
        <Nothing search={filter.search} isFiltered={isFiltered} />
      ) : (
        <DesignGallery designs={items} heading="h2" urgent={FIRST_ROW} />
      )}
      {problem}
      {next && <More list={list} href={paths.community({ ...filter, cursor: next })} />}
    </div>
  );
}
