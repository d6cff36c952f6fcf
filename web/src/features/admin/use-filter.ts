import { useLocation, useSearch } from 'wouter';
import { type AdminTab, paths } from '../../paths.ts';

/** What a page's list is filtered by: it stands in the address, so that it can be linked, reloaded and left by going back. */
export function usePageFilter<Name extends string>(
  names: readonly Name[],
  leadTo: (query: Partial<Record<Name, string | undefined>>) => string,
): {
  filter: Partial<Record<Name, string>>;
  set: (change: Partial<Record<Name, string | undefined>>, o?: { replace: boolean }) => void;
} {
  const asked = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const said = names.map(name => [name, asked.get(name)] as const).filter(([, value]) => value);
  const filter = Object.fromEntries(said) as Partial<Record<Name, string>>;
  const set = (change: Partial<Record<Name, string | undefined>>, o = { replace: false }) =>
    navigate(leadTo({ ...filter, ...change }), o);
  return { filter, set };
}

/** What a tab's list is filtered by (use-filter.ts). */
export const useFilter = <Name extends string>(tab: AdminTab, names: readonly Name[]) =>
  usePageFilter(names, query => paths.admin({ tab, ...query }));
