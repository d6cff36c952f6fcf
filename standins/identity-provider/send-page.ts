import type { ServerResponse } from 'node:http';
import { look } from './page-style.ts';

/**
 * The headers of every page; `formTargets` as in a look's policy. No Cross-Origin-Opener-Policy: a popup must keep the
 * window that opened it.
 */
export function pageHeaders(formTargets: string[] = []): Record<string, string> {
  return {
    'content-security-policy': look.policy(formTargets),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
}

/** Sends a page; its forms may lead to this program and to `formTargets`. */
export function sendPage(response: ServerResponse, status: number, html: string, formTargets: string[] = []): void {
  response.writeHead(status, {
    ...pageHeaders(formTargets),
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
  });
  response.end(html);
}
