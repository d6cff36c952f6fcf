import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accountOf } from './account.ts';
import { readScene } from './read-scene.ts';
import { spoken } from './spoken.ts';
import { tokensOf } from './tokens.ts';

interface Fact {
  prompt: string;
  facts: string[];
  lettering: string | null;
}

interface Reading {
  scene: string[];
  drawn: string[];
  relatives: string[];
  leftOut: string[];
}

const FACTS = JSON.parse(readFileSync(new URL('../../prompts/facts.json', import.meta.url), 'utf8')) as Fact[];
const STORED = new URL('../../prompts/readings.json', import.meta.url);

const HINGLISH =
  /\b(wala|wali|wale|aur|ke|ki|ka|mein|par|pe|hua|hui|hue|bina|likha|likho|ek|do|teen|peeta|peeti|sath|saath|lal|neela)\b/i; // prettier-ignore
const isIndian = ({ prompt }: Fact) => /[\u0900-\u097f]/.test(prompt) || HINGLISH.test(prompt);

function readingOf(prompt: string): Reading {
  const scene = readScene(prompt);
  const { drawn, relatives, leftOut } = accountOf(scene);
  return {
    scene: spoken(scene),
    drawn: drawn.map(({ words }) => words),
    relatives: relatives.map(({ words, as }) => `${words} as ${as}`),
    leftOut: leftOut.map(({ words }) => words),
  };
}

/** `ARTIST_READINGS=write` stores what is read today: look at the difference before it is committed. */
if (process.env.ARTIST_READINGS === 'write') {
  const all = Object.fromEntries(FACTS.map(({ prompt }) => [prompt, readingOf(prompt)]));
  writeFileSync(STORED, `${JSON.stringify(all, null, 2)}\n`);
}

/** What orders a print, announces lettering, or only helps a noun or verb. */
const NO_CONTENT =
  /^(a|an|the|of|in|on|at|by|to|and|or|with|from|for|as|its|it|his|her|their|my|our|is|are|that|who|no|not|but|just|only|without|into|be|dressed|team|club|company|bakery|name|named|number|quote|joke|motivation|theme|scene|letters|years|below|colours?|style|text|saying|written|tshirt|design|bengali|में|पर|की|का|के|और|से|को|एक|हुआ|हुई|हुए|है|हैं|हो|करते|जी|भगवान|वाली|लिए|लिखा|जिस|बिना|सिर्फ|साथ|रंग|टेक्स्ट|हाथ|फूल|mein|me|par|pe|ki|ka|ke|se|ko|aur|ek|hua|hui|hue|hai|hain|raha|rahi|rahe|wala|wali|wale|ho|jis|jo|likha|likho|bina|sirf|saath|upar|neeche|beech|mera|ji|sir|liye)$/;

const readings = JSON.parse(readFileSync(STORED, 'utf8')) as Record<string, Reading>;

describe('the prompts with facts', () => {
  it('are three hundred and more, sixty of them Hindi or Hinglish, none twice', () => {
    expect(FACTS.length).toBeGreaterThanOrEqual(300);
    expect(FACTS.filter(isIndian).length).toBeGreaterThanOrEqual(60);
    expect(new Set(FACTS.map(({ prompt }) => prompt)).size).toBe(FACTS.length);
    expect(Object.keys(readings)).toEqual(FACTS.map(({ prompt }) => prompt));
  });

  it.each(FACTS)('$prompt', ({ prompt }) => {
    expect(readingOf(prompt)).toEqual(readings[prompt]);
  });

  it.each(FACTS)('has its words in one list only: $prompt', ({ prompt }) => {
    const { drawn, relatives, leftOut } = accountOf(readScene(prompt));
    const told = [...drawn, ...relatives, ...leftOut].map(({ words }) => words.toLowerCase());
    expect(new Set(told).size, told.join(' | ')).toBe(told.length);
  });

  it('tells every content word of every prompt in one of the three lists', () => {
    const untold = FACTS.flatMap(({ prompt }) => {
      const { drawn, relatives, leftOut } = accountOf(readScene(prompt));
      const told = new Set([...drawn, ...relatives, ...leftOut].flatMap(({ words }) => tokensOf(words).map(({ plain }) => plain))); // prettier-ignore
      const missed = tokensOf(prompt).filter(({ text, plain }) => /\p{L}[\p{L}\p{M}]/u.test(text) && !NO_CONTENT.test(plain) && !told.has(plain)); // prettier-ignore
      return missed.map(({ text }) => `${text} in: ${prompt}`);
    });
    expect(untold).toEqual([]);
  });

  it.each(FACTS.filter(({ lettering }) => lettering))('says "$lettering": $prompt', ({ prompt, lettering }) => {
    const scene = readScene(prompt);
    if (lettering === 'none') expect(scene.isWordless).toBe(true);
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replace(/\(.*\)|[.;]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
    const written = plain(scene.lettering.map(({ text }) => text).join(' '));
    const parts = lettering === 'none' ? [] : lettering!.split(';');
    for (const part of parts) expect(written).toContain(plain(part));
  });
});
