import { useLocation } from 'wouter';
import { prefixOf } from '../../../../domain/src/languages.ts';
import { paths } from '../../paths.ts';
import { ChipLink } from '../../ui/Tabs.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { useLanguage, useWords } from '../../words.ts';
import type { CollectionFilter as Filter } from './filter.ts';

/** Search and type of the list, both in its address: a form and links, so they work without script too. */
export function CollectionFilter({ types, search, type }: Filter & { types: readonly string[] }) {
  const words = useWords('collectionList');
  const { kindName } = useWords('collections');
  const language = useLanguage();
  const [, navigate] = useLocation();
  const chip = (one: string | undefined, label: string) => (
    <li key={label}>
      <ChipLink href={paths.collections({ search, type: one })} chosen={one?.toLowerCase() === type?.toLowerCase()}>
        {label}
      </ChipLink>
    </li>
  );
  return (
    <div className="flex flex-col gap-4">
      <SearchBox
        search={search}
        action={`${prefixOf(language)}${paths.collections()}`}
        others={{ type }}
        onFind={(next, o) => navigate(paths.collections({ search: next, type }), o)}
        labels={words}
      />
      {types.length > 1 && (
        <nav aria-label={words.typesLabel}>
          <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
            {chip(undefined, words.allTypes)}
            {types.map(one => chip(one, kindName(one)))}
          </ul>
        </nav>
      )}
    </div>
  );
}
