import type { Brief, Setting, Subject } from './brief.ts';
import { layoutThatShows, rankLayouts } from './choose-layout.ts';
import type { Change } from './change.ts';
import {
  ADD,
  BECOME,
  COSTUME_WORDS,
  EXTRAS,
  LETTERING_WORDS,
  NO_WEAR,
  REMOVE,
  REMOVE_AFTER,
  REPLACE,
} from './change-words.ts';
import { findSubjects } from './find-subjects.ts';
import { lemma } from './normalise.ts';
import { SETTINGS } from './vocabulary.ts';

const MOST_EXTRAS = 2;
const MOST_SUPPORT = 4;

/** The setting that a word names. */
export const isSetting = (phrase: string): Setting | undefined => SETTINGS.find(([, set]) => set.has(phrase))?.[0];
const same = (a: Subject, b: Subject) =>
  a.term === b.term ||
  a.label === b.label ||
  (a.house !== undefined && a.house === b.house) ||
  (a.colour !== undefined && a.colour === b.colour);

/** Takes subjects, costumes, settings and extras away. */
export function removeThings(c: Change): void {
  const { brief } = c;
  const what = c.removed === undefined ? c.plain.match(REMOVE)?.[1] || c.plain.match(REMOVE_AFTER)?.[1] : undefined;
  if (!what || LETTERING_WORDS.test(what) || NO_WEAR.test(c.plain)) return;
  c.removed = what;
  const words = what.split(' ').map(lemma);
  const subjects = findSubjects(words);
  c.understood ||= subjects.length > 0 || EXTRAS.some(([, rule]) => rule.test(what));
  const gone: string[] = [];
  for (const s of subjects) {
    const kept = brief.support.filter(other => !same(other, s));
    if (kept.length < brief.support.length) gone.push(s.label);
    brief.support = kept;
    if (brief.hero && same(brief.hero, s) && brief.support.length) {
      gone.push(s.label);
      brief.hero = brief.support.shift()!;
    }
  }
  for (const word of words) {
    const costume = COSTUME_WORDS[word];
    if (costume && brief.costumes.includes(costume)) {
      brief.costumes = brief.costumes.filter(x => x !== costume);
      gone.push(word);
    }
    const setting = isSetting(word);
    if (setting && brief.settings.includes(setting)) {
      brief.settings = brief.settings.filter(x => x !== setting);
      gone.push(word);
    }
  }
  for (const [extra, rule] of EXTRAS) {
    if (rule.test(what) && brief.extras[extra] > 0) {
      brief.extras[extra] = 0;
      gone.push(extra);
    }
  }
  if (gone.length) c.applied.push(`Removed: ${[...new Set(gone)].join(', ')}`);
}

/** Puts one subject in the place of another; false when the instruction does not say so. */
export function replaceSubject(c: Change): boolean {
  const match = c.plain.match(REPLACE);
  if (!match) return false;
  const [before] = findSubjects(match[1]!.split(' ').map(lemma));
  const [after] = findSubjects(match[2]!.split(' ').map(lemma));
  if (!before || !after) return false;
  const { position: _p, length: _l, ...subject } = after;
  if (c.brief.hero && same(c.brief.hero, before)) c.brief.hero = subject;
  else if (c.brief.support.some(s => same(s, before)))
    c.brief.support = c.brief.support.map(s => (same(s, before) ? subject : s));
  else return false;
  c.applied.push(`Replaced: ${before.label} with ${after.label}`);
  return true;
}

/** Puts a subject in the place of the main one, where nothing else in the instruction was understood. */
export function becomeSubject(c: Change): void {
  if (c.applied.length || c.understood || !c.brief.hero) return;
  const named = BECOME.map(rule => c.plain.match(rule)?.[1]).find(Boolean);
  const [after] = named ? findSubjects(named.split(' ').map(lemma)) : [];
  if (!after) return;
  c.understood = true;
  if (same(c.brief.hero, after)) return;
  const { position: _p, length: _l, ...subject } = after;
  c.applied.push(`Replaced: ${c.brief.hero.label} with ${after.label}`);
  c.brief.hero = subject;
}

/** Adds extras, costumes, settings and subjects. */
export function addThings(c: Change): void {
  const { brief } = c;
  if (!ADD.test(c.plain)) return;
  const added: string[] = [];
  for (const [extra, rule] of EXTRAS) {
    if (!rule.test(c.plain)) continue;
    c.understood = true;
    if (brief.extras[extra] >= MOST_EXTRAS) continue;
    brief.extras[extra]++;
    added.push(extra);
  }
  const words = c.words.filter(
    w => !EXTRAS.some(([, rule]) => rule.test(w)) && w !== 'add' && w !== 'more' && w !== 'put',
  );
  for (const phrase of [...words, ...words.slice(1).map((w, i) => `${words[i]} ${w}`)]) {
    const costume = COSTUME_WORDS[phrase];
    if (costume && brief.hero && !brief.hero.traits.includes('deity') && !brief.costumes.includes(costume)) {
      brief.costumes.push(costume);
      added.push(phrase);
    }
  }
  added.push(...addSettings(brief, words));
  for (const { position: _p, length: _l, ...subject } of findSubjects(words)) {
    if (subject.costume && subject.costume in { crown: 1, shades: 1 } && brief.hero) continue;
    c.understood = true;
    if (brief.hero && same(brief.hero, subject)) continue;
    if (brief.support.some(s => same(s, subject)) || brief.support.length >= MOST_SUPPORT) continue;
    if (brief.hero) brief.support.push(subject);
    else {
      brief.hero = subject;
      brief.layout = rankLayouts(brief)[0]!;
    }
    added.push(subject.label);
  }
  if (added.length) c.applied.push(`Added: ${[...new Set(added)].join(', ')}`);
}

/** Adds the settings that a composition can show, and moves to one that does; tells their words. */
function addSettings(brief: Brief, words: string[]): string[] {
  const asked = words.flatMap(word => {
    const setting = isSetting(word);
    return setting && setting !== 'star' && setting !== 'splash' && !brief.settings.includes(setting)
      ? [{ word, setting }]
      : [];
  });
  const layout = layoutThatShows(
    brief,
    asked.map(a => a.setting),
  );
  if (!layout) return [];
  brief.settings.push(...new Set(asked.map(a => a.setting)));
  if (asked.length && brief.hero) brief.layout = layout;
  return asked.map(a => a.word);
}
