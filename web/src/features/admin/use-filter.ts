import { useLocation, useSearch } from 'wouter';
import { paths, type AdminTab } from '../../paths.ts';

/** What a tab's list is filtered by: it stands in the address, so that it can be linked, reloaded and left by going back. */
export function useFilter<Name extends string>(
  tab: AdminTab | undefined,
  names: readonly Name[],
): {
  filter: Partial<Record<Name, string>>;
  set: (change: Partial<Record<Name, string | undefined>>, o?: { replace: boolean }) => void;
} {
  const asked = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const said = names.map(name => [name, asked.get(name)] as const).filter(([, value]) => value);
  const filter = Object.fromEntries(said) as Partial<Record<Name, string>>;
  const set = (change: Partial<Record<Name, string | undefined>>, o = { replace: false }) =>
    navigate(paths.admin({ ...(tab && { tab }), ...filter, ...change }), o);
  return { filter, set };
}
