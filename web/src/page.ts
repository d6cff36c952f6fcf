import type { ComponentType } from 'react';
import type { EndpointName } from '../../contract/src/addresses.ts';
import type { Answer } from '../../contract/src/api.ts';
import type { Access } from '../../domain/src/access.ts';
import type { Call } from './api/client.ts';
import type { Noun } from './words.ts';

/** What stood in an address where a page's path has ':name', by that name. */
export type PathParams = Readonly<Record<string, string>>;

export type PageModule = { default: ComponentType<{ params: PathParams }> };
export type Page = {
  /** Without the language's prefix; ':name' takes one part. */
  path: string;
  /** The source file, by which the server finds the page's chunks in the manifest. */
  file: string;
  load: () => Promise<PageModule>;
  /** What the page needs of the public API: fetched on the server before it is rendered, and ahead of a click in the browser. */
  calls?: (params: PathParams, query: URLSearchParams) => Call[];
  /** What it needs beyond, once those have answered; the server fetches it, in the browser the page asks for it itself. */
  followUps?: (params: PathParams, answered: <N extends EndpointName>(one: Call<N>) => Answer<N> | undefined) => Call[];
  /** A call that answers 404 to the public is left to the browser, which asks as the signed-in person. */
  mayBePrivate?: boolean;
  /** The words it renders with; those of the frame come with every page. */
  words: readonly Noun[];
  /** Who the page is for. The page itself asks for the sign-in; public HTML is the same for everybody. */
  access: Access;
};
