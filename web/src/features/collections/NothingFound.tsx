import { paths } from '../../paths.ts';
import shirt from '../../ui/art/shirt-white.svg?no-inline';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { useWords } from '../../words.ts';
import type { CollectionFilter } from './filter.ts';

/** No collections at all (S1 §2), or none that match: then the way back to all of them. */
export function NothingFound({ search, type }: CollectionFilter) {
  const words = useWords('collectionList');
  const { empty, kindName } = useWords('collections');
  if (!search && !type) return <EmptyState title={empty} picture={shirt} />;
  const of = type && kindName(type);
  const text = search && of ? words.nothingForIn(search, of) : search ? words.nothingFor(search) : words.nothingOf(of!);
  return (
    <EmptyState
      title={words.nothingTitle}
      text={text}
      picture={shirt}
      action={
        <LinkButton tone="secondary" href={paths.collections()}>
          {words.clear}
        </LinkButton>
      }
    />
  );
}
