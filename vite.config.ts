import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The browser's files; `npm run dev` uses the same configuration in middleware mode. */
export default defineConfig({
  plugins: [tailwindcss(), react()],
  publicDir: 'web/public',
  appType: 'custom',
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'web/src/entry-browser.tsx' },
  },
});
