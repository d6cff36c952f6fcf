import type { FormEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Input } from '../../ui/controls.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { prefixOf, useLanguage, useWords } from '../../words.ts';
import type { CollectionFilter as Filter } from './filter.ts';

function SearchBox({ search, type }: Filter) {
  const words = useWords('collectionList');
  const language = useLanguage();
  const [, navigate] = useLocation();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new FormData(event.currentTarget).get('search');
    navigate(paths.collections({ search: String(asked).trim(), type }));
  };
  return (
    <form
      role="search"
      action={`${prefixOf(language)}${paths.collections()}`}
      onSubmit={find}
      className="flex w-full gap-2 md:max-w-form"
    >
      <Input
        type="search"
        name="search"
        key={search}
        defaultValue={search}
        aria-label={words.searchLabel}
        placeholder={words.searchPlaceholder}
        maxLength={100}
        enterKeyHint="search"
      />
      {type && <input type="hidden" name="type" value={type} />}
      <Button type="submit" tone="secondary" className="shrink-0 px-4!">
        <SearchIcon /> <span className="max-sm:sr-only">{words.search}</span>
      </Button>
    </form>
  );
}

/** On a phone the types are a row that scrolls: the chosen one comes into sight. */
const showChosen = (link: HTMLAnchorElement | null): void =>
  link?.scrollIntoView({ inline: 'center', block: 'nearest' });

/** Search and type of the list, both in its address: a form and links, so they work without script too. */
export function CollectionFilter({ types, ...filter }: Filter & { types: readonly string[] }) {
  const words = useWords('collectionList');
  const chosen = filter.type?.toLowerCase();
  const chip = (type: string | undefined, label: string) => {
    const isChosen = type?.toLowerCase() === chosen;
    return (
      <li key={label}>
        <Link
          href={paths.collections({ search: filter.search, type })}
          aria-current={isChosen || undefined}
          ref={isChosen && type ? showChosen : undefined}
          className={classNames(
            'target inline-flex items-center justify-center rounded-chip border px-4 py-2 font-medium whitespace-nowrap transition-colors',
            isChosen ? 'border-indigo bg-indigo text-white' : 'border-line bg-white hover:border-ink-3',
          )}
        >
          {label}
        </Link>
      </li>
    );
  };
  return (
    <div className="flex flex-col gap-4">
      <SearchBox key={filter.search} {...filter} />
      {types.length > 1 && (
        <nav aria-label={words.typesLabel}>
          <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
            {chip(undefined, words.allTypes)}
            {types.map(type => chip(type, words.typeName(type)))}
          </ul>
        </nav>
      )}
    </div>
  );
}
