import { createHash } from 'node:crypto';

/** The page's whole style: cloth and ink, as in the shop. */
const STYLE = `
:root { --cloth: #fbf7f0; --cloth-2: #f3ece0; --line: #e4d9c8; --ink: #1b1a2b; --ink-2: #4a4760; --ink-3: #67637a;
  --madder: #c23127; --indigo: #2b3a8c; --turmeric: #f2a71b; --leaf: #2b7348; --brick: #a8201a; color-scheme: light }
* { box-sizing: border-box; margin: 0 }
html { background: var(--cloth); color: var(--ink); font: 16px/1.5 system-ui, 'Noto Sans', 'Noto Sans Devanagari', sans-serif; -webkit-text-size-adjust: 100% }
body { min-height: 100vh; display: flex; flex-direction: column }
.border { display: block; width: 100%; height: 16px; color: var(--madder) }
.notice { background: var(--turmeric); text-align: center; font-size: 14px; padding: 8px 16px }
main { width: 100%; max-width: 440px; margin: 0 auto; padding: 32px 16px 48px; flex: 1 }
h1 { font-size: 18px; font-weight: 600; line-height: 1.3; color: var(--ink-2) }
.amount { font: 800 clamp(36px, 13vw, 52px)/1.1 'Baloo 2', system-ui, sans-serif; font-variant-numeric: tabular-nums; letter-spacing: -0.01em; margin: 4px 0 16px }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; font-size: 14px; padding: 12px 0; border-block: 1px solid var(--line) }
dt { color: var(--ink-3) }
dd { text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
fieldset { border: 0; padding: 0; margin: 24px 0 16px }
legend, .label { font-size: 14px; font-weight: 600; padding: 0; margin-bottom: 8px; display: block }
.modes { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px }
.modes label { display: flex; align-items: center; justify-content: center; gap: 8px; min-height: 48px; padding: 8px 4px; border: 1px solid var(--line);
  border-radius: 6px; background: #fff; font-size: 14px; line-height: 1.2; cursor: pointer }
.modes label:has(:checked) { border-color: var(--indigo); box-shadow: inset 0 0 0 1px var(--indigo); color: var(--indigo); font-weight: 600 }
input[type='radio'] { accent-color: var(--indigo); width: 16px; height: 16px; flex: none }
button, .button { font: inherit; font-weight: 600; min-height: 48px; padding: 8px 16px; border-radius: 6px; border: 1px solid var(--ink-3); background: transparent; color: var(--ink);
  cursor: pointer; display: inline-flex; align-items: center; justify-content: center; text-decoration: none; transition: background-color 150ms ease-out }
button:hover, .button:hover { background: var(--cloth-2) }
.primary { width: 100%; background: var(--madder); border-color: var(--madder); color: #fff; font-size: 18px; min-height: 56px }
.primary:hover { background: #a5271e }
:focus-visible { outline: 3px solid var(--indigo); outline-offset: 2px }
h2 { font-size: 16px; font-weight: 600; margin: 32px 0 4px }
.hint { font-size: 14px; color: var(--ink-3); text-wrap: pretty }
.endings { list-style: none; padding: 0; margin: 12px 0 0 }
.endings li { display: grid; grid-template-columns: 1fr 144px; gap: 4px 16px; align-items: center; padding: 12px 0; border-top: 1px solid var(--line) }
.endings button { width: 100%; padding-inline: 8px; white-space: nowrap }
.endings .label { margin-bottom: 4px; font: inherit }
select { font: inherit; font-size: 14px; min-height: 44px; width: 100%; padding: 8px; border: 1px solid var(--line); border-radius: 6px; background: #fff; color: var(--ink) }
.state { font-weight: 600; margin: 24px 0 }
.state.good { color: var(--leaf) }
.state.bad { color: var(--brick) }
@media (prefers-reduced-motion: reduce) { * { transition: none } }
`;

/** The style's hash for the page's content security policy. */
export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** The block-print border: one motif, repeated. */
const BORDER = `<svg class="border" aria-hidden="true"><defs><pattern id="motif" width="32" height="16" patternUnits="userSpaceOnUse">
<path d="M16 2c3 3 3 8 0 12c-3-4-3-9 0-12zM16 14c-4 0-8-2-9-6c4 0 8 2 9 6zM16 14c4 0 8-2 9-6c-4 0-8 2-9 6z" fill="currentColor"/><circle cx="0" cy="8" r="2" fill="currentColor"/><circle cx="32" cy="8" r="2" fill="currentColor"/>
</pattern></defs><rect width="100%" height="16" fill="url(#motif)"/></svg>`;

/** A whole page; `title` is plain text, `main` is markup. */
export function page(title: string, main: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${STYLE}</style></head><body>
<header class="notice">This is a demo payment page. No money moves.</header>
<main>${main}</main>${BORDER}</body></html>`;
}

/** Text made safe for markup and for attribute values in double quotes. */
export function escape(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, sign => names[sign]!);
}
