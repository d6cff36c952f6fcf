import { createLook } from '../look.ts';

/** The look of the sign-in page, the shop's with what only this page has. The shop opens it in 500 x 600: all of it fits. */
export const look = createLook({
  notice: 'Demo sign-in. Nobody checks who you are.',
  ownStyle: `
main { max-width: 424px; padding: clamp(24px, 8vh - 24px, 72px) 16px 16px }
h1 { font: 800 28px/1.1 'Baloo 2', system-ui, sans-serif; margin-bottom: 8px; letter-spacing: -0.01em; text-wrap: balance }
p { color: var(--ink-2) }
.hint { margin-top: 16px }
.people { list-style: none; padding: 0; margin: 16px 0 0; display: grid; gap: 8px }
.person { width: 100%; justify-content: flex-start; gap: 12px; text-align: left; background: #fff; border-color: var(--line); line-height: 1.3; padding: 8px 12px }
.person small { display: block; font-size: 14px; font-weight: 400; color: var(--ink-3); overflow-wrap: anywhere }
.initials { flex: none; width: 36px; height: 36px; border-radius: 999px; display: grid; place-items: center; background: var(--cloth-2); color: var(--indigo); font-size: 14px }
.or { display: flex; align-items: center; gap: 12px; margin: 16px 0 8px; font-size: 14px; color: var(--ink-3) }
.or::before, .or::after { content: ''; flex: 1; border-top: 1px solid var(--line) }
label { display: block; font-size: 14px; font-weight: 600; margin-bottom: 4px }
input { font: inherit; width: 100%; min-height: 48px; padding: 8px 12px; border: 1px solid var(--ink-3); border-radius: 6px; background: #fff; color: var(--ink) }
input[aria-invalid] { border-color: var(--brick) }
.problem { font-size: 14px; color: var(--brick); margin-top: 4px }
.ways-on { display: flex; gap: 8px; margin-top: 12px }
.primary { flex: 1 }
.quiet { border-color: transparent; color: var(--ink-2) }
`,
});
