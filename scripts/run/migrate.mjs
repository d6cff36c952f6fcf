import { runChild } from './child.mjs';

/** Brings the configured database to this release. @param {string} node */
export const migrate = node => runChild(node, ['dist/app/migrate.mjs'], { env: { NODE_ENV: 'production' } });
