import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanEmail, emailProblem, envelopeAddress, isEmail, likelyEmail } from './email.ts';

describe('an address that the mailer can send to', () => {
  test.each([
    ['asha@example.com', 'asha@example.com'],
    [' Asha.N+shirts@Example.CO.IN\n', 'asha.n+shirts@example.co.in'],
    ['asha\u200b@exam\u2060ple.com\ufeff', 'asha@example.com'],
    ['\u202aasha@example.com\u202c', 'asha@example.com'],
    ['ａｓｈａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'asha@example.com'],
    ["o'neil@example.com", "o'neil@example.com"],
    ['आशा@example.com'.replace('आशा', 'asha१'), 'asha1@example.com'],
    ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['asha@bücher.example', 'asha@xn--bcher-kva.example'],
  ])('"%s" is written to %s', (typed, envelope) => {
    expect(emailProblem(typed)).toBeUndefined();
    expect(envelopeAddress(typed)).toBe(envelope);
  });
});

describe('what is wrong with an address is said', () => {
  test.each([
    ['asha(x)@example.com', { fault: 'sign', sign: '(' }],
    ['[asha]@example.com', { fault: 'sign', sign: '[' }],
    ['"asha n"@example.com', { fault: 'blank' }],
    ['"asha"@example.com', { fault: 'sign', sign: '"' }],
    ['Asha<asha@example.com>', { fault: 'sign', sign: '<' }],
    ['asha,ravi@example.com', { fault: 'sign', sign: ',' }],
    ['asha@gmail,com', { fault: 'sign', sign: ',' }],
    ['asha@exa_mple.com', { fault: 'sign', sign: '_' }],
    ['asha@[127.0.0.1]', { fault: 'sign', sign: '[' }],
    ['asha@example.com;ravi@example.com', { fault: 'many_ats' }],
    ['asha@@example.com', { fault: 'many_ats' }],
    ['asha..n@example.com', { fault: 'dots' }],
    ['asha@gmail..com', { fault: 'dots' }],
    ['.asha@example.com', { fault: 'dots' }],
    ['asha.@example.com', { fault: 'dots' }],
    ['asha@example.com.', { fault: 'dots' }],
    ['asha n@example.com', { fault: 'blank' }],
    ['a\r\nBcc: x@y.in', { fault: 'blank' }],
    ['asha', { fault: 'no_at' }],
    ['not an address', { fault: 'no_at' }],
    ['', { fault: 'no_at' }],
    ['@example.com', { fault: 'no_name' }],
    ['asha@', { fault: 'no_domain' }],
    ['आशा@example.com', { fault: 'letters', sign: 'आ' }],
    ['asha@example', { fault: 'ending' }],
    ['asha@example.c', { fault: 'ending' }],
    ['asha@example.c0m', { fault: 'ending' }],
    ['asha@127.0.0.1', { fault: 'ending' }],
    ['asha@-example.com', { fault: 'ending' }],
    [`${'a'.repeat(65)}@example.com`, { fault: 'long' }],
    [`asha@${'a'.repeat(64)}.com`, { fault: 'ending' }],
    [`asha@${`${'a'.repeat(60)}.`.repeat(5)}com`, { fault: 'long' }],
  ])('"%s"', (typed, problem) => {
    expect(emailProblem(typed)).toEqual(problem);
    expect(isEmail(typed)).toBe(false);
    expect(envelopeAddress(typed)).toBeUndefined();
  });
});

test('what is kept of an address passes as it did, and is written to the same place', () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.emailAddress(),
        fc.string({ unit: 'grapheme' }).map(text => `a${text}@b${text}.in`),
      ),
      typed => {
        const kept = cleanEmail(typed);
        expect(emailProblem(kept)).toEqual(emailProblem(typed));
        expect(envelopeAddress(kept)).toBe(envelopeAddress(typed));
        if (isEmail(typed)) expect(envelopeAddress(typed)).toMatch(/^[!#-'*+\-./0-9=?^-~]{1,64}@[a-z0-9.-]{4,253}$/);
      },
    ),
  ));

describe('a likely slip is suggested', () => {
  test.each([
    ['asha@gmial.com', 'asha@gmail.com'],
    ['asha@gmail.con', 'asha@gmail.com'],
    ['asha@gmail,com', 'asha@gmail.com'],
    ['asha@gmail..com', 'asha@gmail.com'],
    ['Asha@gmailcom', 'asha@gmail.com'],
    ['asha@gmal.com', 'asha@gmail.com'],
    ['asha@yaho.co.in', 'asha@yahoo.co.in'],
    ['asha@redifmail.com', 'asha@rediffmail.com'],
  ])('%s: %s', (typed, meant) => expect(likelyEmail(typed)).toBe(meant));
  test.each([
    'asha@gmail.com',
    'asha@ymail.com',
    'asha@example.com',
    'asha@live.in',
    'asha',
    '@gmial.com',
    'a b@gmial.com',
  ])('%s has none', typed => expect(likelyEmail(typed)).toBeUndefined());
});
