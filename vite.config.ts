import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** With one style sheet and no list of chunks, Vite's own way to import() has nothing to load ahead, and is 1 KiB on every page. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: id => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = load => load();' : undefined),
};

/** What the table of pages says for the server and the tests alone is not sent to every visitor. */
const pagesForBrowsers: Plugin = {
  name: 'pages-for-browsers',
  enforce: 'pre',
  transform: (code, id, options) =>
    /\/web\/src\/(admin-)?pages\.ts$/.test(id) && !options?.ssr
      ? { code: code.replaceAll(/^ {2,4}(file|access): '[^']*',$/gm, ''), map: null }
      : undefined,
};

/** The words of every page, and the list of the English ones; in the first group the language. */
const WORDS_OF_EVERY_PAGE = /words(?:.src.(\w+).(?:frame|designs|collections)|-(en))\.ts/;

/** The browser's files; `npm run dev` uses the same configuration in middleware mode. */
export default defineConfig({
  plugins: [tailwindcss(), react(), plainImports, pagesForBrowsers],
  publicDir: 'web/public',
  appType: 'custom',
  // React has had it since 18: wouter brings a copy for older ones.
  resolve: {
    alias: [
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      { find: /^\.\/mutationCache\.js$/, replacement: `${import.meta.dirname}/web/src/api/no-mutations.ts` },
    ],
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    // The server names a page's chunks in its head, and links fetch theirs ahead: Vite's own list would cost every page 1 KiB.
    modulePreload: false,
    rolldownOptions: {
      input: ['web/src/entry-browser.tsx', 'web/src/page-views.ts'],
      output: {
        // Nothing compresses a hash, and home names dozens of them: 42 bits tell one release's file from another's.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // Whatever the first load needs stands in one, and what many pages use in another; so do the words of every page. Each
            // chunk more costs a slow phone a task and a request.
            { name: 'entry', test: /entry-browser/ },
            { name: 'shop', test: /(web|domain|contract).src/, minShareCount: 44 },
            // What home shares with other pages, and what those share among themselves.
            { name: 'cards', test: /web.src.ui.(Badge|Price|Picture)\.tsx|ui.art.shirt-black/ },
            {
              name: 'parts',
              test: /web.src.(ui.(Field|EmptyState|Dialog|Switch|Thumb|art.plain-shirt)|api.use-pages|lib.(format|print-places)|stored.pending-order|features.catalog.use-catalog)\b|domain.src.(catalog|policies)\.ts/,
            },
            { name: 'orders', test: /web.src.(features.orders|lib.status-tone)|domain.src.carriers/, minShareCount: 2 },
            {
              debugName: 'words',
              name: id => `words-${WORDS_OF_EVERY_PAGE.exec(id)?.slice(1).join('')}`,
              test: WORDS_OF_EVERY_PAGE,
            },
          ],
        },
      },
    },
  },
});
