import { describe, expect, it } from 'vitest';
import { library } from '../library/library.ts';
import { fitText } from './lettering.ts';
import { ShaperFont } from './harfbuzz.ts';
import { SCRIPT_FONTS } from './scripts.ts';
import { canLetter, drawableText } from './shape.ts';

/** Words with the joins and marks that go wrong first. */
const SAMPLES: Record<keyof typeof SCRIPT_FONTS, string> = {
  devanagari: 'क्षत्रिय ज्ञान श्री ऋषि द्वितीय कृष्ण हिन्दी ॐ रुपया छाप आमची मुंबई १२३',
  tamil: 'வணக்கம் தமிழ்நாடு ஸ்ரீ க்ஷ பொங்கல் வாழ்த்துக்கள் சிங்கம்',
  telugu: 'నమస్కారం శ్రీ క్షేత్రం తెలుగు హైదరాబాద్ జ్ఞానం',
  kannada: 'ನಮಸ್ಕಾರ ಶ್ರೀ ಕ್ಷೇತ್ರ ಬೆಂಗಳೂರು ಜ್ಞಾನ ಕನ್ನಡ',
  malayalam: 'നമസ്കാരം ശ്രീ ക്ഷേത്രം കോഴിക്കോട് ഓണാശംസകൾ ന്റെ',
  bengali: 'নমস্কার শ্রী ক্ষমা কলকাতা জ্ঞান দুর্গাপূজা',
  gujarati: 'નમસ્તે શ્રી ક્ષમા અમદાવાદ જ્ઞાન ગુજરાતી',
  gurmukhi: 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ ਪੰਜਾਬ ਅੰਮ੍ਰਿਤਸਰ ਖ਼ਾਲਸਾ',
};

describe('lettering', () => {
  it.each(Object.entries(SAMPLES))('has every glyph of %s in its display and text face', (script, sample) => {
    const { display, text } = SCRIPT_FONTS[script as keyof typeof SCRIPT_FONTS];
    const extra = script === 'devanagari' ? ['rozha', 'modak', 'baloo'] : [];
    for (const key of [display, text, ...extra]) {
      const font = new ShaperFont(library().font(key));
      for (const word of sample.split(' ')) {
        const missing = font.shape(word).filter(g => g.glyph === 0);
        expect(missing, `${word} in ${key}`).toEqual([]);
      }
    }
    expect(canLetter(sample)).toBe(true);
    expect(fitText(sample, 'anton', { x: 0, y: 0, width: 500, height: 100 }).width).toBeGreaterThan(100);
  });

  it('shapes rather than lines up: a conjunct has fewer glyphs than letters', () => {
    expect(new ShaperFont(library().font('yatra')).shape('क्ष').length).toBe(1);
  });

  it('leaves out what no face draws', () => {
    expect(drawableText('Hi 😀 你好 there')).toBe('Hi there');
    expect(fitText('😀', 'anton', { x: 0, y: 0, width: 100, height: 100 }).d).toBe('');
  });
});
