import { createHash } from 'node:crypto';

/** How the pages of one stand-in look. */
export type Look = {
  /** A whole page; `title` is plain text, `main` is markup. */
  page(title: string, main: string): string;
  /**
   * The pages' content security policy. `formTargets` are the origins to which a form's answer may redirect the
   * browser, which the form-action rule governs as well.
   */
  policy(formTargets: string[]): string;
};

/** What every stand-in's pages are made of: cloth and ink, as in the shop. */
const STYLE = `
:root { --cloth: #fbf7f0; --cloth-2: #f3ece0; --line: #e4d9c8; --ink: #1b1a2b; --ink-2: #4a4760; --ink-3: #67637a;
  --madder: #c23127; --indigo: #2b3a8c; --turmeric: #f2a71b; --leaf: #2b7348; --brick: #a8201a; color-scheme: light }
* { box-sizing: border-box; margin: 0 }
html { background: var(--cloth); color: var(--ink); font: 16px/1.5 system-ui, 'Noto Sans', 'Noto Sans Devanagari', sans-serif; -webkit-text-size-adjust: 100% }
body { min-height: 100vh; display: flex; flex-direction: column }
main { width: 100%; margin: 0 auto; flex: 1 }
.border { display: block; width: 100%; height: 16px; color: var(--madder) }
.notice { background: var(--turmeric); text-align: center; font-size: 14px; padding: 8px 16px }
.hint { font-size: 14px; color: var(--ink-3); text-wrap: pretty }
button, .button { font: inherit; font-weight: 600; min-height: 48px; padding: 8px 16px; border-radius: 6px; border: 1px solid var(--ink-3); background: transparent; color: var(--ink);
  cursor: pointer; display: inline-flex; align-items: center; justify-content: center; text-decoration: none; transition: background-color 150ms ease-out }
button:hover, .button:hover { background: var(--cloth-2) }
.primary { background: var(--madder); border-color: var(--madder); color: #fff }
.primary:hover { background: #a5271e }
:focus-visible { outline: 3px solid var(--indigo); outline-offset: 2px }
@media (prefers-reduced-motion: reduce) { button, .button { transition: none } }
`;

/** The block-print border: one motif, repeated. */
const BORDER = `<svg class="border" aria-hidden="true"><defs><pattern id="motif" width="32" height="16" patternUnits="userSpaceOnUse">
<path d="M16 2c3 3 3 8 0 12c-3-4-3-9 0-12zM16 14c-4 0-8-2-9-6c4 0 8 2 9 6zM16 14c4 0 8-2 9-6c-4 0-8 2-9 6z" fill="currentColor"/><circle cx="0" cy="8" r="2" fill="currentColor"/><circle cx="32" cy="8" r="2" fill="currentColor"/>
</pattern></defs><rect width="100%" height="16" fill="url(#motif)"/></svg>`;

/** The look of a stand-in: `notice` (plain text) heads each page, `ownStyle` is the CSS of what only its pages have. */
export function createLook({ notice, ownStyle }: { notice: string; ownStyle: string }): Look {
  const style = STYLE + ownStyle;
  const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;
  return {
    page(title, main) {
      return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${style}</style></head><body>
<header class="notice">${escape(notice)}</header>
<main>${main}</main>${BORDER}</body></html>`;
    },
    policy(formTargets) {
      const forms = ["'self'", ...formTargets].join(' ');
      return `default-src 'none'; style-src '${styleHash}'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`;
    },
  };
}

/** Text made safe for markup and for attribute values in double quotes. */
export function escape(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, sign => names[sign]!);
}
