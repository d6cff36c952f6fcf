import { enableCompileCache } from 'node:module';
import path from 'node:path';

/*
 * What is compiled at one start is read at the next: a quarter of a second of a warm start. Beside the built programs, so that
 * a new build begins anew; where it cannot be written, Node compiles as it always does.
 */
if (path.basename(import.meta.dirname) === 'app') enableCompileCache(path.join(import.meta.dirname, '.compiled'));
const { runShop } = await import('./run-shop.ts');
await runShop();
