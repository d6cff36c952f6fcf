import type { Block, Goods, Letter, Sender, Sum } from './letter.ts';

/** A letter as plain text, for mail programs that show no HTML and for people who prefer it. */
export function letterText(letter: Letter, sender: Sender): string {
  const { operator } = sender;
  const ending = letter.unsubscribe ? [`${letter.unsubscribe.label}: ${letter.unsubscribe.href}`] : [];
  return [
    letter.heading,
    ...letter.blocks.map(blockText),
    ['--', letter.reason, ...ending, operator.name, operator.address, `${operator.email}, ${operator.phone}`]
      .concat(sender.url)
      .join('\n'),
  ].join('\n\n');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'facts':
      return block.rows.map(({ label, value }) => fact(label, value)).join('\n');
    case 'quote':
      return `${block.label}:\n${block.text.replace(/^/gm, '> ')}`;
    case 'goods':
      return [...block.lines.map(goodsText), block.sums.map(sumText).join('\n')].join('\n\n');
    case 'button':
      return `${block.label}:\n${block.href}`;
  }
}

const fact = (label: string, value: string): string =>
  value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`;

const goodsText = ({ name, details, pieces, amount }: Goods): string => `${name}\n${details}\n${pieces}: ${amount}`;

const sumText = ({ label, amount }: Sum): string => `${label}: ${amount}`;
