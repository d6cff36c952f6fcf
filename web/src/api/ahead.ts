import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EndpointName } from '../../../contract/src/addresses.ts';
import { storedAuth } from '../stored/auth.ts';
import { keyOf, queryOf, readAnswer, type Call } from './client.ts';
import { pagesQuery, readPage } from './paged.ts';

/** The answer that was asked for ahead of the page (`ask-ahead.ts`), once; nothing where there is none, or it is somebody else's. */
function takeAhead(name: EndpointName): Promise<Response> | undefined {
  const { uid, answers } = globalThis.askedAhead ?? { uid: '', answers: {} };
  const answer = answers[name];
  delete answers[name];
  return uid === storedAuth()?.user.uid ? answer : undefined;
}

/** What was asked for ahead where it came and is no refusal, else the call itself, made now. */
const readAhead = async <T>(
  ahead: Promise<Response>,
  read: (response: Response) => Promise<T>,
  ask: () => Promise<T>,
): Promise<T> => {
  const response = await ahead.catch(() => undefined);
  return response?.ok ? read(response) : ask();
};

/** Puts what was asked for ahead where these calls of the page will look for it. */
function adoptAhead(queries: QueryClient, calls: readonly Call[]): void {
  for (const one of calls) {
    const ahead = takeAhead(one.name);
    if (!ahead) continue;
    const paged = pagesQuery(one);
    if (one.paged)
      void queries.prefetchInfiniteQuery({
        ...paged,
        queryFn: context => readAhead(ahead, readPage, () => paged.queryFn(context)),
      });
    else
      void queries.prefetchQuery({
        queryKey: keyOf(one),
        queryFn: context => readAhead(ahead, readAnswer, () => queryOf(one).queryFn(context)),
      });
  }
}

/**
 * Takes over what was asked for ahead of these calls, as soon as somebody is known to be signed in and before the calls are made. Not
 * earlier: the server rendered nobody's things, and answers that are there already while its page is taken over would not be the same.
 */
export function useAhead(isSignedIn: boolean, calls: () => readonly Call[]): void {
  const queries = useQueryClient();
  const [isTaken, setTaken] = useState(false);
  if (!isSignedIn || isTaken) return;
  setTaken(true);
  adoptAhead(queries, calls());
}
