import { createElement, Suspense, useDeferredValue } from 'react';
import { useLocation } from 'wouter';
import { viewOf } from './page-modules.ts';
import { match, notFound, type Page } from './pages.ts';
import type { PathParams } from './page.ts';
import { ErrorBoundary, ErrorScreen, isMissing } from './pages/ErrorBoundary.tsx';
import { useArrival } from './use-arrival.ts';
import { useLanguage } from './words.ts';

/** A path as the router gives it: '/a%20b' is '/a b'. */
function decoded(path: string | undefined): string | undefined {
  try {
    return path && decodeURI(path);
  } catch {
    return path;
  }
}

/** Renders a page of the table. */
function Shown({ page, params, path }: { page: Page; params: PathParams; path: string }) {
  const language = useLanguage();
  useArrival(path);
  return createElement(viewOf(page, language), { params });
}

/**
 * The page of the current address. The old page stays until chunk, words and data of the new one are there: the location is
 * deferred (wouter's is synchronous), and Suspense stands outside the boundary that is keyed by the path, or each navigation
 * would flash. `missing` is the path that the server answered with 404.
 */
export function PageView({ missing }: { missing: string | undefined }) {
  const [location] = useLocation();
  const path = useDeferredValue(location);
  const { page, params } = path === decoded(missing) ? { page: notFound, params: {} } : match(path);
  return (
    <Suspense fallback={<main aria-busy="true" className="flex-1" />}>
      <ErrorBoundary
        key={path}
        fallback={error =>
          isMissing(error) ? <Shown page={notFound} params={{}} path={path} /> : <ErrorScreen error={error} />
        }
      >
        <Shown page={page} params={params} path={path} />
      </ErrorBoundary>
    </Suspense>
  );
}
