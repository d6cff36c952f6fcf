import { createLook } from './look.ts';

/** The look of the pay page, the shop's with what only this page has. */
export const look = createLook({
  notice: 'This is a demo payment page. No money moves.',
  ownStyle: `
main { max-width: 440px; padding: 32px 16px 48px }
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
.primary { width: 100%; font-size: 18px; min-height: 56px }
h2 { font-size: 16px; font-weight: 600; margin: 32px 0 4px }
.endings { list-style: none; padding: 0; margin: 12px 0 0 }
.endings li { display: grid; grid-template-columns: 1fr 144px; gap: 4px 16px; align-items: center; padding: 12px 0; border-top: 1px solid var(--line) }
.endings button { width: 100%; padding-inline: 8px; white-space: nowrap }
.endings .label { margin-bottom: 4px; font: inherit }
select { font: inherit; font-size: 14px; min-height: 44px; width: 100%; padding: 8px; border: 1px solid var(--line); border-radius: 6px; background: #fff; color: var(--ink) }
.state { font-weight: 600; margin: 24px 0 }
.state.good { color: var(--leaf) }
.state.bad { color: var(--brick) }
`,
});
