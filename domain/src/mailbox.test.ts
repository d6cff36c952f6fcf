import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldMailbox } from './mailbox.ts';

test.each([
  ['asha@example.com', 'asha@example.com'],
  ['  Asha@Example.COM ', 'asha@example.com'],
  ['asha+shirts@example.com', 'asha@example.com'],
  ['asha+a+b@example.com', 'asha@example.com'],
  ['+tag@example.com', '+tag@example.com'],
  ['a.s.h.a@example.com', 'a.s.h.a@example.com'],
  ['a.s.h.a@gmail.com', 'asha@gmail.com'],
  ['A.sha+x@GoogleMail.com', 'asha@gmail.com'],
  ['.@gmail.com', '.@gmail.com'],
  ['asha@example.com.', 'asha@example.com'],
  ['as\u200bha@example.com', 'asha@example.com'],
  ['\uff21sha\uff0bx@example.com', 'asha@example.com'],
  ['asha@b\u00fccher.example', 'asha@xn--bcher-kva.example'],
  ['asha@B\u00dcCHER.example', 'asha@xn--bcher-kva.example'],
  ['asha@xn--bcher-kva.example', 'asha@xn--bcher-kva.example'],
  ['\u0906\u0936\u093e@\u0909\u0926\u093e\u0939\u0930\u0923.example', '\u0906\u0936\u093e@xn--p1b6ci4b4b3a.example'],
  ['nobody', 'nobody'],
  ['', ''],
])('%j is the mailbox %j', (email, mailbox) => expect(foldMailbox(email)).toBe(mailbox));

test('the mailboxes of two people are two', () => {
  const people = ['asha@example.com', 'ashb@example.com', 'asha@example.org', 'a.sha@example.com'];
  expect(new Set(people.map(foldMailbox)).size).toBe(4);
});

const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);
const host = fc.constantFrom(
  'gmail.com',
  'googlemail.com',
  'example.com',
  'b\u00fccher.example',
  '\u092e\u0947\u0932.example',
);

test('however its case, tag, blanks and invisible signs are changed, a mailbox stays one', () => {
  fc.assert(
    fc.property(
      word,
      fc.stringMatching(/^[a-z0-9+._-]{0,12}$/),
      host,
      fc.constantFrom('', ' ', '\u200b', '\u2060'),
      (name, tag, at, sign) => {
        const plain = foldMailbox(`${name}@${at}`);
        expect(foldMailbox(`${sign}${name.toUpperCase()}+${tag}${sign}@${at.toUpperCase()}${sign}`)).toBe(plain);
      },
    ),
  );
});

test('wherever dots stand in a name of Gmail, it is one mailbox', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), parts => {
      expect(foldMailbox(`${parts.join('.')}@gmail.com`)).toBe(`${parts.join('')}@gmail.com`);
      expect(foldMailbox(`${parts.join('.')}@example.com`)).toBe(`${parts.join('.')}@example.com`);
    }),
  );
});

test('folding twice is folding once, whatever the text', () => {
  const text = fc.string({ unit: 'binary', maxLength: 20 });
  const any = fc.oneof(
    text,
    fc.tuple(text, text).map(both => both.join('@')),
  );
  fc.assert(
    fc.property(any, email => {
      const once = foldMailbox(email);
      expect(foldMailbox(once)).toBe(once);
    }),
    { numRuns: 1000 },
  );
});
