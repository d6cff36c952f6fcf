import type { DehydratedState } from '@tanstack/react-query';
import type { PublicConfig } from '../../contract/src/rendering.ts';

/** What the server hands the browser as a JSON data block (#state). */
export type PageState = {
  /** The answers that the page was rendered with. */
  queries: DehydratedState;
  /** The path that was answered with 404, so that the browser shows the same page. */
  missing?: string;
  config: PublicConfig;
};

/** JSON that may stand inside a script element. */
export const jsonInHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
