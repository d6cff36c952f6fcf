import { useLocation } from 'wouter';
import { prefixOf } from '../../../../domain/src/languages.ts';
import { paths } from '../../paths.ts';
import { ChipLink } from '../../ui/Tabs.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { useLanguage, useWords } from '../../words.ts';
import type { CommunityQuery } from './community-query.ts';

/** Styles that stand as chips; the rest is found by search. */
const MOST_STYLES = 14;

/** Search, order and style of the gallery, all in its address: a form and links, so they work without script too. */
export function CommunityFilter({ styles, ...filter }: CommunityQuery & { styles: readonly string[] }) {
  const words = useWords('community');
  const { styleName } = useWords('designs');
  const language = useLanguage();
  const [, navigate] = useLocation();
  const { style, sort } = filter;
  const listed = styles.slice(0, MOST_STYLES);
  const shown = style === undefined || listed.includes(style) ? listed : [style, ...listed];
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SearchBox
          search={filter.search}
          action={`${prefixOf(language)}${paths.community()}`}
          others={{ style, sort }}
          onFind={(search, o) => navigate(paths.community({ ...filter, search }), o)}
          labels={words}
        />
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
