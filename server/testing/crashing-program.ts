import { logCrashes } from '../src/log-crashes.ts';
import { makeLog } from '../src/log.ts';

/* A process that ends as the word says, with a text in what is thrown: log-canary.test.ts reads what it prints. */
const [kind, text] = process.argv.slice(2);
logCrashes(makeLog('warn'));
if (kind === 'unhandledRejection') void Promise.reject(new Error(`Lost "${text}"`));
else
  setTimeout(() => {
    throw Object.assign(new Error('Failed query'), { query: 'select $1', params: [text] });
  });
