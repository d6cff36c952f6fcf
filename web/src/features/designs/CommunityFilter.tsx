import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ChipLink } from '../../ui/ChipLink.tsx';
import { Input } from '../../ui/controls.tsx';
import { prefixOf, useLanguage, useWords } from '../../words.ts';
import type { CommunityQuery } from './community-query.ts';

/** A pause in typing: then the list follows. */
const PAUSE_MS = 400;
/** Styles that stand as chips; the rest is found by search. */
const MOST_STYLES = 14;

/** What stands in the search box: what is typed, and what the address says when that changes otherwise. */
function useSearchText({ search = '', ...filter }: CommunityQuery) {
  const [, navigate] = useLocation();
  const [text, setText] = useState(search);
  const asked = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (search === asked.current) return;
    asked.current = search;
    setText(search);
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const find = (next: string) => {
    clearTimeout(timer.current);
    if (next.trim() === asked.current) return;
    // Going back leads to the list before the search, not through each pause.
    const replace = asked.current !== '';
    asked.current = next.trim();
    navigate(paths.community({ ...filter, search: asked.current }), { replace });
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(find, PAUSE_MS, next);
  };
  return { text, type, find };
}

function SearchBox(filter: CommunityQuery) {
  const words = useWords('community');
  const language = useLanguage();
  const { text, type, find } = useSearchText(filter);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find(text);
  };
  return (
    <form
      role="search"
      action={`${prefixOf(language)}${paths.community()}`}
      onSubmit={submit}
      className="flex w-full gap-2 md:max-w-form"
    >
      <Input
        type="search"
        name="search"
        value={text}
        onChange={event => type(event.target.value)}
        aria-label={words.searchLabel}
        placeholder={words.searchPlaceholder}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
      />
      {filter.style && <input type="hidden" name="style" value={filter.style} />}
      {filter.sort && <input type="hidden" name="sort" value={filter.sort} />}
      <Button type="submit" tone="secondary" className="shrink-0 px-4!">
        {words.search}
      </Button>
    </form>
  );
}

/** Search, order and style of the gallery, all in its address: a form and links, so they work without script too. */
export function CommunityFilter({ styles, ...filter }: CommunityQuery & { styles: readonly string[] }) {
  const words = useWords('community');
  const { styleName } = useWords('designs');
  const { style, sort } = filter;
  const listed = styles.slice(0, MOST_STYLES);
  const shown = style === undefined || listed.includes(style) ? listed : [style, ...listed];
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SearchBox {...filter} />
        <nav aria-label={words.sortLabel} className="flex gap-2">
          <ChipLink href={paths.community({ ...filter, sort: undefined })} chosen={!sort}>
            {words.newest}
          </ChipLink>
          <ChipLink href={paths.community({ ...filter, sort: 'liked' })} chosen={sort === 'liked'}>
            {words.liked}
          </ChipLink>
        </nav>
      </div>
      {shown.length > 1 && (
        <nav aria-label={words.stylesLabel}>
          <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
            <li>
              <ChipLink href={paths.community({ ...filter, style: undefined })} chosen={!style}>
                {words.allStyles}
              </ChipLink>
            </li>
            {shown.map(one => (
              <li key={one}>
                <ChipLink href={paths.community({ ...filter, style: one })} chosen={one === style}>
                  {styleName(one)}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
