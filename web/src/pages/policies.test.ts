import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Language, LANGUAGE_KEYS } from '../../../domain/src/languages.ts';
import type { PublicConfig } from '../../../contract/src/rendering.ts';
import { type Block, factsOf, piecesOf, type PolicyText, withFacts } from '../features/policies/policy.ts';
import { MEMORY, nameAt } from '../features/policies/MemoryList.tsx';
import { match, notFound } from '../pages.ts';
import { loadWords, wordsOf } from '../words.ts';

const POLICIES = ['terms', 'privacy', 'refunds', 'shipping'] as const;
type Name = (typeof POLICIES)[number];
const PATHS: Record<Name, string> = {
  terms: '/terms-conditions',
  privacy: '/privacy-policy',
  refunds: '/refund-policy',
  shipping: '/shipping-return',
};
for (const language of LANGUAGE_KEYS) await loadWords(language, [...POLICIES, 'policies']);

const config: PublicConfig = {
  shopName: 'Shop',
  publicUrl: 'https://shop.example',
  demo: false,
  isOpen: true,
  signInProvider: 'Google',
  signsInByCode: true,
  payMethods: ['phonepe'],
  delivery: { fee: 60, freeFrom: null, days: { earliest: 4, latest: 12 }, notTo: [] },
  operator: {
    name: 'Operator & Co',
    address: '1 Street\n673001 Kozhikode',
    email: 'help@shop.example',
    phone: '+91 98765 43210',
    grievanceOfficer: 'Officer, Head of care',
  },
};
const policy = (language: Language, name: Name): PolicyText => wordsOf(language, name);
const textsIn = (block: Block): string[] => (typeof block === 'string' ? [block] : Object.values(block));
const textsOf = ({ title, lead, sections }: PolicyText): string[] => [
  title,
  lead,
  ...Object.values(sections).flatMap(one => [one.title, ...one.body.flatMap(textsIn)]),
];
const filled = (language: Language, name: Name, o: Partial<PublicConfig> = {}): string =>
  textsOf(policy(language, name))
    .map(text => withFacts(text, factsOf({ ...config, ...o }, wordsOf(language, 'policies'))))
    .join('\n');
const linksIn = (text: string): string[] => piecesOf(text).flatMap(piece => piece.href ?? []);
const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

describe.each(LANGUAGE_KEYS)('in %s', language => {
  test.each(POLICIES)('%s knows every name and figure it uses', name => {
    expect(filled(language, name)).not.toMatch(/[{}]|undefined/);
  });

  test.each(POLICIES)('the links of %s lead to pages and sections that exist', name => {
    for (const link of textsOf(policy(language, name)).flatMap(linksIn)) {
      const [path, anchor] = link.split('#') as [string, string | undefined];
      expect(match(path).page, link).not.toBe(notFound);
      const target = POLICIES.find(one => PATHS[one] === path);
      if (anchor !== undefined) expect(Object.keys(policy(language, target!).sections), link).toContain(anchor);
    }
  });

  test.each(POLICIES)('%s says the same in figures and links as the English one', name => {
    const [here, english] = [textsOf(policy(language, name)), textsOf(policy('en', name))];
    expect(here.map(text => namesIn(text).toSorted())).toEqual(english.map(text => namesIn(text).toSorted()));
    expect(here.map(text => linksIn(text).toSorted())).toEqual(english.map(text => linksIn(text).toSorted()));
  });

  // S2 §9 and rulings, Pages and texts.
  test.each<[Name, string[]]>([
    ['shipping', ['4-12', '3-5', '1-7', '₹60', '10 ', '3 ', 'Operator & Co', '+91 98765 43210']],
    ['refunds', ['5-7', '10 ', '3 ', '48 ', '12 ', 'Officer, Head of care']],
    ['terms', ['4-12', '₹60', '20 ', '48 ', 'Operator & Co', 'Officer, Head of care', 'help@shop.example', 'PhonePe']],
    ['privacy', ['90 ', '72 ', '48 ', '180', 'PhonePe', 'Google', 'Officer, Head of care']],
  ])('%s names %j', (name, expected) => {
    const text = filled(language, name);
    for (const one of expected) expect(text).toContain(one);
  });
});

describe.each(LANGUAGE_KEYS)('in %s, of taxes', language => {
  const priced = (o: Partial<PublicConfig> = {}) => filled(language, 'terms', o) + filled(language, 'shipping', o);
  const TAXES = /\btaxes\b|टैक्स/;
  test('a shop without a GSTIN says no word', () => expect(priced()).not.toMatch(TAXES));
  test('one that has it says that its prices include them', () => {
    const registered = { operator: { ...config.operator, gstin: '32AAAAA0000A1ZB' } };
    expect(priced(registered).match(new RegExp(TAXES, 'g'))).toHaveLength(2);
    expect(priced(registered)).not.toMatch(/ {2}/);
  });
});

