import fc from 'fast-check';
import { expect, test } from 'vitest';
import { xml } from './xml.ts';

test.each([
  ['a & b', 'a &amp; b'],
  ['<b>', '&lt;b&gt;'],
  [']]>', ']]&gt;'],
  [`"it's"`, '&quot;it&#39;s&quot;'],
  ['\u0000\u0008\u000b\u001f\uFFFE\uFFFF', ''],
  ['\uD83D half', ' half'],
  ['बाघ 🐯\t\n', 'बाघ 🐯\t\n'],
])('%j is written as %j', (text, written) => expect(xml(text)).toBe(written));

test('whatever the text, nothing of it is markup, and nothing is unwritable', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), text => {
      const written = xml(text);
      expect(written).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
      expect(written).not.toMatch(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u);
    }),
  ));
