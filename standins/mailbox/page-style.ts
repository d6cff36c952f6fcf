import { createLook } from '../look.ts';

/** The look of the mailbox's pages, the shop's with what only they have. */
export const look = createLook({
  notice: 'Demo mailbox. Mails of this demo shop end here; none is sent to anybody.',
  ownStyle: `
main { max-width: 960px; padding: 24px 16px 48px }
h1 { font: 800 28px/1.15 'Baloo 2', system-ui, sans-serif; letter-spacing: -0.01em; overflow-wrap: anywhere }
a { color: var(--indigo) }
.search { display: flex; gap: 8px; align-items: end; margin: 16px 0 24px }
.search div { flex: 1; min-width: 0 }
label { display: block; font-size: 14px; font-weight: 600; margin-bottom: 4px }
input { font: inherit; width: 100%; min-height: 48px; padding: 8px 12px; border: 1px solid var(--ink-3); border-radius: 6px; background: #fff; color: var(--ink) }
.mails { list-style: none; padding: 0; border-top: 1px solid var(--line) }
.mails a { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 12px 8px; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none }
.mails a:hover { background: var(--cloth-2) }
.mails strong { overflow-wrap: anywhere; unicode-bidi: plaintext }
.mails time, .mails span { font-size: 14px; color: var(--ink-2) }
.mails span { grid-column: 1 / -1; overflow-wrap: anywhere }
.pages { display: flex; justify-content: space-between; margin-top: 16px }
.empty { padding: 48px 0; color: var(--ink-2) }
.back { display: inline-flex; align-items: center; min-height: 44px }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 16px 0; font-size: 14px }
dt { color: var(--ink-3) }
dd { margin: 0; overflow-wrap: anywhere; min-width: 0 }
.views { display: flex; flex-wrap: wrap; gap: 0 8px; border-bottom: 1px solid var(--line) }
.file { display: inline-block; padding: 13px 0; margin: -13px 0 }
.views a { min-height: 44px; display: inline-flex; align-items: center; padding: 0 12px; border-bottom: 4px solid transparent; font-weight: 600; color: var(--ink-2); text-decoration: none }
.views a[aria-current] { border-color: var(--madder); color: var(--ink) }
iframe { display: block; width: 100%; height: max(70vh, 640px); border: 1px solid var(--line); border-top: 0; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; border: 1px solid var(--line); border-top: 0; background: #fff; font: 14px/1.5 ui-monospace, monospace }
pre.plain { font-family: inherit; font-size: 16px }
@media (max-width: 480px) {
  .mails a { grid-template-columns: 1fr }
  .mails time { order: 1 }
  .views { gap: 0 }
  .views a { padding: 0 8px; font-size: 14px }
  iframe { width: calc(100% + 32px); margin-inline: -16px; border-inline: 0 }
}
`,
});