test('the policies name who takes the money, by the ways to pay that are on', () => {
  const all = (payMethods: PublicConfig['payMethods']) =>
    LANGUAGE_KEYS.map(language => POLICIES.map(name => filled(language, name, { payMethods })).join('\n')).join('\n');
  expect(all(['phonepe'])).not.toContain('Razorpay');
  expect(all(['razorpay'])).not.toContain('PhonePe');
  expect(all(['razorpay', 'phonepe'])).toContain('through Razorpay or PhonePe');
  const byHand = all(['upi', 'cash']);
  expect(byHand).not.toMatch(/PhonePe|Razorpay/);
  expect(byHand).toContain('found the money at our bank. Where cash on delivery is offered');
  expect(byHand).toContain('need for it: the courier');
});

test('the privacy policy says where words are drawn', () => {
  expect(filled('en', 'privacy')).toContain('the shop’s own drawing program on the shop’s own server');
  const elsewhere = filled('en', 'privacy', { imageProvider: { name: 'OpenAI', perMinute: 5 } });
  expect(elsewhere).toContain('The image service OpenAI, which may process them outside India.');
  expect(elsewhere).not.toContain('own drawing program');
});

test('the privacy policy says who counts visits, and nothing of it where nobody does', () => {
  const alone = filled('en', 'privacy');
  expect(alone).toContain('few cookies and no trackers');
  expect(alone).not.toContain('stats.example');
  const counted = filled('en', 'privacy', {
    pageViews: { script: 'https://stats.example/a.js', host: 'stats.example' },
  });
  expect(counted).not.toContain('no trackers');
  expect(counted).toContain('If you agree to it, stats.example counts your visits');
  expect(counted).toContain('unless you agree that stats.example counts your visits');
});

test('the privacy policy lists every storage key of the code, and where it is kept', () => {
  const kept = globSync('web/src/**/*.ts')
    .filter(file => !file.endsWith('.test.ts') && !file.endsWith('stored/entry.ts'))
    .flatMap(file => readFileSync(file, 'utf8').match(/storedEntry(?:<[^(]*>)?\(\{[^]*?\n?\}\)/g) ?? [])
    .map(source => [
      /key: '([^']+)'/.exec(source)![1],
      source.includes("area: 'session'") ? 'sessionStorage' : 'localStorage',
    ]);
  const databases = globSync('web/src/**/*.ts')
    .flatMap(file => [...readFileSync(file, 'utf8').matchAll(/indexedDB\.open\('([^']+)'/g)])
    .map(([, name]) => [name, 'indexedDB']);
  const listed = Object.entries(MEMORY).filter(([, place]) => place !== 'cookie');
  expect(kept.length).toBeGreaterThan(8);
  expect(Object.fromEntries([...kept, ...databases])).toEqual(Object.fromEntries(listed));
  for (const language of LANGUAGE_KEYS)
    expect(Object.keys(wordsOf(language, 'policies').memory)).toEqual(Object.keys(MEMORY));
});

test('cookies stand in the privacy policy under the name that the browser of this shop has', () => {
  const named = (url: string) => (['chhaap_cart', 'chhaap_joining', 'better-auth', 'chhaap_visits', 'auth'] as const).map(name => nameAt(url, name)); // prettier-ignore
  expect(named('http://localhost:3000')).toEqual([
    'chhaap_cart',
    'chhaap_joining',
    'better-auth',
    'chhaap_visits',
    'auth',
  ]);
  expect(named('https://shop.example')).toEqual([
    '__Host-chhaap_cart',
    '__Host-chhaap_joining',
    '__Host-better-auth',
    'chhaap_visits',
    'auth',
  ]);
});

test.each([
  [
    'See [prices](/pricing), then [write](/contact#a-b).',
    ['See ', 'prices→/pricing', ', then ', 'write→/contact#a-b', '.'],
  ],
  ['No link [here] (/x)', ['No link [here] (/x)']],
  ['[evil](https://evil.example)', ['[evil](https://evil.example)']],
])('the pieces of %s', (text, expected) =>
  expect(piecesOf(text).map(({ text: words, href }) => (href ? `${words}→${href}` : words))).toEqual(expected),
);

test('an unknown name is a fault, not a text', () => expect(() => withFacts('{nobody}', {})).toThrow("'nobody'"));
