/** The words by which instructions are known, in English, Hindi and Hinglish. */
import type { Brief, Costume } from './brief.ts';

export const QUOTED = /["“”«„]([^"“”«»„]{1,60})["”»“]|(?<=\s|^)['‘]((?:[^'’]|['’](?=\p{L})){2,60})['’](?=\s|$|[.,!])/u;
export const WRITE =
  /(?:\b(?:text|lettering|words?|caption|title|headline|write|says?|saying|likho|likh do|likh)\b(?:\s+(?:to|as|should be|should say|ko|karo))?|लिखो|लिख दो)\s*:?\s+((?:[^"“”«»„.,\n]|[.,](?=\S)){2,60})$/iu;
export const REMOVE =
  /\b(?:remove|without|delete|drop|no more|no|take away|take out|get rid of|erase|hatao|hata do|nikalo|nikal do)\b\s*(?:the|all|any|of)?\s*(.*)$/u;
export const REMOVE_AFTER = /^(.*?)\s*(?:hatao|hata do|nikalo|nikal do|हटाओ|हटा दो|निकालो|निकाल दो)(?:\s.*)?$/u;
export const ADD = /\b(?:add|with|more|put|include|also|give|insert|daalo|dalo|lagao|jodo)\b|डालो|जोड़ो|लगाओ/u;
export const REPLACE =
  /\b(?:replace|change|swap|turn)\s+(?:the\s+)?(.+?)\s+(?:with|to|into|by|for|se)\s+(?:a\s+|an\s+|the\s+)?(.+)$/u;
/** Another picture in the place of the main one, which is not named: 'make it a lion', 'a lion instead', 'sher bana do'. */
export const BECOME: readonly RegExp[] = [
  /\b(?:make|turn|change)\s+(?:it|this|that)\s+(?:to\s+|into\s+)?(?:a\s+|an\s+|the\s+)?(.+)$/u,
  /^(?:use\s+|draw\s+|show\s+)?(?:a\s+|an\s+|the\s+)?(.+?)\s+instead\b/u,
  /^(?:isko\s+|ise\s+|इसे\s+|इसको\s+)?(?:ek\s+|एक\s+)?(.+?)\s+(?:bana do|bana dijiye|banao|बना दो|बना दीजिए|बनाओ)$/u,
];
export const ANOTHER =
  /\b(?:different|another|new layout|change layout|change the layout|variation|redo|again|alag|dusra|naya|kuch aur)\b|अलग|दूसरा|नया/u;
export const LETTERING_WORDS = /\b(?:text|lettering|words?|writing|letters|caption|title)\b|लिखावट|अक्षर/u;
export const VIVID = /\b(?:brighter|bright|vivid|vibrant|more colou?r(?:s|ful)?|chatak)\b|चटक/u;
export const NO_WEAR =
  /\b(?:no distress|not distressed|less worn|clean print|remove (?:the )?(?:distress|texture|scratches|grunge))\b/u;
export const MORE_WEAR = /\b(?:more worn|worn out|distress(?:ed)?|scratches|grunge|texture)\b/u;
export const COSTUME_WORDS: Record<string, Costume> = { crown: 'crown', mukut: 'crown', sunglasses: 'shades', sunglass: 'shades', shades: 'shades', shade: 'shades', goggle: 'shades', goggles: 'shades', chashma: 'shades', helmet: 'helmet', headphone: 'headphones', 'santa hat': 'santa', 'santa cap': 'santa' }; // prettier-ignore
export const EXTRAS: [keyof Brief['extras'], RegExp][] = [['stars', /\b(?:stars?|sparkles?|taare|sitare)\b|तारे|सितारे/u], ['hearts', /\b(?:hearts?|dil)\b|दिल/u], ['splashes', /\b(?:splash(?:es)?|splatters?|paint drops|chheente)\b/u]]; // prettier-ignore
/** Sizes belong to the placement, not to the artwork. */
export const RESIZE = /\b(?:bigger|larger|smaller|size|bada|chhota)\b/u;
