/**
 * Who may import whom (docs/architecture.md, Rooms). A rule per folder; where two match, oxlint takes the later one whole,
 * so each rule is built from what its outer folders forbid.
 */
type Override = { files: string[]; rules: Record<string, unknown> };

/** Features of the server with a front door `<noun>/<noun>.ts`. */
const NOUNS = [
  'accounts',
  'admin',
  'alerts',
  'audit',
  'cart',
  'catalog',
  'collections',
  'coupons',
  'credits',
  'designs',
  'pictures',
  'sharing',
  'likes',
  'mail',
  'moderation',
  'exceptions',
  'figures',
  'orders',
  'payments',
  'invoices',
  'production',
  'support',
  'groups',
  'privacy',
  'returns',
  'settings',
  'consents',
  'notifications',
];
const VENDORS = [
  'nodemailer',
  '@aws-sdk/**',
  'sharp',
  '@resvg/**',
  'better-auth',
  'better-auth/**',
  'oidc-provider',
  'pino',
  'pdfkit',
  'fontkit',
];
const SQL = ['drizzle-orm', 'drizzle-orm/**', 'pg'];

function room(files: string[], message: string, group: string[]): Override {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] } };
}

const NOT_SERVER = ['**/web/**', '**/standins/**', '**/e2e/**', '**/bench/**'];
const NO_ARTIST = ['**/artist/**'];
const ABOVE_FEATURES = [
  '**/app.ts',
  '**/main.ts',
  '**/context.ts',
  '**/configured.ts',
  '**/workers.ts',
  '**/open-shop.ts',
  '**/standins.ts',
];
const BELOW_FEATURES = [...NOT_SERVER, ...NO_ARTIST, '**/features/**', ...ABOVE_FEATURES];
/** What a feature may see of the server: db, jobs, three files of http, ports, the front doors of others, its own files. */
const FEATURE = [
  '../*/*',
  ...NOUNS.map(noun => `!../${noun}/${noun}.ts`),
  '!../../**',
  ...NOT_SERVER,
  ...NO_ARTIST,
  ...ABOVE_FEATURES,
  '**/config/**',
  '**/http/*',
  '!**/http/handle.ts',
  '!**/http/refused.ts',
  '!**/http/keyset.ts',
  '!**/http/rate-limit.ts',
  '!**/http/file-route.ts',
  '**/adapters/*/*',
  '!**/adapters/*/port.ts',
  '**/*.store.ts',
  '!./*.store.ts',
  '**/*.routes.ts',
  '!./*.routes.ts',
  '**/*.jobs.ts',
  '!./*.jobs.ts',
  ...VENDORS,
];
const NOT_WEB = [
  '**/server/**',
  '**/standins/**',
  '**/e2e/**',
  '**/bench/**',
  'zod',
  'zod/**',
  '**/artist/**',
  '!**/artist/src/garment/shade.ts',
];

