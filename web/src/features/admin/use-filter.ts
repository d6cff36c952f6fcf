import { paths, type AdminTab } from '../../paths.ts';
import { usePageFilter } from './use-page-filter.ts';

/** What a tab's list is filtered by (use-page-filter.ts). */
export const useFilter = <Name extends string>(tab: AdminTab | undefined, names: readonly Name[]) =>
  usePageFilter(names, query => paths.admin({ ...(tab && { tab }), ...query }));
