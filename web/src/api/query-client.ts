import { QueryClient } from '@tanstack/react-query';

/** Never stale, never fetched again by itself, never tried again (S1 §9): what changed is invalidated by name. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: true,
      },
    },
  });
