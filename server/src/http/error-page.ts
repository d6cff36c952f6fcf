import { ERRORS, type ErrorCode } from '../../../contract/src/errors.ts';
import { words } from '../../../words/src/en/errors.ts';

/** What the shop's error screen says (S2 §2); the sentence of the code stands between. */
const TITLE = 'Something went wrong';
const ADVICE = 'Please refresh the page to continue.';

/**
 * A page for a browser that asked for one while it cannot be rendered: the database is away, or a fault of ours. It needs no
 * script, style or picture, so it also works where those cannot be served.
 */
export function errorPage(code: ErrorCode, requestId: string, headers: Record<string, string>): Response {
  const box = 'max-width:32rem;margin:15vh auto 0;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#1b1a2b';
  const link =
    'display:inline-block;padding:.75rem 1.5rem;border-radius:6px;background:#c23127;color:#fff;font-weight:600;text-decoration:none';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${TITLE}</title></head><body style="margin:0;background:#fbf7f0"><main style="${box}"><h1>${TITLE}</h1><p>${words[code]}</p><p>${ADVICE}</p><p><a href="" style="${link}">Refresh Page</a></p><p style="color:#67637a;font-size:.875rem">${requestId}</p></main></body></html>`;
  return new Response(html, {
    status: ERRORS[code],
    headers: { ...headers, 'cache-control': 'no-store', 'retry-after': '2' },
  });
}
