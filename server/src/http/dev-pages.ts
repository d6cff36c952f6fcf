import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Assets, PublicConfig, Render } from '../../../contract/src/rendering.ts';
import type { PageRenderer } from './pages.ts';

type DevPages = {
  render: PageRenderer;
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close: () => Promise<void>;
};
const ENTRY = '/web/src/entry-browser.tsx';
const PAGE_VIEWS = '/web/src/page-views.ts';

/** Pages straight from the sources, with hot reload (`npm run dev`). Vite is only loaded here. */
export async function devPages(configNow: () => PublicConfig): Promise<DevPages> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true },
    appType: 'custom',
    logLevel: 'warn',
    // Loaded by Node itself: Vite's own way writes a temporary file, which `node --watch` takes for a change of ours.
    configLoader: 'native',
  });
  const assets: Assets = {
    entry: ENTRY,
    pageViews: PAGE_VIEWS,
    styles: ['/web/src/styles.css?direct'],
    chunks: () => [],
    fonts: [],
  };
  return {
    middleware: (request, response, next) => vite.middlewares(request as never, response as never, next),
    async render(address, fetch) {
      const { render } = (await vite.ssrLoadModule('/web/src/entry-server.tsx')) as { render: Render };
      const page = await render(address, { fetch, assets, config: configNow() });
      return { ...page, html: await vite.transformIndexHtml(address, page.html) };
    },
    close: () => vite.close(),
  };
}
