import { jsonInHtml } from '../state.ts';

/** What the page is about, for search engines: a schema.org object as a data block, which no browser runs. */
export const JsonLd = ({ data }: { data: object }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInHtml(data) }} />
);
