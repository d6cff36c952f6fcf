import { withoutJoiners } from '../lib/without-joiners.ts';
import { jsonInHtml } from '../state.ts';

/**
 * What the page is about, for search engines: a schema.org object as a data block, which no browser runs. They read the server's
 * HTML: a page whose script has to be short makes the object there alone (`import.meta.env.SSR`), and gives nothing in the browser.
 */
export const JsonLd = ({ data }: { data: object | undefined }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: data ? withoutJoiners(jsonInHtml(data)) : '' }}
  />
);
