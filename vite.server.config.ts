import { defineConfig } from 'vite';

/** `--mode pages` is what the server loads to render; `--mode programs` is what Node starts. */
const INPUTS: Record<string, Record<string, string>> = {
  pages: { 'entry-server': 'web/src/entry-server.tsx' },
  programs: {
    main: 'server/src/main.ts',
    audit: 'server/src/audit-books.ts',
    doctor: 'server/src/run-doctor.ts',
    backup: 'server/src/run-backup.ts',
    migrate: 'server/src/run-migrate.ts',
    'artist-worker': 'artist/src/worker.ts',
    'paper-worker': 'server/src/adapters/documents/paper-worker.ts',
    'upload-worker': 'server/src/adapters/uploads/worker.ts',
    'payment-gateway': 'standins/payment-gateway/main.ts',
    razorpay: 'standins/razorpay/main.ts',
    'identity-provider': 'standins/identity-provider/main.ts',
    'image-api': 'standins/image-api/main.ts',
    mailbox: 'standins/mailbox/main.ts',
  },
};

/** Native, or found by path at run time, or to be one and the same in both bundles. */
const EXTERNAL = [
  'sharp',
  '@resvg/resvg-js',
  'pino',
  'nodemailer',
  'pdfkit',
  'fontkit',
  'tinypool',
  'react',
  'react-dom',
  'pg-native',
  'vite',
];

/** Notes about a package's own style ('use client', eval); ours are shown. */
const OTHERS_CODE = /node_modules/;

/**
 * The running process keeps the text of what it was built of, and two bytes for each character of a file that holds one beyond
 * Latin-1, such as ₹: so without comments and with those characters escaped. Names and lines stay, by which a fault is found.
 */
const READABLE = { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } };

/** Everything bundled: read file by file, drizzle-orm alone costs half a second and 200 MB. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  build: {
    ssr: true,
    outDir: mode === 'pages' ? 'dist/server' : 'dist/app',
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: {
      input: INPUTS[mode],
      onLog: (level, log, tell) => OTHERS_CODE.test(log.message) || tell(level, log),
      output: {
        entryFileNames: mode === 'pages' ? '[name].js' : '[name].mjs',
        chunkFileNames: 'chunks/[name]-[hash].mjs',
        comments: false,
        minify: READABLE,
      },
    },
  },
  // The one file of css-tree: its many read tables from beside themselves, where a bundle has none.
  resolve: { alias: [{ find: /^css-tree$/, replacement: 'css-tree/dist/csstree.esm' }] },
  ssr: { noExternal: true, external: EXTERNAL },
}));
