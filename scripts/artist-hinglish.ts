/** Hindi in Latin letters, as people type it: तितली → titli. */
const CONSONANTS: Record<string, string> = { क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n', ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h' }; // prettier-ignore
const SIGNS: Record<string, string> = { 'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au', 'ृ': 'ri', 'ॅ': 'e', 'ॉ': 'o' }; // prettier-ignore
const VOWELS: Record<string, string> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऋ: 'ri',
  ऑ: 'o',
};
/** Letters with a dot below (nukta). */
const DOTTED: Record<string, string> = { ड: 'd', ढ: 'dh', ज: 'z', फ: 'f', क: 'q', ख: 'kh', ग: 'g' };

type Sound = { consonant: string; vowel: string };

/** A word or phrase in Latin letters; undefined if it has an unknown sign. */
export function hinglish(text: string): string | undefined {
  const words = text.normalize('NFD').split(' ').map(wordOf); // prettier-ignore
  return words.includes(undefined) ? undefined : words.join(' ');
}

function wordOf(word: string): string | undefined {
  const sounds: Sound[] = [];
  for (const sign of word) {
    const last = sounds.at(-1);
    if (CONSONANTS[sign]) sounds.push({ consonant: CONSONANTS[sign], vowel: '~' });
    else if (VOWELS[sign]) sounds.push({ consonant: '', vowel: VOWELS[sign] });
    else if (SIGNS[sign] && last) last.vowel = SIGNS[sign];
    else if (sign === '्' && last) last.vowel = '';
    else if ((sign === 'ं' || sign === 'ँ') && last) sounds.push({ consonant: 'n', vowel: '' });
    else if (sign === '़' && last) last.consonant = DOTTED[letterOf(last.consonant)] ?? last.consonant;
    else return undefined;
  }
  return sounds.map(({ consonant, vowel }, at) => consonant + (vowel === '~' ? unwritten(sounds, at) : vowel)).join(''); // prettier-ignore
}

const letterOf = (latin: string): string => Object.keys(CONSONANTS).find(sign => CONSONANTS[sign] === latin) ?? '';

/** The vowel 'a' that Devanagari does not write: silent at the end of a word, and between a vowel and a consonant that has a vowel. */
function unwritten(sounds: readonly Sound[], at: number): string {
  if (at === sounds.length - 1) return sounds.length === 1 ? 'a' : '';
  const [before, next] = [sounds[at - 1], sounds[at + 1]!];
  return at > 0 && before!.vowel !== '' && next.vowel !== '' && next.vowel !== '~' ? '' : 'a';
}
