import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { useAnswer } from '../api/use-endpoint.ts';
import { CommunityFilter } from '../features/designs/CommunityFilter.tsx';
import { communityQuery } from '../features/designs/community-query.ts';
import { paths } from '../paths.ts';
import { useWords } from '../words.ts';
import { CommunityList } from './CommunityList.tsx';
import { PageHead } from './PageHead.tsx';

/** /community: the whole public gallery, with search, style and order in the address (rulings, Pages). */
export default function Community() {
  const words = useWords('community');
  const { styleName } = useWords('designs');
  const styles = useAnswer('designs.styles').map(({ style }) => style);
  const search = useSearch();
  const filter = communityQuery(new URLSearchParams(search));
  const known = styles.find(style => style === filter.style);
  const title = known === undefined ? words.title : words.titleOf(styleName(known));
  return (
    <main className="mx-auto flex w-full max-w-page flex-1 flex-col gap-6 px-4 py-8">
      <PageHead title={title} description={words.description} path={paths.community({ style: known })} />
      <header>
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-2 text-lg text-ink-2">{words.lead}</p>
      </header>
      <CommunityFilter styles={styles} {...filter} />
      <Suspense>
        <CommunityList search={search} />
      </Suspense>
    </main>
  );
}
