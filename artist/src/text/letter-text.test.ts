import { describe, expect, it } from 'vitest';
import { OUTLINE, TYPEFACES } from '../../../domain/src/arrangement.ts';
import { letterText, missingSign } from './letter-text.ts';

/** A word of each script with joins and marks. */
const WORDS = {
  latin: 'Chhaap ₹1!',
  devanagari: 'क्षत्रिय श्री',
  tamil: 'வணக்கம்',
  telugu: 'నమస్కారం',
  kannada: 'ನಮಸ್ಕಾರ',
  malayalam: 'നമസ്കാരം',
  bengali: 'নমস্কার শ্রী',
  gujarati: 'નમસ્તે',
  gurmukhi: 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ',
};
const numbers = (d: string): number[] => (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe('texts as outlines', () => {
  it.each(Object.entries(WORDS))('letters %s in every typeface, straight and bent, within its box', (_, text) => {
    expect(missingSign(text)).toBeUndefined();
    for (const typeface of TYPEFACES) {
      for (const curve of [0, 0.3, -1]) {
        const { d, width, height } = letterText({ text, typeface, curve });
        expect(width, `${typeface} ${curve}`).toBeGreaterThan(500);
        expect(d).toMatch(/^M/);
        const all = numbers(d);
        expect(all.every(Number.isFinite)).toBe(true);
        const xs = all.filter((__, i) => i % 2 === 0);
        const ys = all.filter((__, i) => i % 2 === 1);
        expect(Math.min(...xs)).toBeCloseTo(OUTLINE, 0);
        expect(Math.max(...xs)).toBeCloseTo(width - OUTLINE, 0);
        expect(Math.min(...ys)).toBeCloseTo(OUTLINE, 0);
        expect(Math.max(...ys)).toBeCloseTo(height - OUTLINE, 0);
      }
    }
  });

  it('has a face of its own for every typeface', () => {
    const drawn = TYPEFACES.map(typeface => letterText({ text: 'Chai', typeface, curve: 0 }).d);
    expect(new Set(drawn).size).toBe(TYPEFACES.length);
  });

  it('bends upwards and downwards: the middle of a line is its highest or lowest place', () => {
    const flat = letterText({ text: 'IIIIIIIIIIIIIII', typeface: 'plain', curve: 0 });
    for (const curve of [0.5, -0.5]) {
      const { d, width, height } = letterText({ text: 'IIIIIIIIIIIIIII', typeface: 'plain', curve });
      expect(height).toBeGreaterThan(flat.height * 1.5);
      const all = numbers(d);
      const atMiddle = all.filter((_, i) => i % 2 === 1 && Math.abs(all[i - 1]! - width / 2) < width / 20);
      const mean = atMiddle.reduce((a, b) => a + b) / atMiddle.length;
      if (curve > 0) expect(mean).toBeLessThan(height / 2);
      else expect(mean).toBeGreaterThan(height / 2);
    }
  });

  it('sets two lines below each other', () => {
    const one = letterText({ text: 'Chai', typeface: 'bold', curve: 0 });
    const two = letterText({ text: 'Chai\nChai', typeface: 'bold', curve: 0 });
    expect(two.width).toBeCloseTo(one.width);
    expect(two.height).toBeGreaterThan(one.height * 1.8);
  });

  it.each([
    ['Hi 你好', '你'],
    ['family 👨‍👩‍👧 time', '👨‍👩‍👧'],
    ['love ♥', '♥'],
    ['سلام', 'س'],
    ['\u200d', '\u200d'],
  ])('names the first sign of %o that no face draws', (text, sign) => expect(missingSign(text)).toBe(sign));
});
