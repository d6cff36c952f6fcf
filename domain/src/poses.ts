import { cleanLine } from './typed-text.ts';

/** Who names of this kind pose as. */
export type Pose = 'shop' | 'address';

/** Signs that are read as letters, and letters of other scripts that look like Latin ones. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i', '|': 'i', l: 'i' },
  ...{ а: 'a', в: 'b', е: 'e', ё: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', і: 'i' },
  ...{ ѕ: 's', ԁ: 'd', α: 'a', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ı: 'i' },
};

/** A word in small plain letters, so that two that look alike are alike ('l' and 'i' too); nasal signs and accents are left out. */
function fold(word: string): string {
  const plain = word
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}|़/gu, '');
  return [...plain].map(sign => LOOK_ALIKES[sign] ?? sign).join('');
}

/** Words by which people of a shop are known, folded; in a name that others read they say that somebody is one of them. */
const OF_STAFF: ReadonlySet<string> = new Set(
  (
    'admin admins administrator administrators moderator moderators official officials support helpdesk staff webmaster sysadmin ' +
    'customercare customerservice customersupport एडमिन प्रशासक मॉडरेटर आधिकारिक अधिकृत सपोर्ट हेल्पडेस्क स्टाफ ग्राहकसेवा कस्टमरकेयर'
  )
    .split(' ')
    .map(fold),
);
/** What may stand beside a shop's own name, where the whole is the shop still: 'Team Chhaap', 'The Chhaap Store'. */
const BESIDE_THE_SHOP: ReadonlySet<string> = new Set(
  'the team store shop care help service services india online com in co owner founder ceo security payments refunds orders delivery टीम दुकान स्टोर सेवा'
    .split(' ')
    .map(fold),
);
/** An address of the web or of a mailbox, also where the dot is written wide. Initials ('A.P.J.', 'M.Karthik') are none. */
const ADDRESS =
  /:\/\/|\bwww\.|@[\p{L}\p{N}-]+\.\p{L}|[\p{L}\p{N}]\.(?:com|in|net|org|co|io|app|shop|store|xyz|site|online|info|biz|me|ru|cn|tk|link|click|top|live|dev|example|test|invalid)\b(?!\.)/iu;

/** The words of a name, and each two that stand beside one another as one: 'customer care'. */
function wordsOf(name: string): string[] {
  const words = name.split(/[^\p{L}\p{M}\p{N}@$!|]+/u).filter(Boolean);
  return [...words, ...words.slice(1).map((word, at) => words[at]! + word), words.join('')].map(fold);
}

/**
 * Whether a name that others read says that somebody is the shop, or one of its people, or is an address that others would follow. Nothing
 * where it is a name like any other. `shop` is the shop's name: 'Chhaap' and 'Team Chhaap' are the shop, 'Ravi Chhaap' is somebody.
 */
export function poseOf(name: string, shop: string): Pose | undefined {
  const line = cleanLine(name).normalize('NFKC').replace(/[。｡]/g, '.');
  if (ADDRESS.test(line)) return 'address';
  if (wordsOf(line).some(word => OF_STAFF.has(word))) return 'shop';
  const ofShop = fold(shop.replace(/[^\p{L}\p{M}\p{N}]/gu, ''));
  const rest = line
    .split(/[^\p{L}\p{M}\p{N}@$!|]+/u)
    .filter(Boolean)
    .map(fold)
    .filter(word => !BESIDE_THE_SHOP.has(word));
  return ofShop !== '' && rest.join('') === ofShop ? 'shop' : undefined;
}
