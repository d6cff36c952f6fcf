import { accentOnDark } from '../../../../../domain/src/accent.ts';
import type { Language } from '../../../../../domain/src/languages.ts';
import type { Block, Goods, Letter, Sender, Sum } from './letter.ts';

/**
 * Cloth and ink as mail programs can show them: tables, inline styles, no pictures, no scripts, nothing fetched. Each style
 * stands inline for light screens; the classes turn it dark where the program says so.
 */
const FONT = "font-family:system-ui,-apple-system,'Segoe UI','Noto Sans','Noto Sans Devanagari',Arial,sans-serif";
const INK = `${FONT};color:#1b1a2b`;
const INK_2 = `${FONT};color:#4a4760`;
const LINE = 'border-top:1px solid #e4d9c8';
const WRAP = 'overflow-wrap:anywhere;word-break:break-word';

const darkStyles = (accent: string) => `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .cloth { background-color: #14131f !important }
  .sheet { background-color: #1f1d2e !important; border-color: #3a3750 !important }
  .ink { color: #fbf7f0 !important }
  .ink-2 { color: #cdc8dc !important }
  .link { color: #b3bdf5 !important }
  .line { border-color: #3a3750 !important }
  .brand { color: ${accent} !important; border-color: ${accent} !important }
  .quote { background-color: #2a283b !important }
}`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, sign => ESCAPES[sign]!);
const lines = (text: string): string => escape(text).replace(/\n/g, '<br>');

const table = (inner: string, attributes = ''): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${attributes}>${inner}</table>`;
const row = (inner: string, style: string, className = ''): string =>
  `<tr><td class="${className}" style="${style}">${inner}</td></tr>`;
const small = (text: string): string =>
  `<span class="ink-2" style="${INK_2};font-size:14px;line-height:1.5">${lines(text)}</span>`;

function blockHtml(block: Block, accent: string): string {
  switch (block.kind) {
    case 'text':
      return row(lines(block.text), `padding:0 0 16px;${INK};font-size:16px;line-height:1.5;${WRAP}`, 'ink');
    case 'facts':
      return block.rows.map(factHtml).join('');
    case 'quote':
      return row(
        `${small(block.label)}<div dir="auto" class="quote ink" style="margin-top:4px;padding:12px 16px;background-color:#f3ece0;border-radius:6px;${INK};font-size:16px;line-height:1.5;${WRAP}">${lines(block.text)}</div>`,
        'padding:0 0 16px',
      );
    case 'goods':
      return row(table(block.lines.map(goodsHtml).join('') + sumsHtml(block.sums)), 'padding:0 0 24px', '');
    case 'button':
      return row(buttonHtml(block, accent), 'padding:8px 0 24px');
  }
}

function buttonHtml({ label, href, isSecondary }: Extract<Block, { kind: 'button' }>, accent: string): string {
  const look = isSecondary
    ? 'padding:11px 23px;border:1px solid #67637a;color:#1b1a2b'
    : `padding:12px 24px;background-color:${accent};color:#ffffff`;
  const style = `display:inline-block;${look};border-radius:6px;${FONT};font-size:16px;font-weight:600;line-height:24px;text-decoration:none`;
  return `<a href="${escape(href)}"${isSecondary ? ' class="ink"' : ''} style="${style}">${escape(label)}</a>`;
}

/** Without a gap in thirty signs it is a number such as an order's, which fits a phone's line in small type alone. */
const LONG_NUMBER = /^\S{30,}$/;

function factHtml({ label, value }: { label: string; value: string }): string {
  const size = LONG_NUMBER.test(value) ? '14px' : '16px';
  return row(
    `${small(label)}<br>${lines(value)}`,
    `padding:0 0 16px;${INK};font-size:${size};line-height:1.4;${WRAP}`,
    'ink',
  );
}

function goodsHtml({ name, details, pieces, amount }: Goods): string {
  const text = `<strong dir="auto">${escape(name)}</strong><br>${small(`${details}\n${pieces}`)}`;
  return `<tr><td class="ink line" style="${LINE};padding:12px 12px 12px 0;${INK};font-size:16px;line-height:1.4;${WRAP}">${text}</td><td class="ink line" align="right" valign="top" style="${LINE};padding:12px 0;${INK};font-size:16px;line-height:1.4;white-space:nowrap">${escape(amount)}</td></tr>`;
}

const sumsHtml = (sums: readonly Sum[]): string => sums.map((sum, place) => sumHtml(sum, place === 0)).join('');

function sumHtml({ label, amount, isTotal }: Sum, isFirst: boolean): string {
  const hasLine = isFirst || isTotal;
  const type = isTotal ? `${INK};font-size:18px;font-weight:700` : `${INK_2};font-size:14px`;
  const style = `${hasLine ? `${LINE};padding:12px 0 8px` : 'padding:0 0 8px'};${type}`;
  const className = `${isTotal ? 'ink' : 'ink-2'}${hasLine ? ' line' : ''}`;
  return `<tr><td class="${className}" style="${style};${WRAP}">${escape(label)}</td><td class="${className}" align="right" style="${style};white-space:nowrap">${escape(amount)}</td></tr>`;
}

function footerHtml(letter: Letter, { operator, url }: Sender): string {
  const link = (href: string, text: string) =>
    `<a class="link" href="${escape(href)}" style="color:#2b3a8c">${escape(text)}</a>`;
  const address = `${lines(operator.name)}<br>${lines(operator.address)}<br>${link(`mailto:${operator.email}`, operator.email)}, ${escape(operator.phone)}<br>${link(url, new URL(url).host)}`;
  const end = letter.unsubscribe ? ` ${link(letter.unsubscribe.href, letter.unsubscribe.label)}` : '';
  return row(
    `${escape(letter.reason)}${end}<br><br>${address}`,
    `padding:20px 24px 24px;${INK_2};font-size:14px;line-height:1.5;${WRAP}`,
    'ink-2',
  );
}

/** A letter in the shop's frame, as a whole HTML document. Everything that is not markup of ours is escaped. */
export function letterHtml(letter: Letter, language: Language, sender: Sender): string {
  const { accent } = sender;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><title>${escape(letter.subject)}</title><style>${darkStyles(accentOnDark(accent))}</style>`;
  const heading = `<h1 class="ink" style="margin:0;${INK};font-size:26px;font-weight:800;line-height:1.25;${WRAP}">${escape(letter.heading)}</h1>`;
  const sheet = [
    row(
      escape(sender.name),
      `padding:20px 24px 12px;${FONT};font-size:22px;font-weight:800;line-height:1.1;color:${accent};border-bottom:6px dotted ${accent}`,
      'brand',
    ),
    row(heading, 'padding:24px 24px 16px'),
    row(table(letter.blocks.map(block => blockHtml(block, accent)).join('')), 'padding:0 24px'),
    row('', `${LINE};font-size:0;line-height:0`, 'line'),
    footerHtml(letter, sender),
  ].join('');
  const body = table(
    `<tr><td align="center" style="padding:16px 8px">${table(sheet, ' class="sheet" style="max-width:600px;background-color:#ffffff;border:1px solid #e4d9c8;border-radius:14px;border-collapse:separate"')}</td></tr>`,
    ' class="cloth" style="background-color:#fbf7f0"',
  );
  return `<!doctype html><html lang="${language}"><head>${head}</head><body class="cloth" style="margin:0;padding:0;background-color:#fbf7f0;-webkit-text-size-adjust:100%"><div style="display:none;max-height:0;overflow:hidden">${escape(letter.preview)}</div>${body}</body></html>`;
}
