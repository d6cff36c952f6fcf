import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** The pages' whole style: cloth and ink, as in the shop. */
const STYLE = `
:root { --cloth: #fbf7f0; --cloth-2: #f3ece0; --line: #e4d9c8; --ink: #1b1a2b; --ink-2: #4a4760; --ink-3: #67637a;
  --madder: #c23127; --indigo: #2b3a8c; --turmeric: #f2a71b; --brick: #a8201a; color-scheme: light }
* { box-sizing: border-box; margin: 0 }
html { background: var(--cloth); color: var(--ink); font: 16px/1.5 system-ui, 'Noto Sans', 'Noto Sans Devanagari', sans-serif; -webkit-text-size-adjust: 100% }
body { min-height: 100vh; display: flex; flex-direction: column }
.border { display: block; width: 100%; height: 16px; color: var(--madder) }
.notice { background: var(--turmeric); text-align: center; font-size: 14px; padding: 8px 16px }
main { width: 100%; max-width: 424px; margin: 0 auto; padding: clamp(24px, 8vh - 24px, 72px) 16px 16px; flex: 1 }
h1 { font: 800 28px/1.1 'Baloo 2', system-ui, sans-serif; margin-bottom: 8px; letter-spacing: -0.01em; text-wrap: balance }
p { color: var(--ink-2) }
.hint { font-size: 14px; color: var(--ink-3); margin-top: 16px }
.people { list-style: none; padding: 0; margin: 16px 0 0; display: grid; gap: 8px }
button { font: inherit; font-weight: 600; min-height: 48px; width: 100%; padding: 8px 16px; border-radius: 6px; border: 1px solid var(--ink-3); background: transparent; color: var(--ink);
  cursor: pointer; transition: background-color 150ms ease-out }
button:hover { background: var(--cloth-2) }
.person { display: flex; align-items: center; gap: 12px; text-align: left; background: #fff; border-color: var(--line); line-height: 1.3; padding: 8px 12px }
.person small { display: block; font-size: 14px; font-weight: 400; color: var(--ink-3); overflow-wrap: anywhere }
.initials { flex: none; width: 36px; height: 36px; border-radius: 999px; display: grid; place-items: center; background: var(--cloth-2); color: var(--indigo); font-size: 14px }
.or { display: flex; align-items: center; gap: 12px; margin: 8px 0 4px; font-size: 14px; color: var(--ink-3) }
.or::before, .or::after { content: ''; flex: 1; border-top: 1px solid var(--line) }
label { display: block; font-size: 14px; font-weight: 600; margin-bottom: 4px }
input { font: inherit; width: 100%; min-height: 48px; padding: 8px 12px; border: 1px solid var(--ink-3); border-radius: 6px; background: #fff; color: var(--ink) }
input[aria-invalid] { border-color: var(--brick) }
.problem { font-size: 14px; color: var(--brick); margin-top: 4px }
.primary { background: var(--madder); border-color: var(--madder); color: #fff; margin-top: 12px }
.primary:hover { background: #a5271e }
.cancel { margin-top: 4px }
.cancel button { border-color: transparent; color: var(--ink-2) }
:focus-visible { outline: 3px solid var(--indigo); outline-offset: 2px }
@media (prefers-reduced-motion: reduce) { * { transition: none } }
`;

/** The block-print border: one motif, repeated. */
const BORDER = `<svg class="border" aria-hidden="true"><defs><pattern id="motif" width="32" height="16" patternUnits="userSpaceOnUse">
<path d="M16 2c3 3 3 8 0 12c-3-4-3-9 0-12zM16 14c-4 0-8-2-9-6c4 0 8 2 9 6zM16 14c4 0 8-2 9-6c-4 0-8 2-9 6z" fill="currentColor"/><circle cx="0" cy="8" r="2" fill="currentColor"/><circle cx="32" cy="8" r="2" fill="currentColor"/>
</pattern></defs><rect width="100%" height="16" fill="url(#motif)"/></svg>`;

const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** The headers of every page. No Cross-Origin-Opener-Policy: a popup must keep the window that opened it. */
export const PAGE_HEADERS = toHeaders([]);

/** A whole page; `title` is plain text, `main` is markup. */
export function page(title: string, main: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${STYLE}</style></head><body>
<header class="notice">Demo sign-in. Nobody checks who you are.</header>
<main>${main}</main>${BORDER}</body></html>`;
}

/**
 * Sends a page. `formTargets` are the origins to which a form's answer may redirect the browser,
 * which the form-action rule governs as well.
 */
export function sendPage(response: ServerResponse, status: number, html: string, formTargets: string[] = []): void {
  response.writeHead(status, {
    ...toHeaders(formTargets),
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
  });
  response.end(html);
}

/** Text made safe for markup and for attribute values in double quotes. */
export function escape(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, sign => names[sign]!);
}

function toHeaders(formTargets: string[]): Record<string, string> {
  const forms = ["'self'", ...formTargets].join(' ');
  return {
    'content-security-policy': `default-src 'none'; style-src '${STYLE_HASH}'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
}