export default {
  plugins: ['import', 'typescript', 'react', 'unicorn', 'oxc', 'node'],
  categories: { correctness: 'error' },
  ignorePatterns: [
    'dist',
    'dist-builds',
    'data',
    'node_modules',
    '**/planted/**',
    'server/src/db/migrations',
    'artist/assets',
  ],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'no-restricted-globals': 'off',
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
    'unicorn/filename-case': 'off',
    // Refusing control characters means naming them.
    'no-control-regex': 'off',
    'unicorn/no-useless-spread': 'off',
  },
  overrides: [
    {
      files: ['**/*.tsx'],
      rules: { 'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }] },
    },
    {
      files: [
        '**/*.test.*',
        'e2e/**',
        'domain/testing/**',
        'server/testing/**',
        'words/src/**',
        'artist/src/**/rows*.ts',
        'artist/src/house/**',
        'artist/src/figures/things/**',
        'server/seeds/**',
        'scripts/**',
      ],
      rules: { 'max-lines-per-function': 'off', 'max-lines': 'off' },
    },
    room(['domain/src/**', 'words/src/**'], 'domain and words import nothing but their own files', [
      '*',
      '!vitest',
      '!fast-check',
      '!./*.ts',
      '!../*/*.ts',
      '!./*/*.ts',
      '**/server/**',
      '**/web/**',
      '**/contract/**',
      '**/artist/**',
    ]),
    room(['artist/src/**'], 'the artist imports domain alone', [
      '**/contract/**',
      '**/server/**',
      '**/web/**',
      '**/standins/**',
      '**/words/**',
      'node:http*',
      'node:net',
      'hono',
      'hono/**',
      ...SQL,
    ]),
    room(['artist/src/garment/shade.ts'], 'the browser runs this file too: no Node, no packages', [
      'node:*',
      'sharp',
      '@resvg/**',
      'harfbuzzjs',
      'culori',
      'svgpath',
      '**/server/**',
      '**/web/**',
    ]),
    room(['contract/src/**'], 'contract imports domain and zod', [
      '*',
      '!vitest',
      '!./*.ts',
      '!zod',
      '!../../domain/src/*.ts',
    ]),
    room(['standins/**'], 'a stand-in is a program of its own', [
      '**/server/**',
      '**/web/**',
      '**/contract/**',
      '**/domain/**',
      '**/artist/**',
      '**/words/**',
    ]),
    room(['server/src/**'], 'server imports neither web nor stand-ins, and the artist only through its adapters', [
      ...NOT_SERVER,
      ...NO_ARTIST,
    ]),
    room(['server/src/config/**'], 'config imports nothing of the server', [
      ...BELOW_FEATURES,
      '**/db/**',
      '**/http/**',
      '**/jobs/**',
      '**/adapters/**',
    ]),
    room(['server/src/db/**'], 'db is below features', BELOW_FEATURES),
    room(
      ['server/src/http/**', 'server/src/jobs/**'],
      'http and jobs are below features and know no vendor and no SQL',
      [...BELOW_FEATURES, ...VENDORS],
    ),
    room(['server/src/adapters/**'], 'adapters are below features', BELOW_FEATURES),
    room(
      [
        ...['documents', 'images', 'press'].map(port => `server/src/adapters/${port}/artist.ts`),
        'server/src/adapters/artist/**',
      ],
      'these adapters reach the artist',
      [...NOT_SERVER, '**/features/**', ...ABOVE_FEATURES],
    ),
    room(
      ['server/src/features/**'],
      'a feature reaches db, jobs, http/{handle,refused,keyset,rate-limit,file-route}, ports, and others through their front door',
      [...FEATURE, ...SQL],
    ),
    room(['server/src/features/**/*.store.ts'], 'a store is SQL: tables, and nothing above its feature', FEATURE),
    room(['server/src/features/**/*.test.ts', 'server/src/**/*.test.ts'], 'server tests import neither web nor e2e', [
      '**/web/**',
      '**/e2e/**',
    ]),
    room(['web/src/**'], 'web imports neither server, stand-ins nor schemas', NOT_WEB),
    room(['web/src/features/**'], 'features of the web do not import each other; a page passes one into another', [
      '../*/**',
      '!../../*/**',
      '!../../*.ts',
      ...NOT_WEB,
      '**/pages/**',
      '**/pages.ts',
    ]),
    room(['web/src/api/**', 'web/src/stored/**'], 'below features', [...NOT_WEB, '**/pages/**', '**/features/**']),
    room(['web/src/ui/**'], 'ui knows nothing of shirts', [
      ...NOT_WEB,
      '**/pages/**',
      '**/features/**',
      '**/api/**',
      '**/stored/**',
      '**/contract/**',
    ]),
    room(['web/src/lib/**'], 'lib imports domain and its own files', [
      '*',
      '!vitest',
      '!./*.ts',
      '!../../../domain/src/*.ts',
    ]),
    {
      files: ['server/src/**', 'domain/src/**', 'contract/src/**', 'artist/src/**', 'web/src/**'],
      rules: { 'node/no-process-env': ['error'] },
    },
    { files: ['server/src/config/env.ts', '**/*.test.ts', 'web/src/**'], rules: { 'node/no-process-env': 'off' } },
  ] as Override[],
};
